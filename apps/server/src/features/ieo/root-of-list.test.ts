import { listRoot } from '@touchstone/domain/ieo-sales/draw'
import { expect, it } from 'vitest'
import { listRootInTurns } from './root-of-list.ts'

const listOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `${(index * 7919) % 100_003}-${index % 9}`, lots: 1 + (index % 50) }))

it.each([0, 1, 2, 3, 5, 64, 100, 2_500])('is the root of the domain for %d applications', async (count) => {
  const list = listOf(count)
  expect(await listRootInTurns(list)).toBe(listRoot(list))
})

it('asks after each application whether others have their turn', async () => {
  let asked = 0
  await listRootInTurns(listOf(500), async () => {
    asked += 1
  })
  expect(asked).toBe(500)
})
