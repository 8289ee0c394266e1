import { describe, expect, it } from 'vitest'
import { exampleTick } from '../examples/example-facts.ts'
import { closingTick, seals } from './closing-tick.ts'
import type { TapeRow } from './tick.ts'

const symbol = 'BTC/USDT'
const at = 10_000
const tick = (sequence: number, sourceAt: number) => exampleTick(symbol, sequence, sourceAt, '90000')
const watermark = (sequence: number, watermarkAt: number): TapeRow => ({ symbol, sequence, watermarkAt })

describe('a row of the tape', () => {
  it.each([
    [watermark(2, at - 1), false],
    [watermark(2, at), true],
    [tick(2, at), false],
    [tick(2, at + 1), true],
  ])('%o seals a time, or not', (row, isSeal) => {
    expect(seals(row, at)).toBe(isSeal)
  })
})

describe('the tick at which a time closes', () => {
  it.each<[string, TapeRow[]]>([
    ['a tick of that very time', [tick(5, at), watermark(6, at)]],
    ['one long before', [tick(5, 1), tick(6, at + 1)]],
    ['one before watermarks that are too low', [tick(5, 1), watermark(6, 2), watermark(7, at - 1), tick(8, at + 1)]],
  ])('is %s', (_, rows) => {
    expect(closingTick({ symbol, at }, rows)).toBe(rows[0])
  })

  it.each<[string, TapeRow[], string]>([
    ['nothing', [], 'the closing rows begin with a tick'],
    ['a watermark first', [watermark(5, 1), tick(6, at + 1)], 'the closing rows begin with a tick'],
    [
      'a tick after it',
      [tick(5, at + 1), watermark(6, at + 1)],
      'the closing tick is not after the time that it closes',
    ],
    ['a later tick that is not after it', [tick(5, 1), tick(6, at), watermark(7, at)], 'nothing but lower watermarks'],
    ['a seal before the seal', [tick(5, 1), watermark(6, at), watermark(7, at)], 'nothing but lower watermarks'],
    ['a hole', [tick(5, 1), watermark(7, at)], 'consecutive sequences'],
    [
      'another symbol',
      [tick(5, 1), { symbol: 'ETH/USDT', sequence: 6, watermarkAt: at }],
      'the symbol that was asked for',
    ],
    ['a tick behind a watermark', [tick(5, 1), watermark(6, 9), tick(7, 9)], 'no tick stands behind its tape'],
  ])('is not in rows with %s', (_, rows, fault) => {
    expect(() => closingTick({ symbol, at }, rows)).toThrow(fault)
  })
})
