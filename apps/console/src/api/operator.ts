import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { Right } from '@touchstone/wire/rights'
import { createContext, use } from 'react'
import type * as z from 'zod/mini'

export type Operator = z.output<ConsoleApi['thisOperator']['reply']>

export const OperatorContext = createContext<Operator | undefined>(undefined)

/** Who is signed in. Only what stands inside the frame asks. */
export function useOperator(): Operator {
  const operator = use(OperatorContext)
  if (operator === undefined) throw new Error('nobody is signed in here')
  return operator
}

export const useRight = (right: Right): boolean => useOperator().rights.includes(right)
