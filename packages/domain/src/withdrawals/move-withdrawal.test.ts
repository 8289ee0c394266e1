import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseDeltasOf } from '../books/apply-decision.ts'
import { partOf } from '../books/book.ts'
import { type Funds, fundsAt, openFunds, stepOf, type steps } from '../examples/example-funds.ts'
import { currenciesInCode } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import type { Command } from '../rulebook/nouns.ts'
import { claimHoldsMs } from './review-withdrawal.ts'
import type { WithdrawalStage } from './withdrawal.ts'
import { withdrawnPart } from './withdrawn.ts'
import { hourMs } from '../time.ts'

type Step = (typeof steps)[number]
const cancel = (withdrawalId: string): Command => ({ kind: 'cancel_withdrawal', withdrawalId })
const stageAfter = (funds: Funds, command: Command): unknown => {
  const decided = funds.run(command)
  return decided.ok ? (decided.value.reply['withdrawal'] as { stage: string }).stage : decided.refusal.kind
}

/** A withdrawal of 100 at a stage; operator 1 has claimed and approved it, operator 2 pays. */
function at(stage: WithdrawalStage): { funds: Funds; id: string } {
  const funds = openFunds({ balance: '1000' })
  const id = funds.ask('100')
  if (stage === 'claimed' || stage === 'approved' || stage === 'paying') funds.bring(id, stage)
  if (stage === 'paid' || stage === 'failed') funds.bring(id, 'paying')
  if (stage === 'paid') funds.done(stepOf('pay', id, 2))
  if (stage === 'failed') funds.done(stepOf('fail', id, 2))
  if (stage === 'rejected') funds.done(stepOf('reject', id, 1))
  if (stage === 'cancelled') funds.done(cancel(id))
  return { funds, id }
}

const other = 'withdrawal_at_other_stage'
const gone = 'withdrawal_not_open'

describe('who may do what at which stage', () => {
  it.each<[WithdrawalStage, Record<Step | 'cancel', string>]>([
    [
      'submitted',
      {
        claim: 'claimed',
        approve: other,
        reject: 'rejected',
        begin: other,
        pay: other,
        fail: other,
        cancel: 'cancelled',
      },
    ],
    [
      'claimed',
      {
        claim: other,
        approve: 'approved',
        reject: 'rejected',
        begin: other,
        pay: other,
        fail: other,
        cancel: 'cancelled',
      },
    ],
    [
      'approved',
      {
        claim: other,
        approve: other,
        reject: 'rejected',
        begin: 'paying',
        pay: other,
        fail: other,
        cancel: 'withdrawal_not_cancellable',
      },
    ],
    [
      'paying',
      {
        claim: other,
        approve: other,
        reject: other,
        begin: other,
        pay: 'paid',
        fail: 'failed',
        cancel: 'withdrawal_not_cancellable',
      },
    ],
    ['paid', { claim: gone, approve: gone, reject: gone, begin: gone, pay: gone, fail: gone, cancel: gone }],
    ['rejected', { claim: gone, approve: gone, reject: gone, begin: gone, pay: gone, fail: gone, cancel: gone }],
    ['cancelled', { claim: gone, approve: gone, reject: gone, begin: gone, pay: gone, fail: gone, cancel: gone }],
    ['failed', { claim: gone, approve: gone, reject: gone, begin: gone, pay: gone, fail: gone, cancel: gone }],
  ])('%s', (stage, expected) => {
    const outcomes = Object.keys(expected).map((step) => {
      const { funds, id } = at(stage)
      return [step, stageAfter(funds, step === 'cancel' ? cancel(id) : stepOf(step as Step, id, 1))]
    })
    expect(Object.fromEntries(outcomes)).toEqual(expected)
  })

  it('names the stage that it is at, so that a screen can be put right', () => {
    const { funds, id } = at('paying')
    expect(funds.refused(stepOf('approve', id, 1))).toEqual({ kind: other, stage: 'paying' })
    expect(funds.refused(cancel(id))).toEqual({ kind: 'withdrawal_not_cancellable', stage: 'paying' })
  })

  it('keeps every step with its time and operator', () => {
    const funds = openFunds()
    const id = funds.ask('100')
    for (const [step, operator] of [
      ['claim', 1],
      ['approve', 1],
      ['begin', 2],
    ] as const) {
      funds.wait(hourMs)
      funds.done(stepOf(step, id, operator))
    }
    expect(funds.open(id).steps).toEqual([
      { stage: 'submitted', at: fundsAt, operator: 0 },
      { stage: 'claimed', at: fundsAt + hourMs, operator: 1 },
      { stage: 'approved', at: fundsAt + 2 * hourMs, operator: 1 },
      { stage: 'paying', at: fundsAt + 3 * hourMs, operator: 2 },
    ])
  })
})

