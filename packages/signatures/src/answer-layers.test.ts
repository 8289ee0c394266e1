import { expect, it } from 'vitest'
import { layersIn } from './answer-layers.ts'

const receipt = { journal: {} }

it.each([
  ['the receipt itself', receipt, 1],
  ['a pair', { receipt, results: [] }, 2],
  ['an answer', { code: 200, message: 'OK', result: { pending: false, receipt } }, 3],
])('leads to the receipt through %s', (_what, value, depth) => {
  const layers = layersIn(value)
  expect(layers).toHaveLength(depth)
  expect([layers[0], layers.at(-1)]).toEqual([value, receipt])
})

it.each<[string, unknown, string]>([
  ['two receipts', { receipt, result: { receipt } }, 'a result beside a receipt'],
  ['two ways, of which one leads nowhere', { receipt, result: {} }, 'two ways'],
  ['a receipt in a receipt', { ...receipt, receipt }, 'a journal beside a receipt'],
  ['a refusal', { code: 4500, message: 'There is none.', result: { receipt } }, 'a refusal, 4500 There is none.'],
  ['nothing', {}, 'something else'],
  ['a list', { receipt: [receipt] }, 'something else'],
  ['null', { result: null }, 'something else'],
])('refuses %s', (_what, value, sentence) => {
  expect(() => layersIn(value)).toThrow(sentence)
})
