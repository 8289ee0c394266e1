import { isGiven } from '@touchstone/domain/ieo-sales/tokens'
import { dayMs } from '@touchstone/domain/time'
import type { PlaySaleIssuers } from './ieo-steps.ts'

/** How long after everybody got or lost theirs a sandbox lists the token: people see that state for a day. Our choice. */
const listedAfterMs = dayMs

/** The issuers of a sandbox: their token is listed by itself; then each takes what was raised, and what nobody bought. */
export const playSaleIssuers: PlaySaleIssuers = (
  { pool: { product }, sale, escrow, proceeds },
  { undecided, lotsPaid },
  { givenAt, at },
) => {
  const operators: number[] = []
  if (sale.state === 'listed') {
    const reference = 'sandbox'
    const taken = { kind: 'pay_out_raised', product, amount: proceeds, reference, operators } as const
    const returned = { kind: 'return_tokens', product, amount: escrow, reference, operators } as const
    return [
      ...(proceeds > 0n ? [{ key: `sandbox:raised:${product}`, command: taken }] : []),
      ...(escrow > 0n ? [{ key: `sandbox:returned:${product}`, command: returned }] : []),
    ]
  }
  const isOver = isGiven(sale, at) && undecided === 0 && lotsPaid === sale.lotsGiven
  if (!isOver || at < givenAt + listedAfterMs) return []
  return [{ key: `sandbox:list:${product}`, command: { kind: 'list_ieo', product, lots: lotsPaid, operators } }]
}