describe('a claim', () => {
  it.each<[string, number, number, string]>([
    ['holds against another', claimHoldsMs - 1, 2, 'withdrawal_claimed_by_another'],
    ['lapses after a while', claimHoldsMs, 2, 'claimed'],
    ['is not needed twice', claimHoldsMs, 1, other],
  ])('%s', (_, ms, operator, expected) => {
    const { funds, id } = at('claimed')
    funds.wait(ms)
    expect(stageAfter(funds, stepOf('claim', id, operator))).toBe(expected)
  })

  it('is whose who took it last', () => {
    const { funds, id } = at('claimed')
    funds.wait(claimHoldsMs)
    funds.done(stepOf('claim', id, 2))
    expect(stageAfter(funds, stepOf('approve', id, 1))).toBe('withdrawal_claimed_by_another')
    expect(stageAfter(funds, stepOf('approve', id, 2))).toBe('approved')
  })
})

describe('four eyes', () => {
  const large = (stage: 'claimed' | 'approved' | 'paying'): { funds: Funds; id: string } => {
    const funds = openFunds()
    return { funds, id: funds.bring(funds.ask('10000'), stage) }
  }
  it.each<[string, 'approved' | 'paying', Step, number, string]>([
    ['who approved does not begin payment', 'approved', 'begin', 1, 'second_operator_needed'],
    ['another begins payment', 'approved', 'begin', 2, 'paying'],
    ['who approved does not pay', 'paying', 'pay', 1, 'second_operator_needed'],
    ['who began payment pays', 'paying', 'pay', 2, 'paid'],
    ['a third pays', 'paying', 'pay', 3, 'paid'],
    ['who began payment does not say alone that nothing left', 'paying', 'fail', 2, 'second_operator_needed'],
    ['who approved may say it', 'paying', 'fail', 1, 'failed'],
    ['rejecting needs one', 'approved', 'reject', 1, 'rejected'],
  ])('%s', (_, stage, step, operator, expected) => {
    const { funds, id } = large(stage)
    expect(stageAfter(funds, stepOf(step, id, operator))).toBe(expected)
  })

  it('are not needed below the threshold', () => {
    const funds = openFunds()
    const id = funds.bring(funds.ask('9999.999999'), 'paying', 1, 1)
    expect(stageAfter(funds, stepOf('pay', id, 1))).toBe('paid')
  })
})

describe('a reason or a proof', () => {
  it.each<[WithdrawalStage, Command, string]>([
    ['submitted', { kind: 'reject_withdrawal', withdrawalId: '7-1', operator: 1, reason: ' ' }, 'reason_missing'],
    ['paying', { kind: 'pay_withdrawal', withdrawalId: '7-1', operator: 2, proof: '' }, 'proof_missing'],
    ['paying', { kind: 'fail_withdrawal', withdrawalId: '7-1', operator: 1, proof: '', reason: 'x' }, 'proof_missing'],
    ['paying', { kind: 'fail_withdrawal', withdrawalId: '7-1', operator: 1, proof: 'x', reason: '' }, 'reason_missing'],
  ])('%s: nothing is decided without it', (stage, command, expected) => {
    const { funds } = at(stage)
    expect(funds.refused(command)).toEqual({ kind: expected })
  })
})

