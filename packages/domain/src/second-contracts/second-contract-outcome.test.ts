import { Decimal as Oracle } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleTick } from '../examples/example-facts.ts'
import { isWatermark, markOf, type TapeRow, type Tick } from '../market/tick.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { payoutOf, type SecondContractAsked, secondContractOutcome } from './second-contract-outcome.ts'

const symbol = 'BTC/USDT'
const asked: SecondContractAsked = {
  symbol,
  direction: 'rise',
  stake: decimal('10'),
  payoutRate: decimal('0.7'),
  openWithinMs: 3_000,
  closeWithinMs: 3_000,
  acceptedAt: 100_000,
  acceptedSequence: 10,
  expiresAt: 130_000,
}
const tick = (sequence: number, sourceAt: number, price = '100'): Tick => exampleTick(symbol, sequence, sourceAt, price)
const watermark = (sequence: number, watermarkAt: number): TapeRow => ({ symbol, sequence, watermarkAt })

const open = tick(11, 100_500, '100')
const closing = (price: string): TapeRow[] => [tick(40, 129_900, price), tick(41, 130_100, '5')]
const outcomeOf = (opening: TapeRow[], rows: TapeRow[], changes: Partial<SecondContractAsked> = {}) =>
  secondContractOutcome({ ...asked, ...changes }, { opening, closing: rows })

describe('win, lose, tie', () => {
  it.each([
    ['rise', '100.1', 'won'],
    ['rise', '99.9', 'lost'],
    ['rise', '100', 'tied'],
    ['fall', '99.9', 'won'],
    ['fall', '100.1', 'lost'],
    ['fall', '100', 'tied'],
  ] as const)('%s with a close at %s is %s', (direction, price, state) => {
    const outcome = outcomeOf([open], closing(price), { direction })
    expect(outcome).toMatchObject({ state, payout: state === 'won' ? decimal('7') : 0n })
  })

  it('looks at the mark, not at the last price or a side of the book', () => {
    const wide = exampleTick(symbol, 40, 129_900, { bid: '99', ask: '101.1' })
    expect(outcomeOf([open], [wide, tick(41, 131_000)])).toMatchObject({
      state: 'won',
      closePrice: decimal('100.05'),
    })
  })

  it('looks at all digits of a price that bid and ask were derived from', () => {
    const derived = (sequence: number, sourceAt: number, last: string): Tick => ({
      ...exampleTick(symbol, sequence, sourceAt, { bid: '99.9', ask: '100.1' }),
      last: decimal(last),
      derived: true,
    })
    const rows = [derived(40, 129_900, '100.00041'), tick(41, 130_100, '5')]
    expect(outcomeOf([derived(11, 100_500, '100.00039')], rows)).toMatchObject({
      state: 'won',
      openPrice: decimal('100.00039'),
      closePrice: decimal('100.00041'),
    })
  })

  it('looks at the mark where the last price is none that they were derived from', () => {
    const quote = exampleTick(symbol, 40, 129_900, { bid: '99', ask: '101.1' })
    const rows = [{ ...quote, derived: true }, tick(41, 131_000)]
    expect(outcomeOf([open], rows)).toMatchObject({ closePrice: decimal('100.05') })
  })

  it('names the ticks that it used', () => {
    expect(outcomeOf([open], closing('101'))).toEqual({
      state: 'won',
      openPrice: decimal('100'),
      closePrice: decimal('101'),
      openSequence: 11,
      closeSequence: 40,
      sealSequence: 41,
      payout: decimal('7'),
    })
  })

  it('rounds the payout down', () => {
    expect(payoutOf({ stake: decimal('5.000001'), payoutRate: decimal('0.7') })).toBe(decimal('3.5'))
    expect(payoutOf({ stake: decimal('0.000001'), payoutRate: decimal('0.85') })).toBe(0n)
  })
})

