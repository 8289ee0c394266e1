import { dayMs } from '@touchstone/domain/time'
import { dayOf, isCommitted, seedBefore } from '@touchstone/market/simulated/day-seeds'
import { beforeEach, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase } from '../../platform/test-database.ts'
import { type DaySeed, openMarketSeeds } from './market-seeds.ts'

const born = Date.parse('2026-11-22T18:30:00Z')
const today = Date.parse('2026-11-22T00:00:00Z')
const formerSeed = '0f'.repeat(32)

let owner: Sql
beforeEach(async () => {
  const database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 1)
  return async () => {
    await owner.end()
    await database.drop()
  }
})

const opened = (now: number, chosen?: string) => openMarketSeeds(owner, { chosen, now })
const numbered = ({ day, seed }: DaySeed) => ({ day: dayOf(day), seed })

it('commits to the day on which the database is made and all later ones', async () => {
  const { seed, shownAt } = await opened(born)
  const { committed, revealed, ...rest } = shownAt(born)
  expect(rest).toEqual({ isSecret: true, former: null })
  expect([committed.day, revealed?.day]).toEqual([today - dayMs, today - dayMs])
  expect(committed.seed).toBe(seedBefore(seed.days.seedOf(dayOf(today))))
})

it('reveals a day when it has ended, and no sooner', async () => {
  const { shownAt } = await opened(born)
  expect(shownAt(today + dayMs - 1).revealed?.day).toBe(today - dayMs)
  const { committed, revealed } = shownAt(today + dayMs)
  expect(revealed?.day).toBe(today)
  expect(revealed !== null && isCommitted(numbered(revealed), numbered(committed))).toBe(true)
})

it('keeps what it has committed to', async () => {
  const first = (await opened(born)).shownAt(born)
  expect((await opened(born + 5 * dayMs)).shownAt(born)).toEqual(first)
})

it('says that a seed that somebody chose is no secret', async () => {
  expect((await opened(born, 'ab'.repeat(32))).shownAt(born).isSecret).toBe(false)
})

it('takes a database from before days had seeds over when the next day begins', async () => {
  await owner`insert into identity (name, value) values ('market_seed', ${formerSeed})`
  const { seed, shownAt } = await opened(born)
  expect(seed.former).toEqual({ seed: formerSeed, untilDay: dayOf(today) + 1 })
  const first = shownAt(born)
  expect(first).toMatchObject({ committed: { day: today }, revealed: null })
  expect(first.former).toEqual({ untilDay: today + dayMs, seed: null })
  expect(shownAt(today + dayMs)).toMatchObject({
    revealed: { day: today, seed: first.committed.seed },
    former: { seed: formerSeed },
  })
  expect((await opened(born + dayMs)).seed.former?.untilDay).toBe(dayOf(today) + 1)
})
