import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveBondMonths } from './bond-months.ts'
import { startLifeDatabase } from './life-database.ts'

let server: Awaited<ReturnType<typeof startLifeDatabase>>

beforeAll(async () => {
  server = await startLifeDatabase()
})

afterAll(async () => {
  await server.stop()
})

test.each([1, 2])('months of bonds, crashes between the steps of their days, seed %i', async (seed) => {
  const { faults, coverage } = await liveBondMonths({
    seed,
    days: 110,
    address: await server.another(`months_${seed}`),
  })
  expect(faults).toEqual([])
  const names = ['bond credit: interest alone', 'bond payment: on no due date', 'bond: repaid']
  expect(names.filter((name) => !coverage.counts.has(name))).toEqual([])
})
