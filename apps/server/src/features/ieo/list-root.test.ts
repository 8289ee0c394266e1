import { listRoot } from '@touchstone/domain/ieo-sales/draw'
import { expect, it } from 'vitest'
import { listRootOf } from './list-root.ts'

const listOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `${(index * 7919) % 100_003}-${index % 9}`, lots: 1 + (index % 50) }))

it.each([0, 1, 2, 3, 5, 64, 100, 2_500])('is the root of the domain for %d applications', async (count) => {
  const list = listOf(count)
  expect(await listRootOf(list)).toBe(listRoot(list))
})

it('lets others work between', async () => {
  let turns = 0
  const counting = setInterval(() => (turns += 1), 0)
  await listRootOf(listOf(20_000))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(3)
})
