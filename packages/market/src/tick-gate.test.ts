import { join } from 'node:path'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { isOnGrid } from '@touchstone/domain/money/mul-div'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketDataFolder, needsMarketData } from './replay/market-data-folder.ts'
import { readRecordedTicks } from './replay/read-recorded-ticks.ts'
import { admit, type GateState, type GateVerdict, openGate, release, releaseAt, sealGate, slotMs } from './tick-gate.ts'

function termsOf(symbol: string): SymbolTerms {
  const terms = defaultSettings.symbols.get(symbol)
  if (terms === undefined) throw new Error(`no default symbol ${symbol}`)
  return terms
}

/** Price tick 0.01, far off from 2 %, always open. */
const sol = termsOf('SOL/USDT')
const now = Date.parse('2026-02-04T14:30:00Z')

type FrameShape = { bid?: string; ask?: string; sourceAt?: number; receivedAt?: number }

function frame({ bid = '99.99', ask = '100.01', sourceAt = now, receivedAt = sourceAt }: FrameShape = {}): FeedTick {
  return {
    symbol: 'SOL/USDT',
    bid: decimal(bid),
    ask: decimal(ask),
    last: decimal(bid),
    volume: decimal('1'),
    sourceAt,
    receivedAt,
    source: 'test',
    derived: false,
  }
}

const marked = (mark: string, sourceAt: number): FeedTick => frame({ bid: mark, ask: mark, sourceAt })

/** A gate whose tape ends at mark 100, a second before now. */
const ended = openGate({ last: frame({ sourceAt: now - 1_000 }), watermarkAt: now - 500 })

/** Admits frames at their receipt; returns the verdicts and the taped ticks. */
function fed(state: GateState, frames: readonly FeedTick[], terms = sol) {
  const verdicts: GateVerdict[] = []
  const ticks: FeedTick[] = []
  let gate = state
  for (const each of frames) {
    const { state: next, verdict, tick } = admit(gate, each, terms, each.receivedAt)
    gate = next
    verdicts.push(verdict)
    if (tick !== undefined) ticks.push(tick)
  }
  return { gate, verdicts, ticks }
}

/** Releases the held frames, each when due, up to a moment. */
function drained(state: GateState, until = Infinity) {
  const ticks: { at: number; tick: FeedTick }[] = []
  let gate = state
  for (let at = releaseAt(gate); at !== undefined && at < until; at = releaseAt(gate)) {
    const { state: next, tick } = release(gate, at)
    gate = next
    if (tick !== undefined) ticks.push({ at, tick })
  }
  return { gate, ticks }
}

