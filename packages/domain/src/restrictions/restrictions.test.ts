import { describe, expect, it } from 'vitest'
import { having, recordsOf } from '../books/book.ts'
import { type Desk, exampleAt, limitOrder, opening } from '../examples/example-desk.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { openRealDesk } from '../examples/example-real-desk.ts'
import { decimal } from '../money/decimal.ts'
import { leveragesPart } from '../positions/held-positions.ts'
import { positionRecord } from '../positions/position.ts'
import type { UserCommand } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { CountryRules } from '../settings/settings.ts'
import { depositRestriction } from './restrictions.ts'
import { emptyStanding, type Standing, standingPart } from './standing.ts'
import { hourMs } from '../time.ts'

const btc = 'BTC/USDT'
const hour = Math.floor(exampleAt / hourMs)

const open = opening([btc, 'long', 'isolated', 10, '0.1'])
const rest = limitOrder([btc, 'long', 'isolated', 10, '0.1'], '39000')
const buy: UserCommand = {
  kind: 'buy_second_contract',
  symbol: btc,
  direction: 'rise',
  durationSeconds: 30,
  stake: decimal('100'),
}
const swap: UserCommand = { kind: 'exchange', quoteId: 'none' }

const openCountry: CountryRules = { off: [], leverageMax: null, stakeMax: null }
const ruled = (rules: Partial<CountryRules>) => ({
  settings: { ...defaultSettings, countries: new Map([['XX', { ...openCountry, ...rules }]]) },
})

/** A real book at a desk where bitcoin has just been quoted at 40,000; `at` is then a second past `exampleAt`. */
function deskOf(standing: Partial<Standing> = {}, opened: Parameters<typeof openRealDesk>[1] = {}): Desk {
  const desk = openRealDesk(standing, opened)
  desk.quote(btc, '40000')
  return desk
}
const now = exampleAt + 1_000
const kindOf = (desk: Desk, command: UserCommand): string => {
  const decided = desk.run(command)
  return decided.ok ? 'done' : decided.refusal.kind
}

const lossOf = (loss: string, profit = '0'): Partial<Standing> => ({
  lossLimit: decimal('100'),
  losses: [{ hour, loss: decimal(loss), profit: decimal(profit) }],
})
const living = (rules: Partial<CountryRules>, standing: Partial<Standing> = {}) =>
  [{ country: 'XX', ...standing }, ruled(rules)] as const
const next = (country: string, from: number): Partial<Standing> => ({ countryNext: { country, from } })

