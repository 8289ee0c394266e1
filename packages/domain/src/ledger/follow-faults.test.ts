import { describe, expect, it } from 'vitest'
import { type Checkpoint, checkpointHash, endsAfter, followFaults, type TapeEnds } from './checkpoint.ts'
import { emptyHash, hashText } from './hash.ts'

const hashed = (checkpoint: Omit<Checkpoint, 'hash'>): Checkpoint => ({
  ...checkpoint,
  hash: checkpointHash(checkpoint),
})
const stated = { version: 1, effectiveAt: 0, sections: 3, root: hashText('settings') }
const first = hashed({
  id: 1,
  at: 60_000,
  previousHash: emptyHash,
  journalRoot: null,
  journalCount: 0,
  tapes: [{ symbol: 'BTC/USDT', fromSequence: 1, toSequence: 9, root: hashText('btc') }],
  statement: { settings: [stated], audit: { id: 4, hash: hashText('fourth') } },
})
const second: Omit<Checkpoint, 'hash'> = {
  ...first,
  id: 2,
  at: 120_000,
  previousHash: first.hash,
  tapes: [{ symbol: 'BTC/USDT', fromSequence: 10, toSequence: 12, root: hashText('more btc') }],
}
const { statement: _, ...ofFirstForm } = second
const stating = (statement: Partial<NonNullable<Checkpoint['statement']>>): Partial<Checkpoint> => ({
  statement: { settings: [stated], audit: null, ...statement },
})

const none: TapeEnds = new Map()
const ends = endsAfter(none, first)

it('finds nothing in a chain that goes on', () => {
  expect(followFaults(first, undefined, none)).toEqual([])
  expect(followFaults(hashed(second), first, ends)).toEqual([])
  const other = { symbol: 'ETH/USDT', fromSequence: 40, toSequence: 41, root: hashText('eth') }
  expect(followFaults(hashed({ ...second, tapes: [other] }), first, ends)).toEqual([])
  const later = { id: 5, hash: hashText('fifth') }
  const version = { ...stated, version: 2, effectiveAt: 9 }
  expect(followFaults(hashed({ ...second, ...stating({ settings: [version], audit: later }) }), first, ends)).toEqual(
    [],
  )
})

it('lets the second form follow the first, which states nothing', () => {
  const { statement: _none, ...bare } = first
  const old = hashed(bare)
  expect(followFaults(hashed({ ...second, previousHash: old.hash }), old, ends)).toEqual([])
  expect(followFaults(hashed({ ...ofFirstForm, previousHash: old.hash }), old, ends)).toEqual([])
})

const other = hashText('another one')
it.each<[string, Partial<Checkpoint>]>([
  ['checkpoint 2 is missing', { id: 3 }],
  ['checkpoint 1 comes after checkpoint 1', { id: 1 }],
  ['checkpoint 2 does not name the hash of the one before it', { previousHash: other }],
  ['checkpoint 2 states no settings, unlike the one before it', { statement: undefined } as object],
  ['checkpoint 2 states an older row of the audit log', stating({})],
  ['checkpoint 2 states an older row of the audit log', stating({ audit: { id: 3, hash: other } })],
  [
    'checkpoint 2 states another row of the audit log than the one before it',
    stating({ audit: { id: 4, hash: other } }),
  ],
  ...[{ root: other }, { effectiveAt: 1 }, { sections: 4 }].map((change): [string, Partial<Checkpoint>] => [
    'checkpoint 2 states other settings than the one before it under the same number',
    stating({ settings: [{ ...stated, ...change }], audit: { id: 4, hash: hashText('fourth') } }),
  ]),
  ...[
    { fromSequence: 11, toSequence: 12 },
    { fromSequence: 9, toSequence: 12 },
    { fromSequence: 10, toSequence: 9 },
  ].map((range): [string, Partial<Checkpoint>] => [
    'checkpoint 2 does not go on with the tape of BTC/USDT where it ended',
    { tapes: [{ symbol: 'BTC/USDT', root: other, ...range }] },
  ]),
])('finds that %s', (fault, change) => {
  expect(followFaults(hashed({ ...second, ...change }), first, ends)).toEqual([fault])
})

it('finds another hash than the one that it claims', () => {
  const fault = 'checkpoint 2 does not have the hash that it claims'
  expect(followFaults({ ...hashed(second), hash: other }, first, ends)).toEqual([fault])
  expect(followFaults({ ...first, previousHash: other }, undefined, none)).toEqual([
    'checkpoint 1 does not have the hash that it claims',
    'checkpoint 1 does not name the hash of the one before it',
  ])
})

describe('a symbol without rows for a while', () => {
  const silent = hashed({ ...second, tapes: [{ symbol: 'ETH/USDT', fromSequence: 1, toSequence: 2, root: other }] })
  const until = endsAfter(ends, silent)
  const third = (fromSequence: number, toSequence = 20): Checkpoint =>
    hashed({
      ...second,
      id: 3,
      previousHash: silent.hash,
      tapes: [{ symbol: 'BTC/USDT', fromSequence, toSequence, root: other }],
    })

  it('goes on where it ended, however long ago', () => {
    expect(followFaults(silent, first, ends)).toEqual([])
    expect(followFaults(third(10), silent, until)).toEqual([])
  })

  it.each([1, 9, 11])('is not given another price of a number, nor a hole: from %i', (fromSequence) => {
    const fault = 'checkpoint 3 does not go on with the tape of BTC/USDT where it ended'
    expect(followFaults(third(fromSequence), silent, until)).toEqual([fault])
  })

  it('does not end earlier for a checkpoint that says so', () => {
    expect(endsAfter(until, third(1, 4)).get('BTC/USDT')).toBe(9)
  })
})
