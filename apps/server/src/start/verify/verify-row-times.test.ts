import { dayMs } from '@touchstone/domain/time'
import { beforeEach, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase } from '../../platform/test-database.ts'
import { verifyRowTimes } from './verify-row-times.ts'

const monday = Date.UTC(2026, 10, 16)

let owner: Sql
beforeEach(async () => {
  const database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  return async () => {
    await owner.end()
    await database.drop()
  }
})

/** A row of a pool's book that decides on Monday, or on nothing, under a checkpoint of a time. */
async function write(sequence: number, reply: string, checkpointAt: number): Promise<void> {
  await owner`insert into checkpoints (id, at, previous_hash, journal_count, hash)
    values (${sequence}, ${checkpointAt}, '', 1, ${`c${sequence}`})`
  await owner`insert into batches (id, leaves, checkpoint_id) values (${sequence}, '', ${sequence})`
  await owner`insert into journal (book_id, sequence, batch_id, at, key, command, facts, reply, entries, previous_hash, hash)
    values (3, ${sequence}, ${sequence}, ${monday - 1_000}, ${`k${sequence}`}, '{}', '{}', ${reply}, '[]', '', ${`h${sequence}`})`
}

const paused = `{"from":${monday},"kind":"product_paused","product":"trend-7","reason":"x"}`
const listed = `{"cap":5,"currency":"USDT","format":"draw","kind":"ieo_listed","listBy":${monday},"lots":4}`
const listedBefore = `{"cap":5,"currency":"USDT","format":"draw","kind":"ieo_listed","lots":4}`
const resumed = `{"kind":"product_resumed","pausedIn":1,"product":"trend-7","reason":"x","until":${monday}}`

async function found(): Promise<string[]> {
  const sentences: string[] = []
  await owner.begin((sql) =>
    verifyRowTimes({ sql, counts: {} as never, differs: (sentence) => void sentences.push(sentence) }),
  )
  return sentences
}

it('believes rows that were under a checkpoint before the day, or three minutes late', async () => {
  await write(1, paused, monday - 5_000)
  await write(2, resumed, monday + 180_000)
  await write(3, '{"kind":"sale_closed","product":"trend-7"}', monday + dayMs)
  await write(4, listed, monday + 180_000)
  await write(5, listedBefore, monday + dayMs)
  expect(await found()).toEqual([])
})

it('names those that could have been dated back', async () => {
  await write(1, paused, monday + 180_001)
  await write(2, resumed, monday + dayMs)
  await write(3, listed, monday + 40 * dayMs)
  const late = 'decides on 2026-11-16, and came under a checkpoint when that day had begun'
  expect(await found()).toEqual([
    `row 1 of book 3 ${late}: its time is only the house's word`,
    `row 2 of book 3 ${late}: its time is only the house's word`,
    "row 3 of book 3 lists a token that had to be listed before 2026-11-16, and came under a checkpoint when that day had begun: its time is only the house's word",
  ])
})
