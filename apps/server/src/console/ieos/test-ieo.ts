import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NamedFacts } from '../../executor/submission.ts'
import { ieoSales } from '../../features/ieo/ieo-sales.ts'
import { ieoSteps } from '../../features/ieo/ieo-steps.ts'
import { submitUnder } from '../../house/test-submit.ts'
import type { TestConsole, TestOperator } from '../operators/test-console.ts'

export type TestApplicant = { bookId: number; orderId: string; token: string }

/** The sales of a console, whose issuers deliver and are paid by hand, and people who apply; operators sign in again after its days. */
export function saleDays(
  app: TestConsole,
  operators: readonly [proposer: TestOperator, decider: TestOperator, ...others: TestOperator[]],
) {
  const { house, time, owner } = app
  const [proposer, decider] = operators
  const sales = ieoSales(house)
  const { sql, decisionTime, executor } = house
  const log = (message: string, details: object): never => {
    throw new Error(`${message} ${JSON.stringify(details)}`)
  }
  const steps = ieoSteps({ sql, submit: executor.submit, decisionTime, playIssuers: 'none', log })

  async function asked(bookId: number, command: UserCommand, facts: NamedFacts = {}) {
    const outcome = await submitUnder(house, app.newKey(), { bookId, command, named: facts })
    if (outcome.kind !== 'done') throw new Error(`${command.kind}: ${JSON.stringify(outcome)}`)
    await house.idle()
    return outcome
  }

  return {
    /** Lets a newcomer apply for lots: with a reward that two operators gave. */
    async apply(product: string, lots: number, reward: string): Promise<TestApplicant> {
      const { bookId, userId, token } = await app.newcomer()
      const given = { userId: String(userId), currency: 'USDT', amount: reward, reason: 'To apply' }
      const { proposalId } = await app.done('proposeReward', given, proposer.token)
      await app.done('approveProposal', { id: proposalId }, decider.token)
      await asked(bookId, { kind: 'acknowledge_risk' })
      const offer = await sales.offer(product)
      if (offer === undefined) throw new Error(`${product} is not open`)
      const { lotPrice } = offer.offer
      const applied = await asked(bookId, { kind: 'apply_ieo', product, lots, lotPrice }, offer.named)
      const reply = readReply(applied.reply)
      if (reply.kind !== 'ieo_applied') throw new Error(`applying was answered with ${reply.kind}`)
      return { bookId, orderId: reply.order.id, token }
    },
    pay: ({ bookId, orderId }: TestApplicant) => asked(bookId, { kind: 'pay_ieo', orderId }),
    /** To a time, without what is due by then. */
    async goTo(at: number): Promise<void> {
      time.now = Math.max(time.now, at)
      for (const operator of operators) operator.token = await app.signedIn(operator.id)
    },
    /** Does what is due. */
    async advance(): Promise<void> {
      await steps.advance(time.now)
      await house.idle()
    },
    /** What people have of a token, in all accounts. */
    async held(token: string): Promise<string> {
      const [row] = await owner<{ amount: string }[]>`
        select coalesce(trim_scale(sum(a.amount)), 0)::text as amount from accounts a join books b on b.id = a.book_id
        where a.currency = ${token} and b.user_id is not null`
      return row?.amount ?? ''
    },
  }
}
