import { named } from '@touchstone/domain/books/fact-kind'
import { larger, type Money } from '@touchstone/domain/money/decimal'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { CommandOf, UserCommand } from '@touchstone/domain/rulebook/nouns'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import { poolBookFact } from '@touchstone/domain/strategies/strategy-facts'
import { callCommands, type FieldsOf } from '@touchstone/signatures/call-commands'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { Refused } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import type { NamedFacts } from '../../executor/submission.ts'
import { bondSales } from '../bonds/bond-sales.ts'
import { lastBondTest } from '../bonds/bond-tests.store.ts'
import { createWithdrawalPasswords } from '../funds-guard/try-withdrawal-password.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { isRecorded } from './is-recorded.store.ts'

type Deps = { sql: Sql; books: CallerBooks; passwords: Passwords } & Pick<HousePort, 'settings' | 'settingsVersions'>
type Asked = FieldsOf<'buyProduct'>
type Asker = { userId: number; at: number; key: string }
type Bought = { amount: Money; named: NamedFacts }

/** Returns what finds out whether somebody may buy, and what the command is to be told of the pool or the bond. */
export function productBuying(deps: Deps) {
  const { sql, books, settings } = deps
  const sales = bondSales(deps)
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
    const left = held?.pool.isOnSale === true ? larger(held.pool.capacity - held.pool.granted, 0n) : undefined
    if (left !== undefined && amount > left && !(await isRepeated(asker)))
      return refuse({ kind: 'product_sold_out', left })
    const bookId = left === undefined || held === undefined ? 0 : held.bookId
    return ok({ amount, named: { byKind: named(poolBookFact, { product, bookId }) } })
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

  function boughtBy(command: UserCommand, asker: Asker): Promise<Result<Bought, Refused>> {
    if (command.kind === 'buy_strategy') return ofStrategy(command, asker)
    if (command.kind === 'subscribe_bond') return ofBond(command, asker)
    throw new Error(`${command.kind} buys no product`)
  }

  return async (asked: Asked, asker: Asker): Promise<Result<NamedFacts, Refused>> => {
    const { withdrawalPassword: password } = asked
    const bought = await boughtBy(callCommands.buyProduct(asked), asker)
    if (!bought.ok) return bought
    const { passwordFrom } = investmentsUnder(settings())
    if (bought.value.amount < passwordFrom) return ok(bought.value.named)
    if (password === undefined) return refuse({ kind: 'withdrawal_password_required', from: passwordFrom })
    const right = await tryWithdrawalPassword({ userId: asker.userId, password, at: asker.at })
    return right.ok ? ok(bought.value.named) : right
  }
}
