import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { Right } from '@touchstone/wire/rights'
import { createContext, use } from 'react'
import type * as z from 'zod/mini'

export type Operator = z.output<ConsoleApi['thisOperator']['reply']>

export const OperatorContext = createContext<Operator | undefined>(undefined)

/** The signed-in operator. @throws outside the frame. */
export function useOperator(): Operator {
  const operator = use(OperatorContext)
  if (operator === undefined) throw new Error('no operator here: useOperator needs the frame')
  return operator
}

export const useRight = (right: Right): boolean => useOperator().rights.includes(right)
