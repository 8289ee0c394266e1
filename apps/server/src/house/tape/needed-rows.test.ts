import type { TapeStretch } from '@touchstone/domain/books/fact-kind'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { TapeRow } from '@touchstone/domain/market/tick'
import { expect, it } from 'vitest'
import { tapeKey } from './named-rows.ts'
import { neededRows } from './needed-rows.ts'

const symbol = 'BTC/USDT'
/** A tick of 1,000, this many watermarks after it, one each millisecond, and the next tick if it has come. */
function tapeOf(watermarks: number, isFollowed: boolean) {
  const rows: TapeRow[] = [exampleTick(symbol, 1, 1_000, '90000')]
  for (let count = 1; count <= watermarks; count += 1)
    rows.push({ symbol, sequence: count + 1, watermarkAt: 1_000 + count })
  if (isFollowed) rows.push(exampleTick(symbol, watermarks + 2, 9_000, '90000'))
  const asked: TapeStretch[] = []
  const read = (stretches: readonly TapeStretch[]): Promise<Map<string, TapeRow>> => {
    asked.push(...stretches)
    const found = rows.filter(({ sequence }) => stretches.some(({ from, to }) => from <= sequence && sequence <= to))
    return Promise.resolve(new Map(found.map((row) => [tapeKey(symbol, row.sequence), row])))
  }
  return { read, asked }
}
const one = { symbol, from: 1, to: 1 }

it.each([
  [0, true, 2],
  [7, true, 9],
  [8, true, 10],
  [9, true, 11],
  [16, true, 18],
  [40, true, 42],
  [0, false, 1],
  [8, false, 9],
  [40, false, 41],
])('after %d lower watermarks, followed by a tick or not (%s), shows up to row %d', async (count, isFollowed, last) => {
  const { read } = tapeOf(count, isFollowed)
  const rows = await neededRows(read, [one, { ...one, replacedAt: 2_000 }])
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
})

it('reads no row after a need without an end', async () => {
  const { read, asked } = tapeOf(8, true)
  expect((await neededRows(read, [one])).map(({ sequence }) => sequence)).toEqual([1])
  expect(asked).toEqual([one])
})

it('stops at the watermark that ends a need, for each need by itself', async () => {
  const { read, asked } = tapeOf(40, true)
  expect((await neededRows(read, [{ ...one, replacedAt: 1_005 }])).length).toBe(6)
  expect(asked).toEqual([{ symbol, from: 1, to: 9 }])
  const needs = [
    { ...one, replacedAt: 1_003 },
    { ...one, sealedAt: 1_020 },
  ]
  expect((await neededRows(read, needs)).length).toBe(21)
  expect(await neededRows(read, [])).toEqual([])
})
