import { named } from '@touchstone/domain/books/fact-kind'
import { larger, type Money } from '@touchstone/domain/money/decimal'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { CommandOf, UserCommand } from '@touchstone/domain/rulebook/nouns'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import { openPause } from '@touchstone/domain/house-books/pauses'
import { pauseNamed, poolBookFact } from '@touchstone/domain/strategies/strategy-facts'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { Refused } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import type { Candles } from '../../house/candles/candles.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import type { NamedFacts } from '../../executor/submission.ts'
import { bondSales } from '../bonds/bond-sales.ts'
import { lastBondTest } from '../bonds/bond-tests.store.ts'
import { createWithdrawalPasswords } from '../funds-guard/try-withdrawal-password.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { minerSales } from '../mining/miner-sales.ts'
import { type PublishedRules, saleOpensAt } from '../strategies/published-rules.ts'
import { isRecorded } from '../../executor/is-recorded.store.ts'

export type BuyingDeps = { sql: Sql; books: CallerBooks; passwords: Passwords; candles: Pick<Candles, 'list'> } & Pick<
  HousePort,
  'settings' | 'settingsVersions' | 'tape'
> &
  Pick<PublishedRules, 'feed'>
/** `password`: that of withdrawals, where one was sent. */
type Asker = { userId: number; at: number; key: string; password: string | undefined }
type Bought = { amount: Money; named: NamedFacts }

/** Returns what finds out whether somebody may buy, and what the command is to be told of the pool, the bond or the network. */
export function productBuying(deps: BuyingDeps) {
  const { sql, books, settings, settingsVersions, feed } = deps
  const sales = bondSales(deps)
  const machines = minerSales(deps)
  const tryWithdrawalPassword = createWithdrawalPasswords(deps)

  /** What was bought before under this key is only answered again. */
  const isRepeated = async ({ userId, key }: Asker): Promise<boolean> =>
    isRecorded(sql, await books.named(userId, 'real'), key)

  /** The pool that is asked. Else the money would be set aside for moments, only to come back. */
  async function ofStrategy(
    { product, amount }: CommandOf<'buy_strategy'>,
    asker: Asker,
  ): Promise<Result<Bought, Refused>> {
    const held = (await readPools(sql)).find(({ pool }) => pool.product === product)
    // The rule of a sale that is open may have become another one, which nobody could read for long enough.
    const terms = investmentsUnder(settings()).strategies.find(({ id }) => id === product)
    const opensAt = terms && (await saleOpensAt(sql, terms.rule, { settingsVersions, feed, at: asker.at }))
    const left = held?.pool.isOnSale === true ? larger(held.pool.capacity - held.pool.granted, 0n) : undefined
    if (left !== undefined && amount > left && !(await isRepeated(asker)))
      return refuse({ kind: 'product_sold_out', left })
    const bookId = left === undefined || held === undefined || opensAt !== undefined ? 0 : held.bookId
    const frozen = held === undefined ? {} : pauseNamed(held.bookId, openPause(held.pauses))
    return ok({ amount, named: { byKind: { ...named(poolBookFact, { product, bookId }), ...frozen } } })
  }

  /** The same of a bond, which nobody subscribes who has not taken the test. */
  async function ofBond(
    { product, units }: CommandOf<'subscribe_bond'>,
    asker: Asker,
  ): Promise<Result<Bought, Refused>> {
    const offer = await sales.offer(product)
    if (offer === undefined) return ok({ amount: 0n, named: {} })
    const bought = { amount: offer.unit * BigInt(units), named: offer.named }
    if (await isRepeated(asker)) return ok(bought)
    if ((await lastBondTest(sql, asker.userId)) === undefined) return refuse({ kind: 'bond_test_needed' })
    if (units > offer.left) return refuse({ kind: 'product_sold_out', left: offer.unit * BigInt(offer.left) })
    return ok(bought)
  }

  /** The same of machines. */
  async function ofMiner({ product, units }: CommandOf<'buy_miner'>, asker: Asker): Promise<Result<Bought, Refused>> {
    const { price, left, unitsMax, named: facts } = await machines.offer(product)
    // More than anybody may hold: the book says so, and no password is tried for it.
    if (unitsMax > 0 && units > unitsMax) return ok({ amount: 0n, named: facts })
    if (left !== undefined && units > left && !(await isRepeated(asker)))
      return refuse({ kind: 'product_sold_out', left: price * BigInt(left) })
    return ok({ amount: price * BigInt(units), named: facts })
  }

  function boughtBy(command: UserCommand, asker: Asker): Promise<Result<Bought, Refused>> {
    if (command.kind === 'buy_strategy') return ofStrategy(command, asker)
    if (command.kind === 'subscribe_bond') return ofBond(command, asker)
    if (command.kind === 'buy_miner') return ofMiner(command, asker)
    throw new Error(`${command.kind} buys no product`)
  }

  return async (command: UserCommand, asker: Asker): Promise<Result<NamedFacts, Refused>> => {
    const bought = await boughtBy(command, asker)
    if (!bought.ok) return bought
    const { passwordFrom } = investmentsUnder(settings())
    if (bought.value.amount < passwordFrom || (await isRepeated(asker))) return ok(bought.value.named)
    const { userId, password, at } = asker
    if (password === undefined) return refuse({ kind: 'withdrawal_password_required', from: passwordFrom })
    const right = await tryWithdrawalPassword({ userId, password, at })
    return right.ok ? ok(bought.value.named) : right
  }
}
