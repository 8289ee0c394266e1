import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { having, partOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { type Funds, fundsAt, openFunds, usdtAccount } from '../examples/example-funds.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Channel, Settings } from '../settings/settings.ts'
import { settlementAccountFact } from './settlement-account-fact.ts'
import { withdrawalFee } from './withdrawal-fee.ts'
import { withdrawalAllowance } from './withdrawal-limits.ts'
import { type Withdrawn, withdrawnPart } from './withdrawn.ts'
import { dayMs, hourMs } from '../time.ts'

const usdt = (amount: string) =>
  ({ kind: 'request_withdrawal', accountId: 'sandbox-usdt-ethereum', amount: decimal(amount) }) as const
const bitcoin = (amount: string) =>
  ({ kind: 'request_withdrawal', accountId: 'sandbox-bitcoin', amount: decimal(amount) }) as const

const withFunds = (changes: Partial<Settings['funds']>): Settings => ({
  ...defaultSettings,
  funds: { ...defaultSettings.funds, ...changes },
})
function withChannel(id: string, changes: Partial<Channel>): Settings {
  const channel = defaultSettings.funds.channels.get(id) as Channel
  return withFunds({ channels: new Map(defaultSettings.funds.channels).set(id, { ...channel, ...changes }) })
}
const withdrawnBefore = (ms: number, value: string): Withdrawn => [
  { id: '7-0', at: fundsAt - ms, usdtValue: decimal(value) },
]
/** How it ends: the amount and fee that are frozen, or the refusal. */
const outcome = (funds: Funds, command: Parameters<Funds['run']>[0]): unknown => {
  const decided = funds.run(command)
  return decided.ok ? 'asked' : decided.refusal
}

describe('requestWithdrawal', () => {
  it('freezes what arrives and the fee, and remembers where it goes', () => {
    const funds = openFunds({ balance: '1000' })
    const decision = funds.done(usdt('100'))
    expect([funds.held('balance'), funds.held('frozen')]).toEqual(['898.9', '101.1'])
    const withdrawal = funds.open('7-1')
    expect(withdrawal).toEqual({
      id: '7-1',
      stage: 'submitted',
      currency: 'USDT',
      amount: decimal('100'),
      fee: decimal('1.1'),
      usdtValue: decimal('100'),
      fourEyes: false,
      destination: usdtAccount.destination,
      requestedAt: fundsAt,
      steps: [{ stage: 'submitted', at: fundsAt, operator: 0 }],
      reason: null,
      proof: null,
    })
    expect(decision.reply).toEqual({ kind: 'withdrawal_requested', withdrawal })
    expect(partOf(funds.book(), withdrawnPart)).toEqual([{ id: '7-1', at: fundsAt, usdtValue: decimal('100') }])
  })

  it.each<[string, Parameters<typeof openFunds>[0], Parameters<Funds['run']>[0], unknown]>([
    ['all that there is', { balance: '101.1' }, usdt('100'), 'asked'],
    [
      'a unit more than there is',
      { balance: '101.099999' },
      usdt('100'),
      { kind: 'balance_too_small', currency: 'USDT', available: decimal('101.099999') },
    ],
    ['the smallest', {}, usdt('20'), 'asked'],
    ['less than the smallest', {}, usdt('19.999999'), { kind: 'amount_too_small', minimum: decimal('20') }],
    ['nothing', {}, usdt('0'), { kind: 'amount_not_positive', field: 'amount' }],
    ['less than nothing', {}, usdt('-20'), { kind: 'amount_not_positive', field: 'amount' }],
    [
      'parts of a unit',
      {},
      usdt('20.0000001'),
      { kind: 'amount_off_grid', below: decimal('20'), above: decimal('20.000001') },
    ],
    ['the limit of a day', { standing: { identityLevel: 1 } }, usdt('20000'), 'asked'],
    [
      'a unit past the limit of a day',
      { standing: { identityLevel: 1 } },
      usdt('20000.000001'),
      { kind: 'day_withdrawals_exceeded', maximum: decimal('20000'), left: decimal('20000') },
    ],
    ['nobody', { standing: { identityLevel: 0 } }, usdt('20'), { kind: 'identity_level_too_low', level: 0, needed: 1 }],
    [
      'a blocked book',
      { standing: { withdrawalsBlocked: 'Chargeback.' } },
      usdt('20'),
      { kind: 'withdrawals_blocked', reason: 'Chargeback.' },
    ],
  ])('%s', (_, given, command, expected) => {
    expect(outcome(openFunds(given), command)).toEqual(expected)
  })

  it.each<[string, Parameters<Funds['given']>[0], unknown]>([
    ['an account that is not there', { named: {} }, { kind: 'settlement_account_not_found' }],
    [
      'another account than was asked for',
      {
        named: named(settlementAccountFact, {
          ...usdtAccount,
          destination: { ...usdtAccount.destination, accountId: '9' },
        }),
      },
      { kind: 'settlement_account_not_found' },
    ],
    [
      'an account whose wait is over',
      { named: named(settlementAccountFact, { ...usdtAccount, usableFrom: fundsAt }) },
      'asked',
    ],
    [
      'an account that waits a millisecond more',
      { named: named(settlementAccountFact, { ...usdtAccount, usableFrom: fundsAt + 1 }) },
      { kind: 'settlement_account_waits', usableFromAtMs: fundsAt + 1, hours: 1 },
    ],
    [
      'an account that waits a day',
      { named: named(settlementAccountFact, { ...usdtAccount, usableFrom: fundsAt + dayMs }) },
      { kind: 'settlement_account_waits', usableFromAtMs: fundsAt + dayMs, hours: 24 },
    ],
    [
      'a channel that takes no withdrawals',
      { settings: withChannel('sandbox-usdt-ethereum', { withdrawals: false }) },
      { kind: 'channel_off', channel: 'Sandbox USDT (Ethereum)' },
    ],
    [
      'a channel that takes no deposits',
      { settings: withChannel('sandbox-usdt-ethereum', { deposits: false }) },
      'asked',
    ],
    [
      'a channel that is gone',
      { settings: withFunds({ channels: new Map() }) },
      { kind: 'channel_off', channel: 'sandbox-usdt-ethereum' },
    ],
    [
      'a channel that has another currency now',
      { settings: withChannel('sandbox-usdt-ethereum', { currency: 'USD' }) },
      { kind: 'channel_off', channel: 'Sandbox USDT (Ethereum)' },
    ],
    [
      'a country where withdrawals are off',
      {
        settings: {
          ...defaultSettings,
          countries: new Map([['XX', { off: ['withdrawals'], leverageMax: null, stakeMax: null }]]),
        },
      },
      { kind: 'not_offered_in_country', country: 'XX' },
    ],
  ])('%s', (_, given, expected) => {
    const funds = openFunds({ standing: { country: 'XX' } })
    funds.given(given)
    expect(outcome(funds, usdt('100'))).toEqual(expected)
  })

  it('is of a real book only', () => {
    const funds = openFunds()
    funds.put({ world: 'demo' })
    expect(funds.refused(usdt('100'))).toEqual({ kind: 'not_a_real_book' })
  })

  it.each<[string, Withdrawn, unknown]>([
    ['up to the limit of the rolling day', withdrawnBefore(dayMs - 1, '19900'), 'asked'],
    [
      'past the limit of the rolling day',
      withdrawnBefore(dayMs - 1, '19900.000001'),
      { kind: 'day_withdrawals_exceeded', maximum: decimal('20000'), left: decimal('99.999999') },
    ],
    ['a day later', withdrawnBefore(dayMs, '20000'), 'asked'],
    ['up to the limit of the rolling month', withdrawnBefore(30 * dayMs - 1, '199900'), 'asked'],
    [
      'past the limit of the rolling month',
      withdrawnBefore(30 * dayMs - 1, '199900.000001'),
      { kind: 'month_withdrawals_exceeded', maximum: decimal('200000'), left: decimal('99.999999') },
    ],
    ['a month later', withdrawnBefore(30 * dayMs, '200000'), 'asked'],
    [
      'what a clock that was set back has before it',
      withdrawnBefore(-hourMs, '20000'),
      { kind: 'day_withdrawals_exceeded', maximum: decimal('20000'), left: 0n },
    ],
  ])('%s', (_, withdrawn, expected) => {
    const funds = openFunds({ standing: { identityLevel: 1 } })
    funds.put({ parts: { ...funds.book().parts, ...having(withdrawnPart, withdrawn) } })
    expect(outcome(funds, usdt('100'))).toEqual(expected)
  })

  it('takes so many a day, with those that were given back, and forgets them after a day', () => {
    const funds = openFunds()
    for (let each = 0; each < 9; each += 1) funds.ask('20')
    const withdrawalId = funds.ask('20')
    expect(funds.refused(usdt('20'))).toEqual({ kind: 'too_many_withdrawals', maximum: 10 })
    funds.done({ kind: 'cancel_withdrawal', withdrawalId })
    expect(funds.refused(usdt('20'))).toEqual({ kind: 'too_many_withdrawals', maximum: 10 })
    funds.wait(dayMs)
    funds.ask('20')
    expect(partOf(funds.book(), withdrawnPart)).toHaveLength(10)
    expect(withdrawalAllowance(funds.book(), { at: funds.at(), settings: defaultSettings })).toMatchObject({
      dayLeft: decimal('199980'),
      monthLeft: decimal('1999800'),
      requestsLeft: 9,
    })
  })

  it.each<[string, string[], boolean[]]>([
    ['just under the threshold', ['9999.999999'], [false]],
    ['at the threshold', ['10000'], [true]],
    ['many just under it', ['6000', '3999.999999', '20', '20'], [false, false, true, true]],
  ])('needs four eyes: %s', (_, amounts, expected) => {
    const funds = openFunds()
    expect(amounts.map((amount) => funds.open(funds.ask(amount)).fourEyes)).toEqual(expected)
  })

  it('counts no more for four eyes what was given back, nor what is a day old', () => {
    const funds = openFunds()
    funds.done({ kind: 'cancel_withdrawal', withdrawalId: funds.ask('9000') })
    expect(funds.open(funds.ask('5000')).fourEyes).toBe(false)
    funds.wait(dayMs)
    expect(funds.open(funds.ask('9000')).fourEyes).toBe(false)
  })
})

describe('a withdrawal of another currency', () => {
  const given = { bitcoin: '10' }
  it('pays its fee in it, and counts at the mark, rounded up', () => {
    const funds = openFunds(given)
    funds.given({ ticks: [exampleTick('BTC/USDT', 1, 1, { bid: '60000.1', ask: '60000.2' })] })
    const withdrawal = funds.open(funds.ask('0.00020001', 'sandbox-bitcoin'))
    expect(printDecimal(withdrawal.fee)).toBe('0.00001021')
    expect(printDecimal(withdrawal.usdtValue)).toBe('12.000631')
  })

  it.each<[string, object, unknown]>([
    [
      'stale',
      { market: () => ({ tick: exampleTick('BTC/USDT', 1, 1, '60000'), state: 'stale', gapAhead: false }) },
      { kind: 'price_stale', symbol: 'BTC/USDT' },
    ],
    ['missing', { market: () => undefined }, { kind: 'price_missing', symbol: 'BTC/USDT' }],
    [
      'of a closed market',
      { market: () => ({ tick: exampleTick('BTC/USDT', 1, 1, '60000'), state: 'closed', gapAhead: false }) },
      'asked',
    ],
  ])('with a price that is %s', (_, facts, expected) => {
    const funds = openFunds(given)
    funds.given(facts)
    expect(outcome(funds, bitcoin('1'))).toEqual(expected)
  })

  it('is limited by its value', () => {
    const funds = openFunds({ ...given, standing: { identityLevel: 1 } })
    expect(funds.refused(bitcoin('0.33333334'))).toMatchObject({ kind: 'day_withdrawals_exceeded' })
    expect(outcome(funds, bitcoin('0.33333333'))).toBe('asked')
  })
})

describe('the fee', () => {
  it.each<[string, Partial<Channel>, string, string]>([
    ['fixed and by rate', {}, '100', '1.1'],
    ['rounded up, once', {}, '33.333333', '1.033334'],
    ['none', { feeFixed: 0n, feeRate: 0n }, '100', '0'],
    ['a unit at least where there is a rate', { feeFixed: 0n, feeRate: 1n }, '20', '0.000001'],
    [
      'a currency without decimals',
      { currency: 'JPY', feeFixed: decimal('100'), feeRate: decimal('0.001') },
      '1001',
      '102',
    ],
  ])('is %s', (_, changes, amount, fee) => {
    const channel = { ...(defaultSettings.funds.channels.get('sandbox-usdt-ethereum') as Channel), ...changes }
    expect(printDecimal(withdrawalFee(decimal(amount), channel))).toBe(fee)
  })

  it('differs from the exact one by less than a unit, in the house’s favour', () => {
    const channel = defaultSettings.funds.channels.get('sandbox-bitcoin') as Channel
    const unit = decimal('0.00000001')
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 0n, max: decimal('0.05') }),
        (units, feeRate) => {
          const amount = units * unit
          const fee = withdrawalFee(amount, { ...channel, feeRate })
          const exact = channel.feeFixed * decimal('1') + feeRate * amount
          return fee % unit === 0n && fee * decimal('1') >= exact && fee * decimal('1') - exact < unit * decimal('1')
        },
      ),
      { seed: 3, numRuns: 300 },
    )
    expect(withdrawalFee(0n, channel)).toBe(channel.feeFixed)
  })
})