describe('which tick opens', () => {
  const close = closing('101')
  it.each<[string, TapeRow[], string, number | null]>([
    ['the first row', [tick(11, 100_001)], 'won', 11],
    ['at the limit of 3 s', [tick(11, 103_000)], 'won', 11],
    ['1 ms past the limit', [tick(11, 103_001)], 'void', null],
    ['not one with a source time of acceptance itself', [tick(11, 100_000, '200'), tick(12, 100_001)], 'won', 12],
    ['not one from before that came late', [tick(11, 99_000, '200'), tick(12, 100_400)], 'won', 12],
    ['not a watermark', [watermark(11, 99_500), tick(12, 100_400)], 'won', 12],
    ['after a watermark past acceptance', [watermark(11, 100_100), tick(12, 102_600)], 'won', 12],
  ])('%s', (_, opening, state, openSequence) => {
    expect(outcomeOf(opening, close)).toMatchObject({ state, openSequence })
  })

  it('is none when the tape is silent until it is sealed', () => {
    const silent = [watermark(11, 130_000)]
    expect(outcomeOf(silent, [tick(10, 99_900), ...silent])).toEqual({
      state: 'void',
      openPrice: null,
      closePrice: null,
      openSequence: null,
      closeSequence: null,
      sealSequence: 11,
      payout: 0n,
    })
  })
})

describe('which tick closes', () => {
  it.each<[string, TapeRow[], string, number | null]>([
    ['at expiry itself', [tick(40, 130_000, '101'), tick(41, 130_001, '5')], 'won', 40],
    ['3 s before expiry', [tick(40, 127_000, '101'), tick(41, 130_001, '5')], 'won', 40],
    ['1 ms older is none', [tick(40, 126_999, '101'), tick(41, 130_001, '5')], 'void', null],
    ['sealed by a watermark at expiry', [tick(40, 129_000, '101'), watermark(41, 130_000)], 'won', 40],
    ['sealed by a later watermark', [tick(40, 129_000, '101'), watermark(41, 130_700)], 'won', 40],
    [
      'sealed past a lower watermark of another contract',
      [tick(40, 129_000, '101'), watermark(41, 129_500), tick(42, 130_100, '5')],
      'won',
      40,
    ],
  ])('%s', (_, rows, state, closeSequence) => {
    expect(outcomeOf([open], rows)).toMatchObject({ state, closeSequence })
  })

  it.each<[string, TapeRow[]]>([
    ['nothing taped', []],
    ['no row after the last tick', [tick(40, 129_000)]],
    ['a tick at expiry with none after it', [tick(40, 130_000)]],
    ['only a watermark below expiry', [tick(40, 129_000), watermark(41, 129_999)]],
  ])('is not known yet: %s', (_, rows) => {
    expect(outcomeOf([open], rows)).toBeUndefined()
  })
})

describe('rows that are not what they claim to be', () => {
  const close = closing('101')
  const other = { ...tick(11, 100_500), symbol: 'ETH/USDT' }
  it.each<[string, TapeRow[], TapeRow[], string]>([
    ['opening of another symbol', [other], close, 'symbol'],
    ['closing of another symbol', [open], [{ ...tick(40, 129_000), symbol: 'ETH/USDT' }, tick(41, 131_000)], 'symbol'],
    ['no opening rows', [], close, 'begin after the accepted sequence'],
    ['an opening that skips a row', [tick(12, 100_500)], close, 'begin after the accepted sequence'],
    ['an opening with a hole', [tick(11, 99_000), tick(13, 100_500)], close, 'consecutive'],
    ['an opening that goes on', [open, tick(12, 101_000)], close, 'end with the first tick'],
    ['an opening that stops short', [watermark(11, 99_000)], close, 'reach the row that seals'],
    ['a closing with a hole', [open], [tick(40, 129_000), tick(42, 131_000)], 'consecutive'],
    ['a closing without a tick', [open], [watermark(41, 131_000)], 'begin with a tick'],
    [
      'a closing tick after expiry',
      [open],
      [tick(40, 130_001), tick(41, 131_000)],
      'not after the time that it closes',
    ],
    [
      'a closing that skips the last tick',
      [open],
      [tick(40, 129_000), tick(41, 129_500), tick(42, 131_000)],
      'nothing but',
    ],
    ['a closing that goes on', [open], [tick(40, 129_000), tick(41, 130_500), tick(42, 131_000)], 'nothing but'],
    ['ticks out of order', [tick(11, 100_500)], [tick(10, 129_000), watermark(11, 130_000)], 'later tick'],
  ])('%s', (_, opening, rows, claim) => {
    expect(() => outcomeOf(opening, rows)).toThrow(claim)
  })

  it('a tick behind a watermark', () => {
    expect(() => outcomeOf([watermark(11, 100_600), tick(12, 100_500)], close)).toThrow('stands behind')
  })
})

