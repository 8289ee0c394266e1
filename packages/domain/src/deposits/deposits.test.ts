import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseDeltasOf } from '../books/apply-decision.ts'
import { holding, partOf, recordsOf } from '../books/book.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { examplePosition } from '../examples/example-position.ts'
import { openFunds, stepOf } from '../examples/example-funds.ts'
import { decimal, ONE, printDecimal } from '../money/decimal.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import { standingPart } from '../restrictions/standing.ts'
import type { CommandOf } from '../rulebook/nouns.ts'
import { withdrawalRecord } from '../withdrawals/withdrawal.ts'

const credit: CommandOf<'credit_deposit'> = {
  kind: 'credit_deposit',
  depositId: '12',
  arrivalId: '34',
  channel: 'sandbox-bank',
  currency: 'USDT',
  amount: decimal('500'),
}
const undo: CommandOf<'undo_deposit'> = {
  kind: 'undo_deposit',
  depositId: '12',
  channel: 'sandbox-bank',
  currency: 'USDT',
  amount: decimal('500'),
  operators: [1, 2],
  reason: 'The bank took it back.',
}
const reward: CommandOf<'grant_reward'> = {
  kind: 'grant_reward',
  currency: 'USDT',
  amount: decimal('5'),
  operators: [1, 2],
  reason: 'For finding a bug.',
}
const debit: CommandOf<'correct_balance'> = { ...reward, kind: 'correct_balance', sign: 'debit' }
const houseOf = (postings: Parameters<typeof houseDeltasOf>[0]): Record<string, string> =>
  Object.fromEntries([...houseDeltasOf(postings)].map(([key, amount]) => [key, printDecimal(amount)]))

describe('a deposit', () => {
  it('is credited as it arrived, from the clearing account of its channel', () => {
    const funds = openFunds({ balance: '1' })
    const { postings, reply } = funds.done(credit)
    expect(funds.held('balance')).toBe('501')
    expect(houseOf(postings)).toEqual({ 'house:clearing.sandbox-bank:USDT': '-500' })
    const { kind: _, ...credited } = credit
    expect(reply).toEqual({ kind: 'deposit_credited', ...credited })
    expect(postings.map(({ subject }) => subject)).toEqual(['12'])
  })

  it('is credited however little it is, through whatever channel it came, and while withdrawals are blocked', () => {
    const funds = openFunds({ balance: '0', standing: { withdrawalsBlocked: 'x', identityLevel: 0 } })
    funds.done({ ...credit, amount: decimal('0.000001'), channel: 'gone' })
    expect(funds.held('balance')).toBe('0.000001')
  })

  it.each<[string, Partial<CommandOf<'credit_deposit'>>, string]>([
    ['nothing', { amount: 0n }, 'amount_not_positive'],
    ['parts of a unit', { amount: 1n }, 'amount_off_grid'],
  ])('is never %s', (_, changes, kind) => {
    expect(openFunds().refused({ ...credit, ...changes })).toMatchObject({ kind })
  })
})

describe('a real book only', () => {
  it.each([credit, undo, reward, debit])('$kind', (command) => {
    const funds = openFunds()
    funds.put({ world: 'demo' })
    expect(funds.refused(command)).toEqual({ kind: 'not_a_real_book' })
  })
})

describe('two operators and a reason', () => {
  it.each([undo, reward, debit])('$kind', (command) => {
    const funds = openFunds()
    expect(funds.refused({ ...command, operators: [1, 1] })).toEqual({ kind: 'second_operator_needed' })
    expect(funds.refused({ ...command, operators: [] })).toEqual({ kind: 'second_operator_needed' })
    expect(funds.refused({ ...command, reason: '  ' })).toEqual({ kind: 'reason_missing' })
    expect(funds.run(command).ok).toBe(true)
  })
})

