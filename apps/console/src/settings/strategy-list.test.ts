import { expect, it } from 'vitest'
import { listOf } from './strategy-list.ts'

const of = (...ids: string[]) => ids.map((id) => ({ id, cycleDays: 7 }))

it('keeps the order of before, whatever was taken away and put back, and adds new ones at the end', () => {
  const [a, b] = of('a', 'b')
  expect(listOf({ b: b ?? null, c: { id: 'c' }, a: a ?? null }, of('a', 'b'))).toEqual([a, b, { id: 'c' }])
  expect(listOf({ b: b ?? null }, of('a', 'b'))).toEqual([b])
  expect(listOf({}, undefined)).toEqual([])
})
