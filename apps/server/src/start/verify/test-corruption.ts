import { expect } from 'vitest'
import type { TestHouse } from './test-house.ts'
import { verifyDatabase } from './verify.ts'

/** What is found while the owner's hand is in the tables; everything is put back afterwards. */
export async function corrupted(house: TestHouse, change: string): Promise<string[]> {
  const tables = [...new Set([...change.matchAll(/(?:update|from|into) (\w+)/g)].map(([, table]) => table ?? ''))]
  for (const table of tables) await house.owner.unsafe(`create table saved_${table} as select * from ${table}`)
  try {
    const done = await house.owner.unsafe(change)
    expect(done.count).toBeGreaterThan(0)
    const { differences, found } = await verifyDatabase(house.owner)
    expect(found).toBe(differences.length)
    return differences
  } finally {
    for (const table of tables) {
      await house.owner.unsafe(`truncate ${table}`)
      await house.owner.unsafe(`insert into ${table} overriding system value select * from saved_${table}`)
      await house.owner.unsafe(`drop table saved_${table}`)
    }
  }
}
