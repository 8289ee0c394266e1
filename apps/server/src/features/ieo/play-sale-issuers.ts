import { isGiven } from '@touchstone/domain/ieo-sales/tokens'
import { dayMs } from '@touchstone/domain/time'
import type { PlaySaleIssuers } from './ieo-steps.ts'

/** How long after everybody got or lost theirs a sandbox lists the token: people see that state for a day. Our choice. */
const listedAfterMs = dayMs

/**
 * The issuers of a sandbox: their token is listed by itself; then each takes what was raised, and what nobody bought. Of a sale
 * that was called off they take the tokens.
 */
export const playSaleIssuers: PlaySaleIssuers = (
  { pool: { product }, sale, escrow, proceeds },
  { undecided, lotsPaid },
  { givenAt, at },
) => {
  const operators: number[] = []
  const reference = 'sandbox'
  const returned = { kind: 'return_tokens', product, amount: escrow, reference, operators } as const
  const returning = escrow > 0n ? [{ key: `sandbox:returned:${product}`, command: returned }] : []
  // More comes back while people are paid back: its issuer takes all of it at once.
  if (sale.state === 'called_off') return sale.lotsGiven === 0 ? returning : []
  if (sale.state === 'listed') {
    const taken = { kind: 'pay_out_raised', product, amount: proceeds, reference, operators } as const
    return [...(proceeds > 0n ? [{ key: `sandbox:raised:${product}`, command: taken }] : []), ...returning]
  }
  const isOver = isGiven(sale, at) && undecided === 0 && lotsPaid === sale.lotsGiven
  if (!isOver || at < givenAt + listedAfterMs || at >= (sale.listBy ?? Infinity)) return []
  return [{ key: `sandbox:list:${product}`, command: { kind: 'list_ieo', product, lots: lotsPaid, operators } }]
}
