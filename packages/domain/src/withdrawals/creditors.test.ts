import { describe, expect, it } from 'vitest'
import { partOf } from '../books/book.ts'
import { type Funds, openFunds, stepOf } from '../examples/example-funds.ts'
import { decimal } from '../money/decimal.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { creditorWaitMsMax } from '../settings/check-funds.ts'
import { dayMs } from '../time.ts'
import { creditorsPart } from './creditors.ts'

const creditBy = (operators?: readonly number[]): Command => ({
  kind: 'credit_deposit',
  depositId: '1',
  arrivalId: '1',
  channel: 'sandbox-bank',
  currency: 'USDT',
  amount: decimal('100'),
  ...(operators === undefined ? {} : { operators }),
})
const outcome = (funds: Funds, command: Command): string => {
  const decided = funds.run(command)
  return decided.ok ? 'done' : decided.refusal.kind
}
const waitMs = defaultSettings.funds.creditorWaitMs

describe('whoever credited a deposit', () => {
  it('waits seven days by default', () => {
    expect(waitMs).toBe(7 * dayMs)
  })

  it.each(['claim', 'approve', 'begin', 'pay'] as const)('does not %s a withdrawal of the book', (step) => {
    const funds = openFunds()
    const id = funds.ask('100')
    if (step !== 'claim') funds.done(stepOf('claim', id, 3))
    if (step === 'begin' || step === 'pay') funds.done(stepOf('approve', id, 3))
    if (step === 'pay') funds.done(stepOf('begin', id, 3))
    funds.done(creditBy([3]))
    expect(funds.refused(stepOf(step, id, 3))).toEqual({
      kind: 'credited_by_operator',
      untilAtMs: funds.at() + waitMs,
      days: 7,
    })
    funds.wait(waitMs - 1)
    expect(funds.refused(stepOf(step, id, 3))).toMatchObject({ kind: 'credited_by_operator', days: 1 })
    funds.wait(1)
    expect(outcome(funds, stepOf(step, id, 3))).toBe('done')
  })

  it('still rejects, and says that nothing left: the money stays with the person', () => {
    const funds = openFunds()
    const [rejected, failed] = [funds.ask('100'), funds.ask('100')]
    funds.bring(failed, 'paying')
    funds.done(creditBy([3]))
    expect([outcome(funds, stepOf('reject', rejected, 3)), outcome(funds, stepOf('fail', failed, 3))]).toEqual([
      'done',
      'done',
    ])
  })

  it('is each of two who did, from the latest time, and nobody else', () => {
    const funds = openFunds()
    const id = funds.ask('100')
    funds.done(creditBy([3, 4]))
    funds.wait(waitMs - dayMs)
    funds.done(creditBy([4]))
    funds.wait(dayMs)
    expect(outcome(funds, stepOf('claim', id, 4))).toBe('credited_by_operator')
    expect(outcome(funds, stepOf('claim', id, 3))).toBe('done')
    funds.wait(dayMs)
    expect(outcome(funds, stepOf('claim', id, 5))).toBe('done')
  })

  it('is nobody where a chain credited it, and the book notes nothing', () => {
    const funds = openFunds()
    const id = funds.ask('100')
    expect(funds.done(creditBy()).changes).toEqual([])
    expect(outcome(funds, stepOf('claim', id, 3))).toBe('done')
  })

  it('is forgotten when no settings could bar them any more', () => {
    const funds = openFunds()
    funds.done(creditBy([3]))
    funds.wait(creditorWaitMsMax)
    funds.done(creditBy([4]))
    expect(partOf(funds.book(), creditorsPart)).toEqual([{ operator: 4, at: funds.at() }])
  })

  it('need not wait where the settings say so', () => {
    const { funds: terms } = defaultSettings
    const funds = openFunds({ facts: { settings: { ...defaultSettings, funds: { ...terms, creditorWaitMs: 0 } } } })
    const id = funds.ask('100')
    funds.done(creditBy([3]))
    expect(outcome(funds, stepOf('claim', id, 3))).toBe('done')
  })
})
