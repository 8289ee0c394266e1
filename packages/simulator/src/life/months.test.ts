import { afterAll, beforeAll, expect, test } from 'vitest'
import { bondMonths } from './bond-months.ts'
import { startLifeDatabase } from './life-database.ts'
import { machineMonths } from './machine-months.ts'
import { liveMonths } from './months.ts'
import { scarceTokens, tokensForAll, tokensNeverListed } from './token-months.ts'

let server: Awaited<ReturnType<typeof startLifeDatabase>>

beforeAll(async () => {
  server = await startLifeDatabase()
})

afterAll(async () => {
  await server.stop()
})

test.each([1, 2])('months of bonds, crashes between the steps of their days, seed %i', async (seed) => {
  const address = await server.another(`months_${seed}`)
  const { faults, coverage } = await liveMonths({ ...bondMonths, seed, days: 110, address })
  expect(faults).toEqual([])
  const names = ['bond credit: interest alone', 'bond payment: on no due date', 'bond: repaid']
  expect(names.filter((name) => !coverage.counts.has(name))).toEqual([])
})

test.each([3])('months of machines, crashes between the steps of their days, seed %i', async (seed) => {
  const address = await server.another(`machines_${seed}`)
  const { faults, coverage } = await liveMonths({ ...machineMonths, seed, days: 27, address })
  expect(faults).toEqual([])
  const names = ['machines: stopped', 'machines: ended', 'machines day: income', 'machines day: costs take all of it']
  expect(names.filter((name) => !coverage.counts.has(name))).toEqual([])
})

test.each([5, 6, 7])(
  'three weeks of first sales that many want, crashes between their steps, seed %i',
  async (seed) => {
    const address = await server.another(`scarce_${seed}`)
    const { faults, coverage } = await liveMonths({ ...scarceTokens, seed, days: 22, address })
    expect(faults).toEqual([])
    const names = ['sale allotted: too little for all', 'sale drawn: for the first time', 'ieo: listed']
    expect(names.filter((name) => !coverage.counts.has(name))).toEqual([])
  },
)

test.each([8])('two weeks of first sales with enough for all, seed %i', async (seed) => {
  const address = await server.another(`plenty_${seed}`)
  const { faults, coverage } = await liveMonths({ ...tokensForAll, seed, days: 14, address })
  expect(faults).toEqual([])
  const names = ['sale allotted: enough for all', 'ieo given: all of it', 'ieo award: all of its lots']
  expect(names.filter((name) => !coverage.counts.has(name))).toEqual([])
})

test.each([9, 10])('two weeks of first sales that nobody lists, crashes between their steps, seed %i', async (seed) => {
  const address = await server.another(`unlisted_${seed}`)
  const { faults, coverage } = await liveMonths({ ...tokensNeverListed, seed, days: 15, address })
  expect(faults).toEqual([])
  const names = ['sale drawn: once more', 'ieo: completed', 'ieo: refunded']
  expect(names.filter((name) => !coverage.counts.has(name))).toEqual([])
})
