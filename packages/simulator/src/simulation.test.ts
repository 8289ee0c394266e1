import { afterAll, beforeAll, expect, test } from 'vitest'
import { missing, required, requiredLive, unexpected } from './desk/coverage.ts'
import { live } from './life/life.ts'
import { startLifeDatabase } from './life/life-database.ts'
import { createComparison, python, whyNoPython } from './python-checker/python-checker.ts'

type Database = Awaited<ReturnType<typeof startLifeDatabase>>
const databases: Database[] = []

/** A life begins on an empty database of its own. */
async function emptyDatabase(): Promise<Database['address']> {
  const database = await startLifeDatabase()
  databases.push(database)
  return database.address
}

let addresses: Database['address'][]

beforeAll(async () => {
  addresses = await Promise.all([emptyDatabase(), emptyDatabase()])
})

afterAll(async () => {
  await Promise.all(databases.map((database) => database.stop()))
})

const addressOf = (index: number): Database['address'] => {
  const address = addresses[index]
  if (address === undefined) throw new Error(`there are ${addresses.length} databases`)
  return address
}

test('a fixed life: nothing is wrong in it, and every kind of outcome occurs', async () => {
  const until = [...required, ...requiredLive]
  const comparison = createComparison(5)
  const report = await live({ seed: 16, steps: 900, address: addressOf(0), until, heard: comparison.add })
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
  const report = await live({ seed, steps: 500, address: addressOf(1) })
  expect(report.rows).toBeGreaterThan(300)
})

test('two lives of one seed are the same to the last row', async () => {
  const [first, second] = await Promise.all([emptyDatabase(), emptyDatabase()])
  const lived = await live({ seed: 23, steps: 60, address: first })
  const again = await live({ seed: 23, steps: 60, address: second })
  expect(lived.rows).toBeGreaterThan(80)
  expect(again.fingerprint).toBe(lived.fingerprint)
})