describe('where the money goes', () => {
  it.each<[string, Step | 'cancel', WithdrawalStage, string]>([
    ['cancelled', 'cancel', 'claimed', '1000'],
    ['rejected', 'reject', 'approved', '1000'],
    ['failed', 'fail', 'paying', '1000'],
    ['paid', 'pay', 'paying', '898.9'],
  ])('%s', (_, step, stage, balance) => {
    const { funds, id } = at(stage)
    const decision = funds.done(step === 'cancel' ? cancel(id) : stepOf(step, id, 2))
    expect([funds.held('balance'), funds.held('frozen')]).toEqual([balance, '0'])
    const isPaid = step === 'pay'
    expect(houseDeltasOf(decision.postings)).toEqual(
      isPaid
        ? new Map([
            ['house:clearing.sandbox-usdt-ethereum:USDT', decimal('100')],
            ['house:fees:USDT', decimal('1.1')],
          ])
        : new Map(),
    )
    expect(partOf(funds.book(), withdrawnPart).map(({ usdtValue }) => usdtValue)).toEqual([
      isPaid ? decimal('100') : 0n,
    ])
  })
})

describe('a block', () => {
  it('stops what is not yet being paid, but neither its return nor a payment that was begun', () => {
    const funds = openFunds()
    const [claimed, approved, paying] = [funds.ask('100'), funds.ask('100'), funds.ask('100')]
    funds.bring(claimed, 'claimed')
    funds.bring(approved, 'approved')
    funds.bring(paying, 'paying')
    const decision = funds.done({ kind: 'block_withdrawals', operator: 1, reason: 'Chargeback.' })
    expect(decision.reply).toEqual({ kind: 'withdrawals_blocked', reason: 'Chargeback.' })
    const blocked = { kind: 'withdrawals_blocked', reason: 'Chargeback.' }
    expect(funds.refused(stepOf('approve', claimed, 1))).toEqual(blocked)
    expect(funds.refused(stepOf('begin', approved, 2))).toEqual(blocked)
    expect(stageAfter(funds, stepOf('pay', paying, 2))).toBe('paid')
    expect(stageAfter(funds, cancel(claimed))).toBe('cancelled')
    expect(funds.done({ kind: 'block_withdrawals', operator: 1, reason: '' }).reply).toEqual({
      kind: 'withdrawals_unblocked',
    })
    expect(stageAfter(funds, stepOf('begin', approved, 2))).toBe('paying')
  })
})

it('whatever operators and the person do, money is either back, or paid once, or frozen for what is open', () => {
  const seen = new Map<string, number>()
  const act = fc.record({
    step: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('ask', 'cancel', 'reject') },
      { weight: 7, arbitrary: fc.constantFrom('claim', 'approve', 'begin', 'pay', 'fail') },
    ),
    of: fc.nat(1),
    operator: fc.integer({ min: 1, max: 2 }),
    units: fc.oneof(fc.bigInt({ min: 1n, max: 8_000_000_000n }), fc.constant(12_000_000_000n)),
    ms: fc.nat(5 * hourMs),
  })
  fc.assert(
    fc.property(fc.array(act, { minLength: 20, maxLength: 60, size: 'max' }), (acts) => {
      const funds = openFunds({ balance: '30000' })
      const ids: string[] = []
      let out = 0n
      for (const { step, of, operator, units, ms } of acts) {
        funds.wait(ms)
        const id = ids[of] ?? '7-0'
        const command: Command =
          step === 'ask'
            ? { kind: 'request_withdrawal', accountId: 'sandbox-usdt-ethereum', amount: units * decimal('0.000001') }
            : step === 'cancel'
              ? cancel(id)
              : stepOf(step as Step, id, operator)
        const decided = funds.run(command)
        const kind = decided.ok ? (decided.value.reply['kind'] as string) : decided.refusal.kind
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
        if (!decided.ok) continue
        if (step === 'ask') ids.unshift(`7-${funds.book().sequence}`)
        for (const delta of houseDeltasOf(decided.value.postings).values()) out += delta
      }
      const kept = currenciesInCode.reduce(
        (sum, currency) => sum + decimal(funds.held('balance', currency)) + decimal(funds.held('frozen', currency)),
        0n,
      )
      return kept + out === decimal('30000')
    }),
    { seed: 11, numRuns: 400 },
  )
  const kinds = [
    'withdrawal_requested',
    'withdrawal_cancelled',
    'withdrawal_claimed',
    'withdrawal_approved',
    'withdrawal_rejected',
    'withdrawal_payment_begun',
    'withdrawal_paid',
    'withdrawal_failed',
    'second_operator_needed',
    'withdrawal_claimed_by_another',
    'withdrawal_not_open',
    'withdrawal_at_other_stage',
  ]
  expect(kinds.filter((kind) => (seen.get(kind) ?? 0) < 3)).toEqual([])
})
