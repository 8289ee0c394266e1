import { afterAll, beforeAll, expect, test } from 'vitest'
import { missing, required, requiredLive, unexpected } from './desk/coverage.ts'
import { live } from './life/life.ts'
import { startLifeDatabase } from './life/life-database.ts'
import { createComparison, python, whyNoPython } from './python-checker/python-checker.ts'

let server: Awaited<ReturnType<typeof startLifeDatabase>>

beforeAll(async () => {
  server = await startLifeDatabase()
})

afterAll(async () => {
  await server.stop()
})

test('a fixed life: nothing is wrong in it, and every kind of outcome occurs', async () => {
  const until = [...required, ...requiredLive]
  const comparison = createComparison(5)
  const report = await live({ seed: 16, steps: 900, address: server.address, until, heard: comparison.add })
  expect(missing(report.coverage, until)).toEqual([])
  expect(unexpected(report.coverage)).toEqual([])
  if (python === undefined) {
    console.log(whyNoPython())
    return
  }
  const { compared, found } = await comparison.differences()
  expect(found).toEqual([])
  expect(compared).toBeGreaterThan(500)
})
