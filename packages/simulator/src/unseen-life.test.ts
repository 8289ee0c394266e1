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

test('a life that nobody has seen yet', async () => {
  const seed = Math.floor(Math.random() * 0x100000000)
  console.log(`npm run simulate -- --seed ${seed} --steps 500`)
  const report = await live({ seed, steps: 500, address: server.address })
  expect(report.rows).toBeGreaterThan(300)
})