describe('admit', () => {
  it.each<[string, FrameShape, GateVerdict]>([
    ['a good frame', {}, 'taped'],
    ['a bid of zero', { bid: '0' }, 'not_positive'],
    ['a negative bid', { bid: '-1' }, 'not_positive'],
    ['a bid below one price tick', { bid: '0.009', ask: '0.01' }, 'not_positive'],
    ['bid and ask negative', { bid: '-2', ask: '-1' }, 'not_positive'],
    ['bid and ask equal', { bid: '100', ask: '100' }, 'taped'],
    ['bid above ask', { bid: '100.000000000000000001', ask: '100' }, 'crossed'],
    ['a source 250 ms ahead', { sourceAt: now + 250, receivedAt: now }, 'taped'],
    ['a source 251 ms ahead', { sourceAt: now + 251, receivedAt: now }, 'ahead_of_clock'],
    ['the time of the last tick', { sourceAt: now - 1_000 }, 'not_later'],
    ['an older time', { sourceAt: now - 1_001 }, 'not_later'],
    ['the time of the watermark', { sourceAt: now - 500 }, 'behind_watermark'],
    ['a millisecond after it', { sourceAt: now - 499 }, 'taped'],
    ['exactly the far-off rate above', { bid: '102', ask: '102' }, 'taped'],
    ['more above', { bid: '102.01', ask: '102.01' }, 'far_off'],
    ['exactly the far-off rate below', { bid: '98', ask: '98' }, 'taped'],
    ['more below', { bid: '97.99', ask: '97.99' }, 'far_off'],
  ])('judges %s', (_, shape, verdict) => {
    const { verdicts, gate, ticks } = fed(ended, [frame(shape)])
    expect(verdicts).toEqual([verdict])
    expect(gate.counts).toEqual({ ...ended.counts, [verdict]: 1 })
    expect(ticks).toHaveLength(verdict === 'taped' ? 1 : 0)
  })

  it('judges by the symbol’s trading hours', () => {
    const saturday = Date.parse('2026-02-07T12:00:00Z')
    const reopened = Date.parse('2026-02-08T22:00:00Z')
    const frames = [frame({ sourceAt: saturday }), frame({ sourceAt: reopened - 1 }), frame({ sourceAt: reopened })]
    expect(fed(openGate(), frames, termsOf('EUR/USD')).verdicts).toEqual(['market_closed', 'market_closed', 'taped'])
  })

  it('rounds the bid down and the ask up to the price tick', () => {
    const [tick] = fed(openGate(), [frame({ bid: '99.999', ask: '100.001' })]).ticks
    expect([tick?.bid, tick?.ask].map((price) => printDecimal(price ?? 0n))).toEqual(['99.99', '100.01'])
  })

  it('keeps all digits of the price that bid and ask were derived from, if it lies between them', () => {
    const derived = (last: string): FeedTick => ({ ...frame(), last: decimal(last), derived: true })
    const { verdicts, ticks } = fed(openGate(), [derived('100.0034567')])
    expect([verdicts, printDecimal(ticks[0]?.last ?? 0n)]).toEqual([['taped'], '100.0034567'])
    expect(fed(openGate(), [derived('100.0100001')]).verdicts).toEqual(['crossed'])
    expect(fed(openGate(), [derived('99.98')]).verdicts).toEqual(['crossed'])
  })

  it('reports the source’s clock as ahead until a frame shows otherwise', () => {
    const ahead = fed(ended, [frame({ sourceAt: now + 251, receivedAt: now })]).gate
    expect([ended.aheadOfClock, ahead.aheadOfClock]).toEqual([false, true])
    expect(fed(ahead, [frame({ sourceAt: now + 260 })]).gate.aheadOfClock).toBe(false)
  })

  it('accepts the first price of an empty tape', () => {
    expect(fed(openGate(), [frame({ bid: '5', ask: '6' })]).verdicts).toEqual(['taped'])
  })
})

describe('a far-off price', () => {
  const after = (ms: number, mark: string): FeedTick => marked(mark, now + ms)

  it.each<[string, FeedTick[], GateVerdict[]]>([
    [
      'is taped when two further frames agree',
      [after(0, '110'), after(1, '111'), after(2, '112.2')],
      ['far_off', 'far_off', 'taped'],
    ],
    [
      'is not taped when the second further frame differs too much',
      [after(0, '110'), after(1, '111'), after(2, '112.21')],
      ['far_off', 'far_off', 'far_off'],
    ],
    [
      'starts over when a different one arrives',
      [after(0, '110'), after(1, '90'), after(2, '90'), after(3, '90')],
      ['far_off', 'far_off', 'far_off', 'taped'],
    ],
    [
      'is dropped after an ordinary frame',
      [after(0, '110'), after(1, '110'), after(2, '101'), after(300, '110')],
      ['far_off', 'far_off', 'taped', 'far_off'],
    ],
    [
      'is not confirmed by the same frame sent again',
      [after(0, '110'), after(0, '110'), after(0, '110'), after(1, '110')],
      ['far_off', 'far_off', 'far_off', 'far_off'],
    ],
    [
      'is neither confirmed nor cleared by a bad frame',
      [after(0, '110'), after(1, '0'), after(1, '110'), after(2, '110')],
      ['far_off', 'not_positive', 'far_off', 'taped'],
    ],
  ])('%s', (_, frames, verdicts) => {
    expect(fed(ended, frames).verdicts).toEqual(verdicts)
  })
})

