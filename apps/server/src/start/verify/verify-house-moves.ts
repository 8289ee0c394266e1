import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { Currency } from '@touchstone/domain/money/currency'
import { poolHolder, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import type { PoolBooks, UnderWay } from './pool-books.ts'
import { select, type Verification } from './verification.ts'

type Move = { place: string; from: number; to: number; currency: Currency; amount: Money }
type Sent = Move & { product: string }

/**
 * Whether what the treasury sent came to a pool of the house, or the other way, and nothing came that was not sent. The key
 * of the row that takes money names the row that sent it.
 */
export function createHouseMoveCheck(verification: Verification) {
  const { differs } = verification
  const sent = new Map<string, Sent>()
  const taken = new Map<string, Move>()

  async function readHolders(): Promise<ReadonlyMap<number, string>> {
    const rows = await select<{ id: bigint; holder: string }>(
      verification,
      'select id, holder from books where holder is not null',
    )
    return new Map(rows.map(({ id, holder }) => [Number(id), holder]))
  }

  return {
    noteSent(key: string, move: Sent): void {
      sent.set(key, move)
    },

    noteTaken(key: string, move: Move): void {
      taken.set(key, move)
    },

    async compare(pools: PoolBooks): Promise<void> {
      for (const [key, { place, from, to, currency, amount }] of taken) {
        const move = sent.get(key)
        const isSame = move?.from === from && move.to === to && move.currency === currency && move.amount === amount
        if (!isSame)
          differs(
            `${place} takes ${printDecimal(amount)} ${currency} from book ${from}, which did not send it under ${key}`,
          )
      }
      const holders = await readHolders()
      for (const [bookId, { product }] of pools)
        if (holders.get(bookId) !== poolHolder(product))
          differs(`book ${bookId}: it is a pool of ${product}, but belongs to ${holders.get(bookId) ?? 'a user'}`)
      for (const { place, from, to, product } of sent.values()) {
        const ends = new Set([holders.get(from), holders.get(to)])
        if (!ends.has(treasuryHolder) || !ends.has(poolHolder(product)))
          differs(`${place} moves money between books ${from} and ${to}, not between the treasury and ${product}`)
      }
    },

    underWay: (): UnderWay[] => [...sent].flatMap(([key, move]) => (taken.has(key) ? [] : [move])),
  }
}
