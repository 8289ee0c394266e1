import type { FeedTick } from '@touchstone/domain/market/tick'
import { expect, it } from 'vitest'
import { thinFrames } from './thin-frames.ts'

const frame = (sourceAt: number, mark: number, volume = 1): FeedTick => ({
  symbol: 'BTC/USDT',
  bid: BigInt(mark),
  ask: BigInt(mark),
  last: BigInt(mark),
  volume: BigInt(volume),
  sourceAt,
  receivedAt: sourceAt,
  source: 'test',
  derived: true,
})

it.each<[string, number | undefined, [at: number, mark: number][], number[]]>([
  ['nothing from nothing', 10, [], []],
  [
    'only the latest of a steady rise',
    10,
    [
      [1, 11],
      [2, 12],
      [3, 13],
    ],
    [3],
  ],
  [
    'only the latest of a move within the range of the tape',
    10,
    [
      [1, 12],
      [2, 11],
      [3, 13],
    ],
    [3],
  ],
  [
    'a high and the latest',
    10,
    [
      [1, 15],
      [2, 12],
      [3, 11],
    ],
    [1, 3],
  ],
  [
    'a low and the latest',
    10,
    [
      [1, 11],
      [2, 8],
      [3, 11],
    ],
    [2, 3],
  ],
  [
    'low, high and latest in the order of time',
    10,
    [
      [1, 8],
      [2, 9],
      [3, 15],
      [4, 14],
      [5, 12],
    ],
    [1, 3, 5],
  ],
  [
    'the first of two equal extremes',
    10,
    [
      [1, 15],
      [2, 15],
      [3, 11],
    ],
    [1, 3],
  ],
  [
    'extremes also with an empty tape',
    undefined,
    [
      [1, 15],
      [2, 8],
      [3, 11],
    ],
    [1, 2, 3],
  ],
])('keeps %s', (_, tapedMark, frames, kept) => {
  const all = frames.map(([at, mark]) => frame(at, mark))
  const thinned = thinFrames(all, tapedMark === undefined ? undefined : BigInt(tapedMark))
  expect(thinned.map((each) => each.sourceAt)).toEqual(kept)
})

it('adds the volume of a dropped frame to the next kept one', () => {
  const thinned = thinFrames([frame(1, 11, 1), frame(2, 15, 2), frame(3, 12, 4), frame(4, 12, 8)], 10n)
  expect(thinned.map(({ sourceAt, last, volume }) => [sourceAt, last, volume])).toEqual([
    [2, 15n, 3n],
    [4, 12n, 12n],
  ])
})
