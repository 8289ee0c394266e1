import { decimal } from '@touchstone/domain/money/decimal'
import { dayMs, hourMs, minuteMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { levelDayJob } from '../../features/levels/count-levels.ts'
import { createSchedules } from '../../house/schedules/schedules.ts'
import { verifyDatabase } from './verify.ts'

const noon = Date.UTC(2026, 10, 18, 12)
let app: TestApp
let schedules: ReturnType<typeof createSchedules>
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}), startAt: noon })
  const { house } = app
  const given = { operators: [1, 2], reason: 'A test.' } as const
  for (const [user, amount] of ['5000', '2', '7'].entries()) {
    const bookId = await house.openBook(user + 1, 'real')
    const currency = user === 1 ? 'BTC' : 'USDT'
    const command = { kind: 'grant_reward', currency, amount: decimal(amount), ...given } as const
    await house.executor.submit({ bookId, key: 'test:1', command })
  }
  const log = (message: string): never => {
    throw new Error(message)
  }
  schedules = createSchedules({ sql: house.sql, jobs: [levelDayJob(house)], log })
  for (let ago = 0; ago < 2; ago += 1) {
    const endsAt = noon + 12 * hourMs + ago * dayMs
    app.time.now = endsAt - 1_000
    await app.tick('BTC/USDT', '20000', '20000')
    app.time.now = endsAt + 1_000
    await app.tick('BTC/USDT', '20100', '20100')
    app.time.now = endsAt + 2 * minuteMs
    await house.advance()
    await schedules.advance(app.time.now)
  }
})
afterAll(() => app.stop())

const found = async () => (await verifyDatabase(app.owner, { withoutConsole: true })).differences

/** What is found while the database says something else. */
async function foundAfter(change: string): Promise<string[]> {
  await app.owner.unsafe('create table kept_days as select * from level_days')
  await app.owner.unsafe('create table kept_closes as select * from level_closes')
  try {
    await app.owner.unsafe(change)
    return await found()
  } finally {
    await app.owner.unsafe(
      'delete from level_days; insert into level_days select * from kept_days; drop table kept_days',
    )
    await app.owner.unsafe(
      'delete from level_closes; insert into level_closes select * from kept_closes; drop table kept_closes',
    )
  }
}

test('levels and the days that they follow from are clean, by the rights of the server too', async () => {
  expect(await found()).toEqual([])
  expect((await verifyDatabase(app.house.sql, { withoutConsole: true })).differences).toEqual([])
  const levels = await app.owner`
    select id, state::json #>> '{level,level}' as level from books where world = 'real' order by id`
  expect(levels.map(({ level }) => level as unknown)).toEqual(['2', '3', null])
})

test.each<[string, RegExp]>([
  [`update level_days set least = '{"USDT":"6000"}' where book_id = 1`, /^book 1: its day \d+ is not /],
  [`update level_days set held = '{}' where book_id = 3`, /^book 3: its day \d+ is not /],
  ['update level_days set sequence = sequence + 1 where book_id = 2', /^book 2: its day \d+ is not /],
  ['delete from level_days where book_id = 1', /^book 1: its day \d+ is not counted$/],
  ['update level_closes set mark = mark + 1', /^the close of BTC\/USDT on \d+ has another mark than row \d+/],
  ['update level_closes set sequence = sequence + 1', /^the close of BTC\/USDT on \d+ /],
  ['update level_closes set sequence = sequence - 1 where sequence > 1', /^the close of BTC\/USDT on \d+ /],
  ['update level_closes set sequence = 900', /^the close of BTC\/USDT on \d+ is no tick of the tape$/],
])('%s is found', async (change, sentence) => {
  expect(await foundAfter(change)).toContainEqual(expect.stringMatching(sentence))
})

test('a book whose level was not set is found', async () => {
  const [kept] = await app.owner<{ state: string }[]>`select state from books where id = 3`
  await app.owner`update books set state = left(state, -1) || ',"level":{"day":1,"level":5}}' where id = 3`
  expect(await found()).toContainEqual('book 3: it stands at level 5, and its last days lead to 0')
  await app.owner`update books set state = ${kept?.state ?? ''} where id = 3`
})

test('a row that says something else than the journal is found', async () => {
  const [kept] = await app.owner<
    { command: string }[]
  >`select command from journal where book_id = 1 and key like 'level:%'`
  await app.owner`update journal set command = replace(command, '"5000"', '"5001"') where book_id = 1 and key like 'level:%'`
  expect(await found()).toContainEqual(
    expect.stringMatching(/^book 1: row 2 says that it held \{"USDT":"5001"\} on \d+, and it held \{"USDT":"5000"\}$/),
  )
  await app.owner`update journal set command = ${kept?.command ?? ''} where book_id = 1 and key like 'level:%'`
  expect(await found()).toEqual([])
})

test('a price that comes when its day has closed is none of that day', async () => {
  const endsAt = noon + 12 * hourMs + 2 * dayMs
  app.time.now = endsAt - 1_000
  await app.tick('BTC/USDT', '20000', '20000')
  app.time.now = endsAt + 6 * minuteMs
  await app.house.advance()
  await schedules.advance(app.time.now)
  const { sequence: _, ...tick } = exampleTick('BTC/USDT', 1, endsAt - 500, { bid: '20200', ask: '20200' })
  await app.house.ingest([{ ...tick, sourceAt: endsAt - 500, receivedAt: app.time.now }])
  expect(await found()).toEqual([])
  await app.owner`update ticks set received_at = ${endsAt} where bid = 20200`
  expect(await found()).toContainEqual(
    expect.stringMatching(/^the close of BTC\/USDT on \d+ is \d+, and the tape has /),
  )
})
