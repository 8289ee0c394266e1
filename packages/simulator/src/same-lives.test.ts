import { afterAll, beforeAll, expect, test } from 'vitest'
import { live } from './life/life.ts'
import { startLifeDatabase } from './life/life-database.ts'

let server: Awaited<ReturnType<typeof startLifeDatabase>>

beforeAll(async () => {
  server = await startLifeDatabase()
})

afterAll(async () => {
  await server.stop()
})

test('two lives of one seed are the same to the last row', async () => {
  const lived = await live({ seed: 23, steps: 60, address: await server.another('lived') })
  const again = await live({ seed: 23, steps: 60, address: await server.another('again') })
  expect(lived.rows).toBeGreaterThan(80)
  expect(again.fingerprint).toBe(lived.fingerprint)
})
