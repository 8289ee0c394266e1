import { dayMs } from '@touchstone/domain/time'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NamedFacts } from '../../executor/submission.ts'
import { bondDayJob } from '../../features/bonds/bond-days.ts'
import { bondSales } from '../../features/bonds/bond-sales.ts'
import { createSchedules } from '../../house/schedules/schedules.ts'
import { submitUnder } from '../../house/test-submit.ts'
import type { TestConsole, TestOperator } from '../operators/test-console.ts'

/** The days of a console’s bonds, whose issuers pay by the bank; operators sign in again after them. */
export async function startBondDays(app: TestConsole, operators: readonly TestOperator[]) {
  const { house, time } = app
  const { sql, decisionTime, executor } = house
  const job = bondDayJob({ sql, submit: executor.submit, decisionTime, playIssuers: 'none' })
  const log = (message: string, details: object): never => {
    throw new Error(`${message} ${JSON.stringify(details)}`)
  }
  const schedules = createSchedules({ sql, jobs: [job], log })
  await schedules.advance(time.now)
  return async (count: number): Promise<void> => {
    for (let day = 0; day < count; day += 1) {
      time.now = (Math.floor(time.now / dayMs) + 1) * dayMs + 61_000
      await schedules.advance(time.now)
      await house.idle()
    }
    for (const operator of operators) operator.token = await app.signedIn(operator.id)
  }
}

/** Lets a newcomer lend so many units of 100 USDT: with a reward that two operators gave. */
export async function subscribed(
  app: TestConsole,
  [proposer, decider]: readonly [TestOperator, TestOperator],
  { product, units }: { product: string; units: number },
): Promise<void> {
  const { bookId, userId } = await app.newcomer()
  const reward = { userId: String(userId), currency: 'USDT', amount: String(units * 100), reason: 'To lend it' }
  const { proposalId } = await app.done('proposeReward', reward, proposer.token)
  await app.done('approveProposal', { id: proposalId }, decider.token)
  const offer = await bondSales(app.house).offer(product)
  const commands: [UserCommand, NamedFacts][] = [
    [{ kind: 'acknowledge_risk' }, {}],
    [{ kind: 'subscribe_bond', product, units }, offer?.named ?? {}],
  ]
  for (const [command, named] of commands) {
    const outcome = await submitUnder(app.house, app.newKey(), { bookId, command, named })
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  }
  await app.house.idle()
}
