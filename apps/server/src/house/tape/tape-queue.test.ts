import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { type FeedTick, isWatermark } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import { createTapeQueue, type TapeQueue } from './tape-queue.ts'

const btc = 'BTC/USDT'
const at = 1_790_000_000_000
const tickAt = (sourceAt: number, change: Partial<FeedTick> = {}): FeedTick => {
  const { sequence: _, ...tick } = exampleTick(btc, 0, sourceAt, { bid: '64000', ask: '64010' })
  return { ...tick, ...change }
}
const open = (lengthMax = 100): TapeQueue =>
  createTapeQueue(
    [{ symbol: btc, sequence: 7, sourceAt: at }],
    [{ ...tickAt(at), sequence: 7 }],
    (symbol) => symbol === btc || symbol === 'ETH/USDT',
    lengthMax,
  )
const rowsOf = (queue: TapeQueue): string[] =>
  queue.head(100).map((row) => (isWatermark(row) ? `watermark ${row.sequence}` : `tick ${row.sequence}`))

describe('addTick', () => {
  it.each<[string, Partial<FeedTick>, string]>([
    ['the next tick', {}, 'queued'],
    ['bid equal to ask', { bid: decimal('64010') }, 'queued'],
    ['a tick without volume', { volume: 0n }, 'queued'],
    ['a source ten seconds ahead', { sourceAt: at + 10_021, receivedAt: at + 21 }, 'queued'],
    ['a source further ahead', { sourceAt: at + 10_022, receivedAt: at + 21 }, 'ahead_of_receipt'],
    ['the source time of the last tick', { sourceAt: at }, 'not_after_last'],
    ['an earlier source time', { sourceAt: at - 1 }, 'not_after_last'],
    ['bid above ask', { bid: decimal('64010.1') }, 'price_crossed'],
    ['no bid', { bid: 0n }, 'price_not_positive'],
    ['no ask', { ask: 0n }, 'price_not_positive'],
    ['no last', { last: 0n }, 'price_not_positive'],
    ['a negative bid', { bid: -1n }, 'price_not_positive'],
    ['a negative volume', { volume: -1n }, 'price_not_positive'],
    ['a symbol that we do not know', { symbol: 'NOPE/USDT' }, 'symbol_unknown'],
  ])('%s: %o', (_, change, answer) => {
    const queue = open()
    expect(queue.addTick(tickAt(at + 1, change))).toBe(answer)
    expect(queue.length()).toBe(answer === 'queued' ? 1 : 0)
  })

  it('gives sequences without holes, a symbol each, whatever it drops in between', () => {
    const queue = open()
    for (const sourceAt of [at + 1, at, at + 2]) queue.addTick(tickAt(sourceAt))
    queue.addTick(tickAt(at + 1, { symbol: 'ETH/USDT' }))
    expect(rowsOf(queue)).toEqual(['tick 8', 'tick 9', 'tick 1'])
  })

  it('stops at its limit, and goes on when there is room', () => {
    const queue = open(2)
    const answers = [1, 2, 3].map((ms) => queue.addTick(tickAt(at + ms)))
    expect(answers).toEqual(['queued', 'queued', 'queue_full'])
    queue.remove(1)
    expect(queue.addTick(tickAt(at + 4))).toBe('queued')
    expect(rowsOf(queue)).toEqual(['tick 9', 'tick 10'])
  })
})

describe('addWatermark', () => {
  it.each([
    ['after the last tick', at + 5, ['watermark 8']],
    ['at the last tick: it may be the last one', at, ['watermark 8']],
    ['before the last tick, which seals it', at - 1, []],
  ])('%s', (_, sealedAt, rows) => {
    const queue = open()
    queue.addWatermark(btc, sealedAt)
    queue.addWatermark(btc, sealedAt)
    expect(rowsOf(queue)).toEqual(rows)
  })

  it('keeps out every tick at or before it', () => {
    const queue = open()
    queue.addWatermark(btc, at + 5)
    expect(queue.addTick(tickAt(at + 5))).toBe('not_after_last')
    expect(queue.addTick(tickAt(at + 6))).toBe('queued')
  })

  it('is the head of a tape that was loaded with one, and is not repeated', () => {
    const queue = createTapeQueue([{ symbol: btc, sequence: 8, sourceAt: at }], [], () => true, 9)
    queue.addWatermark(btc, at)
    expect(queue.addTick(tickAt(at))).toBe('not_after_last')
    expect(queue.length()).toBe(0)
  })

  it('is queued whether there is room or not', () => {
    const queue = open(0)
    queue.addWatermark(btc, at + 5)
    expect(queue.length()).toBe(1)
  })
})
