import { describe, expect, it, test } from 'vitest'
import type { Tick, Watermark } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { type Checkpoint, checkpointHash, journalLeaf } from './checkpoint.ts'
import { tapeLeaf, tapeRowText } from './tape-leaf.ts'
import { emptyHash, hashLeaf, hashText } from './hash.ts'

const tick: Tick = {
  symbol: 'BTC/USDT',
  sequence: 41,
  bid: decimal('64000.10'),
  ask: decimal('64000.3'),
  last: decimal('64000.2'),
  volume: decimal('0.00120'),
  sourceAt: 1_790_000_000_000,
  receivedAt: 1_790_000_000_090,
  source: 'replay:2024',
  derived: false,
}
const watermark: Watermark = { symbol: 'BTC/USDT', sequence: 42, watermarkAt: 1_790_000_000_500 }

describe('tapeRowText', () => {
  it.each([
    [
      'a tick',
      tick,
      'tick BTC/USDT 41 64000.1 64000.3 64000.2 0.0012 1790000000000 1790000000090 quoted "replay:2024"',
    ],
    [
      'a tick whose quotes come from the spread',
      { ...tick, derived: true },
      'tick BTC/USDT 41 64000.1 64000.3 64000.2 0.0012 1790000000000 1790000000090 derived "replay:2024"',
    ],
    ['a watermark', watermark, 'watermark BTC/USDT 42 1790000000500'],
  ])('writes %s', (_, row, text) => {
    expect(tapeRowText(row)).toBe(text)
    expect(tapeLeaf(row)).toBe(hashLeaf(text))
  })

  it('keeps a source with spaces and line breaks in one word', () => {
    expect(tapeRowText({ ...tick, source: 'a "b"\nc' })).toMatch(/ quoted "a \\"b\\"\\nc"$/)
  })
})

test('the leaf of a journal row is its book, sequence and hash', () => {
  const hash = hashText('a row')
  expect(journalLeaf({ bookId: 7, sequence: 3, hash })).toBe(hashLeaf(`7 3 ${hash}`))
})

describe('checkpointHash', () => {
  const tapes = [
    { symbol: 'BTC/USDT', fromSequence: 41, toSequence: 42, root: hashText('btc') },
    { symbol: 'ETH/USDT', fromSequence: 1, toSequence: 9, root: hashText('eth') },
  ]
  const checkpoint: Omit<Checkpoint, 'hash'> = {
    id: 2,
    at: 1_790_000_060_000,
    previousHash: hashText('the one before'),
    journalRoot: hashText('journal'),
    journalCount: 5,
    tapes,
  }

  it('has golden vectors, with journal rows and without', () => {
    expect(checkpointHash(checkpoint)).toBe(
      hashText(
        'touchstone checkpoint 1\n2\n1790000060000\n' +
          `${hashText('the one before')}\n${hashText('journal')}\n5\n` +
          `BTC/USDT 41 42 ${hashText('btc')}\nETH/USDT 1 9 ${hashText('eth')}`,
      ),
    )
    expect(checkpointHash(checkpoint)).toBe('72c8a6b752512c0bdfc4299a27e6c3120ab1af6cc30d6241daef54172943a9ce')
    expect(checkpointHash({ ...checkpoint, journalRoot: null, journalCount: 0, tapes: [] })).toBe(
      '1520326cf8fd24dac1850e4cf88cbe8fdf7873032b061b68b689aaa2be5341fb',
    )
  })

  it('changes with every field', () => {
    const changes: Partial<Checkpoint>[] = [
      { id: 3 },
      { at: 1_790_000_060_001 },
      { previousHash: emptyHash },
      { journalRoot: emptyHash },
      { journalRoot: null },
      { journalCount: 6 },
      { tapes: tapes.slice(1) },
      { tapes: tapes.toReversed() },
      { tapes: tapes.map((tape) => ({ ...tape, fromSequence: tape.fromSequence + 1 })) },
      { tapes: tapes.map((tape) => ({ ...tape, root: emptyHash })) },
    ]
    const hashes = [checkpoint, ...changes.map((change) => ({ ...checkpoint, ...change }))].map(checkpointHash)
    expect(new Set(hashes).size).toBe(changes.length + 1)
  })
})
