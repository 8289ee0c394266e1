import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '@touchstone/server/platform/database'
import { startLifeDatabase } from './life-database.ts'
import { findBeside, findMutant } from './mutant-life.ts'
import { mutants } from '../mutants/mutations.ts'

let server: Awaited<ReturnType<typeof startLifeDatabase>>
/** What the model said of those that it found beside lives, by name. */
let beside: ReadonlyMap<string, string>

beforeAll(async () => {
  server = await startLifeDatabase()
  // Once, for all that are copied from it.
  await migrateDatabase(server.address)
  beside = await findBeside(mutants, server.another)
}, 1_200_000)

afterAll(async () => {
  await server.stop()
})

test('a name for each', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(25)
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})

test.each(mutants)('a bug that was seeded on purpose is found: $name, by the $by', async (mutant) => {
  const checkers = beside.has(mutant.name) ? ['model'] : (await findMutant(mutant, server.another))?.checkers
  expect(checkers).toContain(mutant.by)
})
