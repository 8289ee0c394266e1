import { afterAll, beforeAll, expect, test } from 'vitest'
import { missing, required, requiredLive, unexpected } from './desk/coverage.ts'
import { live } from './life/life.ts'
import { startLifeDatabase } from './life/life-database.ts'
import { createComparison, python, whyNoPython } from './python-checker/python-checker.ts'

let server: Awaited<ReturnType<typeof startLifeDatabase>>
let databases = 0

/** A life begins on an empty database of its own. */
function emptyDatabase(): ReturnType<typeof server.another> {
  databases += 1
  return server.another(`life_${databases}`)
}

beforeAll(async () => {
  server = await startLifeDatabase()
})

afterAll(async () => {
  await server.stop()
})

test('a fixed life: nothing is wrong in it, and every kind of outcome occurs', async () => {
  const until = [...required, ...requiredLive]
  const comparison = createComparison(5)
  const report = await live({ seed: 16, steps: 900, address: await emptyDatabase(), until, heard: comparison.add })
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

test('a life that nobody has seen yet', async () => {
  const seed = Math.floor(Math.random() * 0x100000000)
  console.log(`npm run simulate -- --seed ${seed} --steps 500`)
  const report = await live({ seed, steps: 500, address: await emptyDatabase() })
  expect(report.rows).toBeGreaterThan(300)
})

test('two lives of one seed are the same to the last row', async () => {
  const lived = await live({ seed: 23, steps: 60, address: await emptyDatabase() })
  const again = await live({ seed: 23, steps: 60, address: await emptyDatabase() })
  expect(lived.rows).toBeGreaterThan(80)
  expect(again.fingerprint).toBe(lived.fingerprint)
})
