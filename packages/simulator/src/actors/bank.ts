import { type Decimal, decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { House } from '@touchstone/server/house/house'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Sql } from '@touchstone/server/platform/database'
import type { Outcome, Submission } from '@touchstone/server/executor/submission'
import type { Coverage } from '../desk/coverage.ts'
import type { Desk, Intent } from '../desk/desk.ts'
import type { Observer } from '../desk/observer.ts'
import type { Random } from '../chance/random.ts'
import { twist } from '../rulebook/noun-tables.ts'
import { refusedAs } from '../rulebook/reach.ts'
import type { Crowd } from './crowd.ts'
import { type Credited, ordersOfOperators } from './operators.ts'
import { wishOfSaver } from './savers.ts'

const savers = 5
const firstUser = 500

/** The people with real money, and the operators who handle their deposits and withdrawals. */
export type Bank = ReturnType<typeof createBank>

type Identity = { level: 1 | 2; country: string }

type Furnishing = { identity?: Identity | undefined; operators?: readonly number[] | undefined }

type Banking = { sql: Sql; random: Random; desk: Desk; coverage: Coverage; crowd: Crowd; observer: Observer }

export function createBank({ sql, random, desk, coverage, crowd, observer }: Banking) {
  const bookIds: number[] = []
  const credited: Credited[] = []
  /** Sent while the house crashed: sent again with the same keys. */
  let unanswered: Submission[] = []
  let orders = 0
  // Beyond those of chains, which the database numbers from one.
  let arrivals = 1_000_000

  /** Inserts the arrival of a payment, reserved by operators for a deposit of the book's owner. */
  async function arrive({ bookId, command }: Submission): Promise<void> {
    if (command.kind !== 'credit_deposit') return
    const { arrivalId, depositId, channel, currency, amount, operators = [] } = command
    await sql`
      insert into deposits (id, user_id, channel, channel_name, kind, network, currency, amount, state, submitted_at,
        credited_by)
      select ${depositId}, user_id, ${channel}, ${channel}, 'bank', '', ${currency}, ${printDecimal(amount)}, 'delivered', 1,
        ${operators.join(',')}
      from books where id = ${bookId}
      on conflict do nothing`
    await sql`
      insert into arrivals (id, source, reference, channel, currency, amount, payer, arrived_at, entered_at, operators, deposit_id)
      values (${arrivalId}, 'bank:life', ${arrivalId}, ${channel}, ${currency}, ${printDecimal(amount)}, '', 1, 1, '1,2', ${depositId})
      on conflict do nothing`
  }

  async function order(house: House, submission: Submission, isCrashing: boolean): Promise<void> {
    const outcome = await house.executor.submit(submission).catch((): Outcome => ({ kind: 'failed' }))
    const { bookId, command } = submission
    if (outcome.kind === 'refused') coverage.count(refusedAs(command.kind, outcome.refusal.kind))
    else if (outcome.kind !== 'done') {
      if (isCrashing) unanswered.push(submission)
      else desk.faults.push(`${command.kind} of book ${bookId} ${outcome.kind}`)
    } else if (command.kind === 'credit_deposit' && !outcome.repeated) credited.push({ ...command, bookId })
  }

  function operate(): Submission[] {
    // Sometimes aims at a book of play money by mistake.
    const bookId = random.happens(0.02) ? random.pick(crowd.bookIds) : random.pick(bookIds)
    const book = observer.model.books.get(bookId)
    if (book === undefined) return []
    const nextArrival = (): number => (arrivals += 1)
    return ordersOfOperators({ random, book, credited, nextArrival }).map(({ command, key }) => ({
      bookId,
      key: key ?? `operator:${(orders += 1)}`,
      command,
    }))
  }

  async function ask(house: House, now: number): Promise<Intent[]> {
    const bookId = random.pick(bookIds)
    const view = { ...crowd.viewOf(house, bookId, now), random }
    const asked = await wishOfSaver(view)
    if (asked === undefined) return []
    const command = random.happens(0.1) ? twist(asked.command, view) : asked.command
    const intent = desk.intend(bookId, command, now, asked.named)
    return random.happens(0.05) ? [intent, intent] : [intent]
  }

  return {
    async join(house: House): Promise<void> {
      for (let user = firstUser; user < firstUser + savers; user += 1) {
        const bookId = await house.openBook(user, 'real')
        bookIds.push(bookId)
        const command: HouseCommand = { kind: 'set_identity', identityLevel: user % 2 === 0 ? 1 : 2, country: '' }
        await order(house, { bookId, key: 'operator:identity', command }, false)
      }
    },
    /** Gives real money to a book, and verifies the identity of its owner. */
    async furnish(house: House, bookId: number, amount: Decimal, { identity, operators }: Furnishing): Promise<void> {
      const arrivalId = String((arrivals += 1))
      const given = { depositId: arrivalId, arrivalId, channel: 'sandbox-bank', currency: 'USDT' } as const
      const deposit = {
        bookId,
        key: `deposit:${arrivalId}`,
        command: { kind: 'credit_deposit', ...given, amount, ...(operators === undefined ? {} : { operators }) },
      } as const
      await arrive(deposit)
      await order(house, deposit, false)
      if (identity === undefined) return
      const command = { kind: 'set_identity', identityLevel: identity.level, country: identity.country } as const
      await order(house, { bookId, key: 'operator:identity', command }, false)
    },
    /** Gives real money to other books, and verifies the identity of some of their owners. */
    async endow(house: House, others: readonly number[]): Promise<void> {
      for (const [index, bookId] of others.entries()) {
        const identity = { level: 1, country: index === 3 ? 'FR' : 'ES' } as const
        await this.furnish(house, bookId, decimal('20000'), { identity: index % 4 === 3 ? identity : undefined })
      }
    },
    /** A command of operators, by itself. */
    command: (house: House, bookId: number, command: HouseCommand): Promise<void> =>
      order(house, { bookId, key: `operator:${(orders += 1)}`, command }, false),
    /** What to send in one step, all at once. The arrivals that it needs are inserted first. */
    async plan(house: House, now: number): Promise<(isCrashing: boolean) => Promise<unknown>> {
      const asked = random.happens(0.3) ? await ask(house, now) : []
      const ordered = random.happens(0.4) ? operate() : []
      for (const each of ordered) await arrive(each)
      return (isCrashing) =>
        Promise.all([
          ...asked.map((each) => desk.send(house, each, isCrashing)),
          ...ordered.map((each) => order(house, each, isCrashing)),
        ])
    },
    /** After a crash: sends everything without an answer again. Each is done at most once. */
    async resume(house: House): Promise<void> {
      const again = unanswered
      unanswered = []
      for (const submission of again) await order(house, submission, false)
    },
  }
}
