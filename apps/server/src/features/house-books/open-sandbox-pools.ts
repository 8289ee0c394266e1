import type { PoolPurpose } from '@touchstone/domain/house-books/purposes'
import type { Currency } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { houseBook, poolHolder, treasuryHolder } from './house-books.store.ts'
import type { SandboxDeps } from './open-sandbox-book.ts'

/** What is offered, and the most that the whole sale can owe. */
export type Offering = { purpose: PoolPurpose; product: string; currency: Currency; capacity: Money; mostOwed: Money }

/**
 * Gives the treasury of a sandbox its play money and `coins`, and funds and opens a pool for each offering, each once: whoever starts one
 * finds something to buy. What an operator closes later stays closed. Elsewhere all of this takes two operators.
 */
export async function openSandboxPools(
  { sql, submit, log }: SandboxDeps,
  { offerings, coins }: { offerings: readonly Offering[]; coins: readonly Currency[] },
): Promise<void> {
  async function send(bookId: number, key: string, command: HouseCommand): Promise<number | undefined> {
    const outcome = await submit({ bookId, key, command })
    if (outcome.kind === 'done') return outcome.sequence
    // Its terms have changed since it was opened: operators see to that.
    const isAsBefore = outcome.kind === 'refused' && outcome.refusal.kind === 'key_reused'
    if (!isAsBefore) log('a pool of the sandbox was not opened', { key, outcome })
    return undefined
  }

  if (offerings.length === 0) return
  const treasury = await houseBook(sql, treasuryHolder)
  if ((await send(treasury, 'sandbox:capital', { kind: 'raise_capital' })) === undefined) return
  for (const currency of coins)
    await send(treasury, `sandbox:capital:${currency}`, { kind: 'raise_coin_capital', currency })
  const operators: number[] = []
  for (const { purpose, product, currency, capacity, mostOwed: amount } of offerings) {
    const pool = await houseBook(sql, poolHolder(product))
    const made = await send(pool, `sandbox:make:${product}`, { kind: 'make_pool', purpose, product, currency })
    if (made === undefined) continue
    const allot = { kind: 'allot_capital', pool, product, currency, amount, operators } as const
    const allotted = await send(treasury, `sandbox:allot:${product}`, allot)
    if (allotted === undefined) continue
    // As what follows that row; sent here too, so that the sale need not wait for it.
    const funded = await send(pool, `fund:${treasury}-${allotted}`, { kind: 'fund_pool', treasury, currency, amount })
    if (funded === undefined) continue
    await send(pool, `sandbox:open:${product}`, { kind: 'open_sale', product, capacity, mostOwed: amount, operators })
  }
}