/** The rule once more from the whole tape, by sorting and filtering, in other arithmetic. */
function naiveState(whole: readonly TapeRow[], contract: SecondContractAsked): string {
  const ticks = whole.filter((row): row is Tick => !isWatermark(row))
  const price = (row: Tick): Oracle => new Oracle(printDecimal(row.bid)).plus(printDecimal(row.ask)).div(2)
  const first = ticks.filter((row) => row.sequence > contract.acceptedSequence && row.sourceAt > contract.acceptedAt)[0]
  const last = ticks.filter((row) => row.sourceAt <= contract.expiresAt).at(-1)
  if (first === undefined || first.sourceAt > contract.acceptedAt + contract.openWithinMs) return 'void'
  if (last === undefined || last.sourceAt < contract.expiresAt - contract.closeWithinMs) return 'void'
  const order = price(last).comparedTo(price(first))
  if (order === 0) return 'tied'
  return order > 0 === (contract.direction === 'rise') ? 'won' : 'lost'
}

/** The rows that the server hands over, cut from the whole tape. */
function cut(whole: readonly TapeRow[], contract: SecondContractAsked): { opening: TapeRow[]; closing: TapeRow[] } {
  const after = whole.filter((row) => row.sequence > contract.acceptedSequence)
  const openAt = after.findIndex((row) => !isWatermark(row) && row.sourceAt > contract.acceptedAt)
  const closeAt = whole.findLastIndex((row) => !isWatermark(row) && row.sourceAt <= contract.expiresAt)
  const sealAt = whole.findIndex((row) =>
    isWatermark(row) ? row.watermarkAt >= contract.expiresAt : row.sourceAt > contract.expiresAt,
  )
  return {
    opening: openAt < 0 ? after : after.slice(0, openAt + 1),
    closing: sealAt < 0 ? whole.slice(closeAt) : whole.slice(closeAt, sealAt + 1),
  }
}

describe('on any tape', () => {
  it('agrees with a naive reading of the whole tape, and reaches every outcome', () => {
    const seen = new Map<string, number>()
    const step = fc.record({
      gap: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 900 }) }, fc.integer({ min: 1, max: 9_000 })),
      price: fc.integer({ min: 98, max: 102 }),
      isWatermark: fc.constantFrom(false, false, false, false, true),
    })
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 20, maxLength: 120, size: 'max' }),
        fc.constantFrom('rise' as const, 'fall' as const),
        fc.integer({ min: 0, max: 250 }),
        (steps, direction, ahead) => {
          let at = asked.acceptedAt + ahead
          const whole: TapeRow[] = [tick(10, at)]
          for (const { gap, price, isWatermark: seals } of steps) {
            at += gap
            const sequence = 10 + whole.length
            whole.push(seals ? watermark(sequence, at) : tick(sequence, at, String(price)))
          }
          const contract = { ...asked, direction }
          const outcome = secondContractOutcome(contract, cut(whole, contract))
          const state = outcome?.state ?? 'unsealed'
          seen.set(state, (seen.get(state) ?? 0) + 1)
          const isSealed = at > asked.expiresAt || (at === asked.expiresAt && steps.at(-1)?.isWatermark === true)
          return state === (isSealed ? naiveState(whole, contract) : 'unsealed')
        },
      ),
      { seed: 11, numRuns: 3_000 },
    )
    expect(
      [...seen]
        .filter(([, times]) => times > 50)
        .map(([state]) => state)
        .sort(),
    ).toEqual(['lost', 'tied', 'unsealed', 'void', 'won'])
  })

  it('has marks that lie between bid and ask', () => {
    const wide = exampleTick(symbol, 1, 1, { bid: '99.9', ask: '100' })
    expect(markOf(wide)).toBe(decimal('99.95'))
  })
})
