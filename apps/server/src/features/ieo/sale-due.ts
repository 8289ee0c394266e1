import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import type { IeoSale } from '@touchstone/domain/ieo-sales/ieo-sale'

/** When the next step of a sale is due, in epoch milliseconds; infinite where none comes by itself. */
export function nextStepAt({ state, format, closesAt, round, draws, payUntil }: IeoSale): number {
  if (state === 'open') return closesAt
  if (state === 'closed') return format === 'draw' ? roundAt(round) : closesAt
  return state === 'drawn' && draws === 1 ? payUntil : Infinity
}
