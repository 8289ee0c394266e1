import { allot } from '@touchstone/domain/ieo-sales/allotment'
import { roundAt, sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, lastTicket, listRoot } from '@touchstone/domain/ieo-sales/draw'
import { agreementOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { ieoOfferFact } from '@touchstone/domain/ieo-orders/ieo-facts'
import { named } from '@touchstone/domain/books/fact-kind'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { HouseCommand, UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NamedFacts } from '../../executor/submission.ts'
import { submitUnder } from '../../house/test-submit.ts'
import type { TestConsole, TestOperator } from '../operators/test-console.ts'
import { findIeoBook, type IeoBook } from './ieos.store.ts'

export type TestApplicant = { bookId: number; orderId: string; lots: number }

/** A sale of a console’s, with people who apply for its lots, and its days: what the schedules of the house do, step by step. */
export function ieoOf(
  app: TestConsole,
  product: string,
  operators: readonly [proposer: TestOperator, decider: TestOperator, ...others: TestOperator[]],
) {
  const { house, time, owner } = app
  const [proposer, decider] = operators
  const applicants: TestApplicant[] = []

  async function book(): Promise<IeoBook> {
    const held = await findIeoBook(house.sql, product)
    if (held === undefined) throw new Error(`${product} has no book`)
    return held
  }

  async function rowOf(kind: string): Promise<number> {
    const { bookId } = await book()
    const [row] = await owner<{ sequence: bigint }[]>`
      select sequence from journal where book_id = ${bookId} and reply::json ->> 'kind' = ${kind}
      order by sequence desc limit 1`
    return Number(row?.sequence ?? 0)
  }

  /** Whether it was done now: the schedules of the house may have come before. */
  async function submitted(bookId: number, key: string, command: HouseCommand): Promise<void> {
    const outcome = await house.executor.submit({ bookId, key, command })
    if (outcome.kind !== 'done' && !(outcome.kind === 'refused' && outcome.refusal.kind === 'not_due'))
      throw new Error(`${command.kind}: ${JSON.stringify(outcome)}`)
    await house.idle()
  }

  async function asked(bookId: number, command: UserCommand, facts: NamedFacts = {}) {
    const outcome = await submitUnder(house, app.newKey(), { bookId, command, named: facts })
    if (outcome.kind !== 'done') throw new Error(`${command.kind}: ${JSON.stringify(outcome)}`)
    await house.idle()
    return outcome
  }

  async function goTo(at: number): Promise<void> {
    time.now = Math.max(time.now, at)
    for (const operator of operators) operator.token = await app.signedIn(operator.id)
  }

  return {
    /** Lets a newcomer apply for lots: with a reward that two operators gave. */
    async apply(lots: number, reward: string): Promise<TestApplicant> {
      const { bookId, userId } = await app.newcomer()
      const given = { userId: String(userId), currency: 'USDT', amount: reward, reason: 'To apply' }
      const { proposalId } = await app.done('proposeReward', given, proposer.token)
      await app.done('approveProposal', { id: proposalId }, decider.token)
      const { bookId: sale, pool, sale: opened } = await book()
      const agreed = agreementOf({ ...opened, product, token: pool.currency })
      const { closesAt, lotPrice } = opened
      const offer = named(ieoOfferFact, { ...agreed, bookId: sale, openedIn: await rowOf('ieo_opened'), closesAt })
      await asked(bookId, { kind: 'acknowledge_risk' })
      const applied = await asked(bookId, { kind: 'apply_ieo', product, lots, lotPrice }, { byKind: offer })
      const reply = readReply(applied.reply)
      if (reply.kind !== 'ieo_applied') throw new Error(`applying was answered with ${reply.kind}`)
      const applicant = { bookId, orderId: reply.order.id, lots }
      applicants.push(applicant)
      return applicant
    },
    /** The midnight at which nobody can apply any more, and the list of all of them. */
    async close(): Promise<void> {
      const { bookId, sale } = await book()
      await goTo(sale.closesAt)
      const list = applicants.map(({ orderId: id, lots }) => ({ id, lots }))
      const lots = list.reduce((sum, each) => sum + each.lots, 0)
      const command = { kind: 'close_ieo', product, orders: list.length, lots, root: listRoot(list) } as const
      await submitted(bookId, `close:${product}`, command)
    },
    /** Says which part everybody gets; `give` lets them have it. */
    async allot() {
      const { bookId, sale } = await book()
      const allotment = allot(
        applicants.map(({ orderId: id, lots }) => ({ id, lots })),
        sale.lots,
        sale.cap,
      )
      await submitted(bookId, `allot:${product}`, { kind: 'allot_ieo', product, ...allotment })
      const decidedIn = await rowOf('ieo_allotted')
      return async ({ bookId: of, orderId }: TestApplicant): Promise<void> => {
        await submitted(of, `give:${orderId}`, { kind: 'give_ieo', orderId, decidedIn, ...allotment })
      }
    },
    /** Draws at its time: the first, and the second one among those who won nothing. Nobody else may have won by then. */
    async draw(draw: 1 | 2, lots: number, among: readonly TestApplicant[] = applicants): Promise<void> {
      const { bookId, sale } = await book()
      await goTo(draw === 1 ? roundAt(sale.round) : sale.payUntil)
      const beacon = sandboxBeacon(sale.round)
      const seed = drawSeed(beacon, sale.root)
      const above = sale.upTo
      const list = among.map(({ orderId: id, lots: own }) => ({ id, lots: own }))
      const upTo = lastTicket(list, seed, { above, lots })
      await submitted(bookId, `draw:${product}:${draw}`, { kind: 'draw_ieo', product, draw, beacon, lots, upTo })
      const decidedIn = await rowOf('ieo_drawn')
      const { payUntil } = (await book()).sale
      for (const { bookId: of, orderId } of among) {
        const award = { kind: 'award_ieo', orderId, decidedIn, draw, seed, above, upTo, payUntil } as const
        await submitted(of, `award:${orderId}:${draw}`, award)
      }
    },
    pay: ({ bookId, orderId }: TestApplicant) => asked(bookId, { kind: 'pay_ieo', orderId }),
    async forfeit({ bookId, orderId }: TestApplicant): Promise<void> {
      await goTo((await book()).sale.payUntil)
      await submitted(bookId, `forfeit:${orderId}`, { kind: 'forfeit_ieo', orderId })
    },
    goTo,
    /** What people have of the token, in whatever account. */
    async held(): Promise<string> {
      const { pool } = await book()
      const [row] = await owner<{ amount: string | null }[]>`
        select sum(a.amount)::text as amount from accounts a join books b on b.id = a.book_id
        where a.currency = ${pool.currency} and b.user_id is not null`
      return row?.amount ?? printDecimal(0n)
    },
  }
}