describe('thinning', () => {
  it('tapes a slow source at once', () => {
    const frames = [0, slotMs, 2 * slotMs].map((ms) => marked('100', now + ms))
    expect(fed(ended, frames).verdicts).toEqual(['taped', 'taped', 'taped'])
  })

  it('holds frames within the slot and releases the extreme first, then the latest', () => {
    const frames = [marked('100', now), marked('101', now + 50), marked('100.5', now + 100), marked('100.2', now + 150)]
    const { gate, verdicts } = fed(ended, frames)
    expect(verdicts).toEqual(['taped', 'held', 'held', 'held'])
    expect(release(gate, now + slotMs - 1).tick).toBeUndefined()
    const { ticks } = drained(gate)
    expect(ticks.map(({ at, tick }) => [at - now, printDecimal(tick.last), printDecimal(tick.volume)])).toEqual([
      [250, '101', '1'],
      [500, '100.2', '2'],
    ])
  })

  it('tapes a held frame when any next one arrives after the slot', () => {
    const { gate } = fed(ended, [marked('100', now), marked('101', now + 50)])
    const late = admit(gate, marked('0', now + 300), sol, now + 300)
    expect(late.verdict).toBe('not_positive')
    expect(late.tick?.sourceAt).toBe(now + 50)
  })

  it('replaces a waiting frame by a later one of the same moment, with the volume of both', () => {
    const frames = [marked('100', now), marked('101', now + 50), marked('100.5', now + 50), marked('102', now + 49)]
    const { gate, verdicts } = fed(ended, frames)
    expect(verdicts).toEqual(['taped', 'held', 'held', 'not_later'])
    const [last] = drained(gate).ticks
    expect([last?.tick.last, last?.tick.volume]).toEqual([decimal('100.5'), decimal('2')])
  })

  it('keeps an extreme when a frame is then replaced', () => {
    const frames = [marked('100', now), marked('99', now + 1), marked('98', now + 2), marked('100', now + 2)]
    const { ticks } = drained(fed(ended, frames).gate)
    expect(ticks.map(({ tick }) => [tick.sourceAt - now, printDecimal(tick.last)])).toEqual([
      [1, '99'],
      [2, '100'],
    ])
  })

  it('does not lag behind a steady move', () => {
    const { gate } = fed(
      ended,
      [100, 100.1, 100.2, 100.3].map((mark, i) => marked(String(mark), now + i * 10)),
    )
    expect(drained(gate).ticks.map(({ at, tick }) => [at - now, printDecimal(tick.last)])).toEqual([[250, '100.3']])
  })

  it('drops frames that a watermark has overtaken', () => {
    const { gate } = fed(ended, [marked('100', now), marked('101', now + 50), marked('100', now + 100)])
    const sealed = sealGate(gate, now + 50)
    expect(drained(sealed).ticks.map(({ tick }) => tick.sourceAt)).toEqual([now + 100])
    expect(sealed.counts.behind_watermark).toBe(1)
    const later = sealGate(sealed, now + 200)
    const frames = [marked('100', now + 200), marked('100', now + 201)]
    expect(fed(later, frames).verdicts).toEqual(['behind_watermark', 'held'])
    expect(sealGate(later, now).watermarkAt).toBe(now + 200)
  })
})

/** Runs frames through a gate as a server would: each at its receipt, and held ones when due. */
function tapeOf(frames: readonly FeedTick[], terms: SymbolTerms) {
  const taped: { at: number; tick: FeedTick }[] = []
  const admitted: FeedTick[] = []
  let gate = openGate()
  for (const each of frames) {
    const before = drained(gate, each.receivedAt)
    const { state, verdict, tick } = admit(before.gate, each, terms, each.receivedAt)
    gate = state
    taped.push(...before.ticks)
    if (tick !== undefined) taped.push({ at: each.receivedAt, tick })
    if (verdict === 'taped' || verdict === 'held') admitted.push(each)
  }
  const rest = drained(gate)
  return { taped: [...taped, ...rest.ticks], admitted, counts: rest.gate.counts }
}