describe('an opening in a real book', () => {
  it.each([
    ['is free', {}, {}, open, 'done'],
    ['waits for the risk warning', { riskAcknowledgedAt: 0 }, {}, open, 'risk_not_acknowledged'],
    ['so does a resting one', { riskAcknowledgedAt: 0 }, {}, rest, 'risk_not_acknowledged'],
    ['so does a second contract', { riskAcknowledgedAt: 0 }, {}, buy, 'risk_not_acknowledged'],
    ['an exchange needs none', { riskAcknowledgedAt: 0 }, {}, swap, 'quote_not_found'],
    ['one millisecond before an exclusion ends', { excludedUntil: now + 1 }, {}, open, 'self_excluded'],
    ['when it has ended', { excludedUntil: now }, {}, open, 'done'],
    ['a second contract of the excluded', { excludedUntil: now + 1 }, {}, buy, 'self_excluded'],
    ['an exchange of the excluded', { excludedUntil: now + 1 }, {}, swap, 'self_excluded'],
    ['one millisecond before a cool-off ends', { coolOffUntil: now + 1 }, {}, open, 'cooling_off'],
    ['when that has ended', { coolOffUntil: now }, {}, open, 'done'],
    ['an exchange in a cool-off', { coolOffUntil: now + 1 }, {}, swap, 'cooling_off'],
    ['just short of the loss limit', lossOf('99.999999'), {}, open, 'done'],
    ['at the loss limit', lossOf('100'), {}, open, 'loss_limit_reached'],
    ['whose losses profits make up for', lossOf('100', '0.000001'), {}, open, 'done'],
    ['a second contract at the limit', lossOf('100'), {}, buy, 'loss_limit_reached'],
    ['an exchange at the limit', lossOf('100'), {}, swap, 'loss_limit_reached'],
    ['in a country without positions', ...living({ off: ['positions'] }), open, 'not_offered_in_country'],
    ['positions where stakes are off', ...living({ off: ['second_contracts', 'exchange'] }), open, 'done'],
    ['stakes where they are off', ...living({ off: ['second_contracts'] }), buy, 'not_offered_in_country'],
    ['an exchange where it is off', ...living({ off: ['exchange'] }), swap, 'not_offered_in_country'],
    ['at the leverage of the country', ...living({ leverageMax: 10 }), open, 'done'],
    ['above it', ...living({ leverageMax: 9 }), open, 'leverage_above_country'],
    ['resting above it', ...living({ leverageMax: 9 }), rest, 'leverage_above_country'],
    ['at the stake of the country', ...living({ stakeMax: decimal('100') }), buy, 'done'],
    ['above that', ...living({ stakeMax: decimal('99.999999') }), buy, 'stake_above_country'],
    [
      'before another country counts',
      ...living({ off: ['positions'] }, next('YY', now + 1)),
      open,
      'not_offered_in_country',
    ],
    ['when another country counts', ...living({ off: ['positions'] }, next('YY', now)), open, 'done'],
    [
      'when a document has proved the first',
      ...living({ off: ['positions'] }, { ...next('YY', now), identityLevel: 1 }),
      open,
      'not_offered_in_country',
    ],
  ] as [string, Partial<Standing>, object, UserCommand, string][])('%s', (_, standing, opened, command, kind) => {
    expect(kindOf(deskOf(standing, opened), command)).toBe(kind)
  })

  it('has what a screen needs', () => {
    const week = 7 * 24 * hourMs
    expect(deskOf({ excludedUntil: now + week }).refused(open)).toEqual({
      kind: 'self_excluded',
      untilAtMs: now + week,
      days: 7,
    })
    expect(deskOf({ coolOffUntil: now + hourMs + 1 }).refused(open)).toEqual({
      kind: 'cooling_off',
      untilAtMs: now + hourMs + 1,
      hours: 2,
    })
    expect(deskOf(lossOf('120', '5')).refused(open)).toEqual({
      kind: 'loss_limit_reached',
      lossLimit: decimal('100'),
      lost: decimal('115'),
    })
  })

  it('counts an open stake as lost until it comes back', () => {
    const desk = deskOf({ lossLimit: decimal('150') })
    desk.done(buy)
    desk.done(buy)
    expect(desk.refused(buy)).toMatchObject({ kind: 'loss_limit_reached', lost: decimal('200') })
  })

  it('of play money is open to everybody', () => {
    const desk = deskOf({ riskAcknowledgedAt: 0, excludedUntil: now + 1, ...lossOf('100') })
    desk.put({ world: 'demo' })
    expect(kindOf(desk, open)).toBe('done')
  })
})

