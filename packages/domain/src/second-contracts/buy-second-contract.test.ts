import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDecision } from '../books/apply-decision.ts'
import { balanceOf, type Book, having, holding, partOf, recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import { exampleBook, exampleFacts, exampleTick } from '../examples/example-facts.ts'
import { examplePosition } from '../examples/example-position.ts'
import { decimal } from '../money/decimal.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import type { CommandOf } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { buySecondContract } from './buy-second-contract.ts'
import { secondContractRecord } from './second-contract.ts'
import { stakesPart } from './stakes.ts'
import { type TypicalMove, typicalMoveFact } from './typical-move.ts'
import { dayMs } from '../time.ts'

/** Wednesday 2026-01-07 12:00:00 UTC. */
const noonAt = 1_767_787_200_000
const noonDay = Math.floor(noonAt / dayMs)
const buy: CommandOf<'buy_second_contract'> = {
  kind: 'buy_second_contract',
  symbol: 'BTC/USDT',
  direction: 'rise',
  durationSeconds: 30,
  stake: decimal('100'),
}
const ticks = [
  exampleTick('BTC/USDT', 41, noonAt - 200, '90000'),
  exampleTick('EUR/USD', 5, noonAt - 200, '1.1'),
  exampleTick('ETH/USDT', 8, noonAt - 200, '3000'),
]
const facts = (given: Partial<Facts> & Parameters<typeof exampleFacts>[0] = {}): Facts =>
  exampleFacts({ at: noonAt, ticks, ...given })
const rich = exampleBook({ 'contract:USDT': '100000' }, { sequence: 3 })
const refusalOf = (book: Book, command: Partial<typeof buy> = {}, given: Parameters<typeof exampleFacts>[0] = {}) => {
  const decided = buySecondContract(book, { ...buy, ...command }, facts(given))
  return decided.ok ? 'accepted' : decided.refusal
}
const withStakes = (open: string, day: number, dayTotal: string): Book => ({
  ...rich,
  parts: having(stakesPart, { open: decimal(open), day, dayTotal: decimal(dayTotal) }),
})

describe('buySecondContract', () => {
  it('freezes the stake and records the terms, the time and the sequence of acceptance', () => {
    const decided = buySecondContract(rich, buy, facts())
    if (!decided.ok) throw new Error(decided.refusal.kind)
    const { book } = applyDecision(rich, decided.value)
    expect(recordsOf(book, secondContractRecord).get('7-4')).toEqual({
      id: '7-4',
      state: 'placed',
      symbol: 'BTC/USDT',
      direction: 'rise',
      stake: decimal('100'),
      durationSeconds: 30,
      payoutRate: decimal('0.7'),
      openWithinMs: 3_000,
      closeWithinMs: 3_000,
      watermarkAfterMs: 2_000,
      acceptedAt: noonAt,
      acceptedSequence: 41,
      expiresAt: noonAt + 30_000,
      settingsVersion: 1,
      openPrice: null,
      closePrice: null,
      payout: 0n,
      settledAt: null,
    })
    expect([balanceOf(book, 'contract', 'USDT'), balanceOf(book, 'frozen', 'USDT')]).toEqual([
      decimal('99900'),
      decimal('100'),
    ])
    expect(partOf(book, stakesPart)).toEqual({ open: decimal('100'), day: noonDay, dayTotal: decimal('100') })
    expect(recordsOf(book, secondContractRecord).size).toBe(1)
    expect(decided.value.reply).toEqual({
      kind: 'second_contract_placed',
      contract: recordsOf(book, secondContractRecord).get('7-4'),
    })
  })

  it.each([
    ['the smallest stake', { stake: decimal('5') }],
    ['the largest stake', { stake: decimal('5000') }],
    ['the longest duration', { durationSeconds: 300 }],
    ['a fall', { direction: 'fall' as const }],
    ['another class', { symbol: 'EUR/USD' }],
  ])('accepts %s', (_, command) => {
    expect(refusalOf(rich, command)).toBe('accepted')
  })

  it.each([
    [{ stake: 0n }, { kind: 'amount_not_positive', field: 'stake' }],
    [{ stake: decimal('-5') }, { kind: 'amount_not_positive', field: 'stake' }],
    [{ stake: decimal('5.0000001') }, { kind: 'amount_off_grid', below: decimal('5'), above: decimal('5.000001') }],
    [{ stake: decimal('4.999999') }, { kind: 'stake_out_of_range', minimum: decimal('5'), maximum: decimal('5000') }],
    [
      { stake: decimal('5000.000001') },
      { kind: 'stake_out_of_range', minimum: decimal('5'), maximum: decimal('5000') },
    ],
    [{ durationSeconds: 31 }, { kind: 'duration_not_offered', durations: [30, 60, 120, 300] }],
    [{ symbol: 'BTC/EUR' }, { kind: 'symbol_unknown', symbol: 'BTC/EUR' }],
    [{ symbol: 'SOL/USDT' }, { kind: 'price_missing', symbol: 'SOL/USDT' }],
  ])('case %#: refuses', (command, refusal) => {
    expect(refusalOf(rich, command)).toEqual(refusal)
  })

  it.each([
    ['stale', { kind: 'price_stale', symbol: 'BTC/USDT' }],
    ['closed', { kind: 'market_closed', symbol: 'BTC/USDT' }],
  ] as const)('refuses while the market is %s', (state, refusal) => {
    expect(refusalOf(rich, {}, { states: { 'BTC/USDT': state } })).toEqual(refusal)
  })

  it('refuses a symbol that takes no second contracts', () => {
    const settings = {
      ...defaultSettings,
      secondContracts: { ...defaultSettings.secondContracts, symbols: ['ETH/USDT'] },
    }
    expect(refusalOf(rich, {}, { settings })).toEqual({ kind: 'symbol_off', symbol: 'BTC/USDT' })
  })
})

describe('a price that moves too little', () => {
  const measured: TypicalMove = {
    symbol: 'BTC/USDT',
    durationSeconds: 30,
    at: noonAt,
    count: 2_879,
    move: decimal('5'),
    grid: decimal('0.1'),
  }
  it.each<[string, Partial<TypicalMove>, unknown]>([
    ['50 steps of its grid', {}, 'accepted'],
    ['less', { move: decimal('4.9') }, { kind: 'moves_too_little', symbol: 'BTC/USDT', durationSeconds: 30 }],
    ['nowhere that is known', { count: 0 }, { kind: 'moves_too_little', symbol: 'BTC/USDT', durationSeconds: 30 }],
  ])('is judged by what was measured: %s', (_, changed, refusal) => {
    expect(refusalOf(rich, {}, { named: named(typicalMoveFact, { ...measured, ...changed }) })).toEqual(refusal)
  })

  it('is not judged by the move of another symbol or duration', () => {
    const other = { ...measured, durationSeconds: 60 }
    expect(() => refusalOf(rich, {}, { named: named(typicalMoveFact, other) })).toThrow('the move is of what is asked')
  })
})

describe('the closing hour of a market', () => {
  /** Friday 2026-01-09 21:00:00 UTC. */
  const closesAt = noonAt + 2 * dayMs + 9 * 3_600_000
  const euro = { symbol: 'EUR/USD' }
  it.each([
    ['ends 1 ms before it', closesAt - 30_001, 'accepted'],
    ['ends as it closes', closesAt - 30_000, { kind: 'would_end_while_closed', symbol: 'EUR/USD' }],
    ['ends 1 ms after it', closesAt - 29_999, { kind: 'would_end_while_closed', symbol: 'EUR/USD' }],
  ])('%s', (_, at, refusal) => {
    expect(refusalOf(rich, euro, { at })).toEqual(refusal)
  })

  it('does not concern a coin', () => {
    expect(refusalOf(rich, {}, { at: closesAt - 10_000 })).toBe('accepted')
  })
})

describe('limits of stakes', () => {
  it.each([
    ['open at the limit', withStakes('9900', noonDay, '9900'), 'accepted'],
    [
      'open past it',
      withStakes('9900.000001', noonDay, '9900'),
      { kind: 'open_stakes_exceeded', maximum: decimal('10000'), open: decimal('9900.000001') },
    ],
    ['the day at its limit', withStakes('0', noonDay, '49900'), 'accepted'],
    [
      'the day past it',
      withStakes('0', noonDay, '49900.000001'),
      { kind: 'day_stakes_exceeded', maximum: decimal('50000'), today: decimal('49900.000001') },
    ],
    ['yesterday does not count', withStakes('0', noonDay - 1, '50000'), 'accepted'],
    [
      'a clock that stepped back over midnight',
      withStakes('0', noonDay + 1, '50000'),
      { kind: 'day_stakes_exceeded', maximum: decimal('50000'), today: decimal('50000') },
    ],
  ])('%s', (_, book, refusal) => {
    expect(refusalOf(book)).toEqual(refusal)
  })

  it.each([
    ['the last millisecond of a day', -1, noonDay],
    ['its first', 0, noonDay + 1],
  ])('counts %s', (_, offset, day) => {
    const decided = buySecondContract(
      withStakes('0', noonDay, '50'),
      buy,
      facts({ at: (noonDay + 1) * dayMs + offset }),
    )
    const change = decided.ok ? decided.value.changes.find((each) => each.kind === 'part') : undefined
    expect(change?.value).toEqual({
      open: decimal('100'),
      day,
      dayTotal: day === noonDay ? decimal('150') : decimal('100'),
    })
  })
})

const crossLong = examplePosition({
  symbol: 'ETH/USDT',
  marginMode: 'cross',
  quantity: decimal('10'),
  cost: decimal('30000'),
  margin: 0n,
  leverage: 100,
  openedAt: noonAt,
})
const withCross = (contract: string, position: Partial<Position> = {}): Book => ({
  ...exampleBook({ 'contract:USDT': contract }, { sequence: 3 }),
  records: holding(positionRecord, [{ ...crossLong, ...position }]),
})

describe('free margin and danger', () => {
  it.each([
    ['all of it is free', exampleBook({ 'contract:USDT': '100' }), 'accepted'],
    [
      'a unit too little',
      exampleBook({ 'contract:USDT': '99.999999' }),
      { kind: 'margin_insufficient', free: decimal('99.999999'), missing: decimal('0.000001') },
    ],
    // Initial margin of 30,000 at 100x is 300.
    ['beside a cross position', withCross('400'), 'accepted'],
    [
      'a unit too little beside a cross position',
      withCross('399.999999'),
      { kind: 'margin_insufficient', free: decimal('99.999999'), missing: decimal('0.000001') },
    ],
  ])('%s', (_, book, refusal) => {
    expect(refusalOf(book)).toEqual(refusal)
  })

  it('refuses what would leave a cross book due for liquidation', () => {
    // 250x is not offered: its initial margin (120) is below maintenance (150) and closing fee (15), the second rule.
    const at = (contract: string) => refusalOf(withCross(contract, { leverage: 250 }))
    expect(at('265.000001')).toBe('accepted')
    expect(at('265')).toEqual({ kind: 'would_be_liquidated' })
  })

  it('refuses while a cross position has a stale price, isolated ones do not matter', () => {
    const states = { 'ETH/USDT': 'stale' as const }
    expect(refusalOf(withCross('5000'), {}, { states })).toEqual({ kind: 'price_stale', symbol: 'ETH/USDT' })
    const isolated = withCross('5000', { marginMode: 'isolated', margin: decimal('300') })
    expect(refusalOf(isolated, {}, { states })).toBe('accepted')
  })
})

describe('conservation', () => {
  it('of any purchase: contract and frozen keep their sum, and none goes below zero', () => {
    let accepted = 0
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 6_000_000_000n }),
        fc.bigInt({ min: -10n, max: 6_000_000_000n }),
        (held, wanted) => {
          const micro = decimal('0.000001')
          const book = { ...rich, accounts: new Map([['contract:USDT' as const, held * micro]]) }
          const decided = buySecondContract(book, { ...buy, stake: wanted * micro }, facts())
          if (!decided.ok) return wanted < 5_000_000n || wanted > 5_000_000_000n || wanted > held
          accepted += 1
          const after = applyDecision(book, decided.value).book
          const [free, frozen] = [balanceOf(after, 'contract', 'USDT'), balanceOf(after, 'frozen', 'USDT')]
          return free >= 0n && frozen === wanted * micro && free + frozen === held * micro
        },
      ),
      { seed: 12, numRuns: 1_000 },
    )
    expect(accepted > 100 && accepted < 900).toBe(true)
  })
})