/** Of several frames of one moment the last counts. */
const lastOfMoments = (frames: readonly FeedTick[]): FeedTick[] =>
  frames.filter((each, i) => frames[i + 1]?.sourceAt !== each.sourceAt)

const extremesOf = (frames: readonly FeedTick[]): [bigint, bigint] =>
  frames
    .map(markOf)
    .reduce<[bigint, bigint]>(
      ([low, high], mark) => [mark < low ? mark : low, mark > high ? mark : high],
      [2n ** 99n, 0n],
    )

describe('every tape', () => {
  it('has at most four ticks a second, rises in source time, keeps extremes, volume and the latest frame', () => {
    const steps = fc.array(
      fc.record({ ms: fc.oneof(fc.nat(2), fc.nat(400)), move: fc.integer({ min: -30, max: 30 }) }),
      { minLength: 1 },
    )
    const property = fc.property(steps, (moves) => {
      let [at, cents] = [now, 10_000]
      const frames = moves.map(({ ms, move }) => {
        at += ms
        cents += move
        return marked((cents / 100).toFixed(2), at)
      })
      const { taped, admitted } = tapeOf(frames, sol)
      const ticks = taped.map(({ tick }) => tick)
      const volume = ticks.reduce((sum, tick) => sum + tick.volume, 0n)
      return (
        taped.every(({ at: tapedAt }, i) => i === 0 || tapedAt - (taped[i - 1]?.at ?? 0) >= slotMs) &&
        ticks.every((tick, i) => i === 0 || tick.sourceAt > (ticks[i - 1]?.sourceAt ?? 0)) &&
        ticks.at(-1)?.sourceAt === admitted.at(-1)?.sourceAt &&
        volume === decimal(String(admitted.length)) &&
        extremesOf(ticks).join() === extremesOf(lastOfMoments(admitted)).join()
      )
    })
    expect(() => fc.assert(property, { numRuns: 500 })).not.toThrow()
  })
})

const folder = marketDataFolder()

describe.skipIf(folder === undefined)(`recorded ticks through the gate (${needsMarketData})`, () => {
  it.each([
    ['BTC/USDT', 'hft-2024-08-08_BTCUSDT_usdm_trades.csv.gz'],
    ['BTC/USDT', 'tick-hour-2023-09-05_BTC-USD_trades.csv.gz'],
    ['ETH/USDT', 'hft-2024-08-08_ETHUSDT_spot_trades.csv.gz'],
    ['EUR/USD', 'fx-gold-2014-05-07_EURUSD_quotes.csv.gz'],
    ['XAU/USD', 'fx-gold-2014-05-07_XAUUSD_quotes.csv.gz'],
  ])('%s of %s', async (symbol, file) => {
    const terms = termsOf(symbol)
    const frames = await readRecordedTicks(join(folder ?? '', 'ticks', file), terms)
    const { taped, admitted, counts } = tapeOf(frames, terms)
    const seconds = ((frames.at(-1)?.sourceAt ?? 0) - (frames[0]?.sourceAt ?? 0)) / 1_000
    expect(taped.length).toBeGreaterThan(500)
    expect(taped.length).toBeLessThanOrEqual(4 * seconds + 4)
    expect(taped.every(({ tick }) => isOnGrid(tick.bid, terms.priceTick) && isOnGrid(tick.ask, terms.priceTick))).toBe(
      true,
    )
    expect(counts.far_off + counts.crossed + counts.not_positive).toBe(0)
    expect(admitted.length).toBeGreaterThan(frames.length * 0.9)
  })
})