describe('whoever may not open', () => {
  const barred: Partial<Standing> = { excludedUntil: now + 1_000 * hourMs, riskAcknowledgedAt: 0, ...lossOf('100') }

  it('may do all that lets go', () => {
    const desk = deskOf()
    desk.done(open)
    desk.done(rest)
    const { id } = desk.position()
    desk.put({ parts: { ...desk.book().parts, ...having(standingPart, { ...emptyStanding, ...barred }) } })
    const letting: UserCommand[] = [
      { kind: 'cancel_order', orderId: desk.order().id },
      { kind: 'set_stops', positionId: id, takeProfit: null, stopLoss: { price: decimal('39000'), quantity: null } },
      { kind: 'add_margin', positionId: id, amount: decimal('10') },
      { kind: 'remove_margin', positionId: id, amount: decimal('10') },
      { kind: 'set_leverage', symbol: btc, marginMode: 'isolated', leverage: 5 },
      { kind: 'close_position', positionId: id, quantity: decimal('0.05') },
      { kind: 'transfer', from: 'contract', to: 'balance', currency: 'USDT', amount: decimal('10') },
    ]
    expect(letting.map((command) => kindOf(desk, command))).toEqual(letting.map(() => 'done'))
    expect(kindOf(desk, { kind: 'reverse_position', positionId: id })).toBe('self_excluded')
    expect(kindOf(desk, { kind: 'close_all' })).toBe('done')
  })

  it.each([
    [20, 'leverage_above_country'],
    [10, 'done'],
    [15, 'done'],
  ])('may set the leverage to %i, from 20 where the country allows 10: %s', (leverage, kind) => {
    const desk = deskOf({ country: 'XX' }, ruled({ leverageMax: 10 }))
    if (kind === 'done')
      desk.put({ parts: { ...desk.book().parts, ...having(leveragesPart, { [`${btc}:isolated`]: 20 }) } })
    expect(kindOf(desk, { kind: 'set_leverage', symbol: btc, marginMode: 'isolated', leverage })).toBe(kind)
  })
})

describe('what rested when the person was barred', () => {
  const excluded: Standing = { ...emptyStanding, riskAcknowledgedAt: 1, excludedUntil: now + 1_000 * hourMs }

  it('is cancelled instead of filled, and its reserve returns', () => {
    const desk = deskOf()
    desk.done(rest)
    const { id: orderId } = desk.order()
    desk.put({ parts: { ...desk.book().parts, ...having(standingPart, excluded) } })
    desk.quote(btc, '39000')
    expect(desk.done({ kind: 'fill_limit_order', orderId }).reply).toMatchObject({
      kind: 'cancelled',
      reason: 'restricted',
    })
    expect([desk.held('contract'), desk.held('frozen')]).toEqual(['10000', '0'])
  })

  it('is cancelled when its tick comes, where market orders wait for one', () => {
    const desk = deskOf({}, { fillAt: 'next_tick' })
    desk.done(open)
    const { id: orderId, placedAt } = desk.order()
    desk.put({ parts: { ...desk.book().parts, ...having(standingPart, excluded) } })
    desk.given({ fillTick: exampleTick(btc, 2, placedAt + 1, '40000') })
    const { reply } = desk.done({ kind: 'fill_market_order', orderId })
    expect(reply).toMatchObject({ kind: 'cancelled', reason: 'restricted' })
    expect(desk.held('contract')).toBe('10000')
  })

  it('closes, and opens nothing, where it was a reversal', () => {
    const desk = deskOf()
    desk.done(open)
    const { id: positionId } = desk.position()
    desk.given({ fillAt: 'next_tick' })
    desk.done({ kind: 'reverse_position', positionId })
    const { id: orderId, placedAt } = desk.order()
    desk.put({ parts: { ...desk.book().parts, ...having(standingPart, excluded) } })
    desk.given({ fillTick: exampleTick(btc, 2, placedAt + 1, '40000') })
    expect(desk.done({ kind: 'fill_market_order', orderId }).reply).toMatchObject({ kind: 'closed' })
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })
})

it.each([
  ['is open', {}, {}, undefined],
  ['is not in a country without it', { country: 'XX' }, ruled({ off: ['deposits'] }), 'not_offered_in_country'],
  ['is not for the excluded', { excludedUntil: now + 1 }, {}, 'self_excluded'],
  ['is once that has ended', { excludedUntil: now }, {}, undefined],
  ['is while cooling off', { coolOffUntil: now + 1 }, {}, undefined],
] as [string, Partial<Standing>, Partial<{ settings: typeof defaultSettings }>, string | undefined][])(
  'a deposit %s',
  (_, standing, { settings = defaultSettings }, kind) => {
    expect(depositRestriction({ ...emptyStanding, ...standing }, { at: now, settings })?.kind).toBe(kind)
  },
)
