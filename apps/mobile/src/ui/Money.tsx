import type { ComponentProps } from 'react'
import { Amount } from './Amount.tsx'

type MoneyProps = Omit<ComponentProps<typeof Amount>, 'currency'> & { unit?: string }

/** An amount with its unit; what is not known is a dash without one. */
export function Money({ unit = 'USDT', ...amount }: MoneyProps) {
  const isKnown = amount.value !== null && amount.value !== undefined
  return <Amount {...amount} currency={isKnown ? unit : undefined} />
}