describe('a deposit that is undone', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['from a person who has it', '500', { 'house:clearing.sandbox-bank:USDT': '500' }, '0'],
    [
      'from a person who has a unit less',
      '499.999999',
      { 'house:clearing.sandbox-bank:USDT': '500', 'house:insurance:USDT': '-0.000001' },
      '0.000001',
    ],
    [
      'from a person who has nothing',
      '0',
      { 'house:clearing.sandbox-bank:USDT': '500', 'house:insurance:USDT': '-500' },
      '500',
    ],
  ])('%s', (_, balance, house, insurancePaid) => {
    const funds = openFunds({ balance })
    const { postings, reply } = funds.done(undo)
    expect(houseOf(postings)).toEqual(house)
    expect(funds.held('balance')).toBe('0')
    expect(reply).toMatchObject({ kind: 'deposit_undone', insurancePaid: decimal(insurancePaid), rejected: [] })
    expect(partOf(funds.book(), standingPart).withdrawalsBlocked).toBe(undo.reason)
  })

  it('takes what is on its way out before insurance pays, the newest first, and nothing that is being paid', () => {
    const funds = openFunds({ balance: '1000' })
    const [first, paying, last] = [funds.ask('300'), funds.ask('200'), funds.ask('200')]
    funds.bring(paying, 'paying')
    const left = funds.held('balance')
    const { reply } = funds.done(undo)
    expect([left, funds.held('balance')]).toEqual(['296.3', '298.8'])
    // 296.3 and 201.2 of the last are 497.5; the rest comes from the first, whose own rest is the person's again.
    expect(reply).toMatchObject({ insurancePaid: 0n, rejected: [last, first] })
    expect([...recordsOf(funds.book(), withdrawalRecord).keys()]).toEqual([paying])
  })

  it('then takes what is free of the contract account, in the currency that trades', () => {
    const funds = openFunds({ balance: '100', bitcoin: '1' })
    funds.put({ accounts: new Map(funds.book().accounts).set('contract:USDT', decimal('250')) })
    expect(funds.done(undo).reply).toMatchObject({ insurancePaid: decimal('150') })
    expect([funds.held('contract'), funds.held('balance', 'BTC')]).toEqual(['0', '1'])
    expect(funds.done({ ...undo, currency: 'BTC', amount: decimal('1.5') }).reply).toMatchObject({
      insurancePaid: decimal('0.5'),
    })
  })

  const crossLong = examplePosition({
    marginMode: 'cross',
    quantity: decimal('0.1'),
    cost: decimal('6000'),
    margin: 0n,
    leverage: 100,
  })
  it.each<[string, string, 'open' | 'stale', Partial<Position>, string]>([
    ['what cross positions do not need', '60000', 'open', {}, '60'],
    ['all of it beside a profit', '61000', 'open', {}, '61'],
    // 500 − 0.0006000001 − 59.999994, and no part of a unit.
    ['whole units only', '59999.994', 'open', { cost: decimal('6000.0000000001') }, '60.000595'],
    ['nothing where the price is not known', '60000', 'stale', {}, '500'],
    // At 100x the initial margin of a notional past the first bracket no longer covers the maintenance.
    [
      'nothing where it would liquidate the book',
      '60000',
      'open',
      { quantity: decimal('8'), cost: decimal('480000') },
      '5000',
    ],
  ])('takes of the contract account %s', (_, price, state, position, left) => {
    const held = position.quantity === undefined ? '500' : '5000'
    const funds = openFunds({ balance: '0' })
    funds.given({ ticks: [exampleTick('BTC/USDT', 1, 1, price)], states: { 'BTC/USDT': state } })
    funds.put({
      accounts: new Map([['contract:USDT', decimal(held)]]),
      records: holding(positionRecord, [{ ...crossLong, ...position }]),
    })
    funds.done({ ...undo, amount: decimal('5000') })
    expect(funds.held('contract')).toBe(left)
  })
})

describe('a reward', () => {
  it('comes from the house’s rewards', () => {
    const funds = openFunds({ balance: '0' })
    const { postings, reply } = funds.done(reward)
    expect([funds.held('balance'), houseOf(postings)]).toEqual(['5', { 'house:rewards:USDT': '-5' }])
    expect(reply).toEqual({ kind: 'reward_granted', currency: 'USDT', amount: decimal('5'), reason: reward.reason })
  })
})

describe('a correction', () => {
  it('credits from the treasury', () => {
    const funds = openFunds({ balance: '0' })
    const { postings } = funds.done({ ...debit, sign: 'credit' })
    expect([funds.held('balance'), houseOf(postings)]).toEqual(['5', { 'house:treasury:USDT': '-5' }])
    expect(partOf(funds.book(), standingPart).withdrawalsBlocked).toBe('')
  })

  it.each<[string, string, Record<string, string>, string]>([
    ['what the person has', '5', { 'house:treasury:USDT': '5' }, ''],
    [
      'more than the person has',
      '4.999999',
      { 'house:treasury:USDT': '5', 'house:insurance:USDT': '-0.000001' },
      debit.reason,
    ],
  ])('debits %s', (_, balance, house, blocked) => {
    const funds = openFunds({ balance })
    expect(houseOf(funds.done(debit).postings)).toEqual(house)
    expect(partOf(funds.book(), standingPart).withdrawalsBlocked).toBe(blocked)
  })
})

it('what is undone comes back whole, from the person as far as they have it, and frees nothing that is being paid', () => {
  const seen = { insured: 0, rejected: 0, whole: 0 }
  const amount = fc.bigInt({ min: 20n, max: 2_000n }).map((units) => printDecimal(units * ONE))
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 5 }), fc.nat(4), amount, (asked, payingAt, undone) => {
      const funds = openFunds({ balance: '1200' })
      const ids = asked.flatMap((each) => {
        const ran = funds.run({
          kind: 'request_withdrawal',
          accountId: 'sandbox-usdt-ethereum',
          amount: decimal(each),
        })
        return ran.ok ? [`7-${funds.book().sequence}`] : []
      })
      const paying = ids[payingAt]
      if (paying !== undefined) funds.bring(paying, 'paying')
      const before = decimal(funds.held('balance')) + decimal(funds.held('frozen'))
      const decision = funds.done({ ...undo, amount: decimal(undone) })
      const after = decimal(funds.held('balance')) + decimal(funds.held('frozen'))
      const insured = decision.reply['insurancePaid'] as bigint
      if (insured > 0n) seen.insured += 1
      else seen.whole += 1
      if ((decision.reply['rejected'] as string[]).length > 0) seen.rejected += 1
      const isKept = paying === undefined || funds.run(stepOf('pay', paying, 2)).ok
      return isKept && before - after + insured === decimal(undone) && (insured === 0n || funds.held('balance') === '0')
    }),
    { seed: 9, numRuns: 300 },
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
})
