import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { minuteMs } from '@touchstone/domain/time'
import { wallets } from '@touchstone/wire/wallets'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { submitUnder } from '../../house/test-submit.ts'
import { equityHandlers } from './equity.routes.ts'
import { readHead, storeStates } from './equity-states.store.ts'
import { createFollowEquity } from './follow-equity.ts'
import { courseSources } from './test-course.ts'

const start = Date.UTC(2026, 10, 18, 9)
let app: TestApp
let sources: ReturnType<typeof courseSources>
let bookId: number
beforeEach(async () => {
  sources = courseSources()
  app = await startTestApp(inject('cluster'), {
    startAt: start,
    handlers: ({ house, books }) => equityHandlers({ ...house, books, ...sources.deps }),
  })
  app.house.onTicks(sources.follow)
  await app.tick('BTC/USDT', '100000', '100000')
  bookId = await app.books.named(1, 'demo')
  await submit(exampleOpening())
  await later()
  await submit(exampleOpening())
  await later()
})
afterEach(() => app.stop())

async function submit(command: Parameters<typeof submitUnder>[2]['command']): Promise<void> {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command })
  expect(outcome.kind).toBe('done')
}

async function later(): Promise<void> {
  app.time.now += minuteMs
  await app.tick('BTC/USDT', '100100', '100100')
}

const ask = () => app.get(wallets.equityCourse.path, { book: 'demo', span: 'day' }, { token: app.signIn(1) })
const course = async () => wallets.equityCourse.reply.parse((await ask()).result)
const counts = async () => {
  const [row] = await app.owner<{ heads: bigint; states: bigint }[]>`
    select (select count(*) from equity_heads) as heads, (select count(*) from equity_states) as states`
  return [Number(row?.heads), Number(row?.states)]
}

describe('states', () => {
  it('that are true are not made again, and nothing is logged', async () => {
    await course()
    await app.owner`create table before as select xmin::text as made from equity_states`
    await later()
    await course()
    expect(await app.owner`select xmin::text as made from equity_states`).toEqual(
      await app.owner`select made from before`,
    )
    expect(sources.seen.logged).toEqual([])
  })

  it.each([
    `update equity_heads set sequence = 900`,
    `update equity_heads set sequence = sequence - 1`,
    `update equity_heads set at = at + 1`,
    `update equity_heads set first_at = first_at - 1`,
    `update equity_heads set first_held = replace(first_held, '100000', '900000')`,
    `update equity_heads set first_flow = first_flow + 1`,
    `update equity_heads set held = 'x'`,
    `update equity_heads set held = replace(held, 'long', 'short')`,
    `update equity_heads set flow = flow - 50000`,
    `update equity_heads set digest = ''`,
    `update equity_states set held = replace(held, 'long', 'short')`,
    `update equity_states set flow = flow - 50000`,
    `update equity_states set sequence = sequence - 1 where sequence > 1`,
    `update equity_states set ends_at = ends_at - 1`,
    `update equity_states set digest = ''`,
  ])('after %s are made again, once, and it is logged', async (change) => {
    await course()
    await later()
    const made = await course()
    await app.owner.unsafe(change)
    app.time.now += minuteMs
    const again = await course()
    expect(again.profit.slice(0, -1)).toEqual(made.profit)
    expect(sources.seen.logged).toMatchObject([
      { message: 'the states of a book differ from it, rebuilding them', book: bookId, sequence: 3 },
    ])
    expect(Object.keys(sources.seen.logged[0] ?? {})).toEqual([
      'message',
      'book',
      'states',
      'sequence',
      'made',
      'holds',
    ])
    app.time.now += minuteMs
    await course()
    expect(sources.seen.logged).toHaveLength(1)
  })

  it('stay where the database fails', async () => {
    await course()
    const before = await counts()
    await later()
    await app.owner`revoke select on records from touchstone_server`
    expect((await ask()).code).toBe(500)
    await app.owner`grant select on records to touchstone_server`
    expect(await counts()).toEqual(before)
    expect(sources.seen.logged).toEqual([])
    expect((await ask()).code).toBe(200)
  })

  it('that differ again after being made anew are an error', async () => {
    await app.owner`update journal set entries = '[]' where sequence > 1`
    expect((await ask()).code).toBe(500)
    expect(sources.seen.logged.map(({ message }) => message)).toEqual([
      'the states of a book differ from it, rebuilding them',
      'the states of a book differ from it again',
    ])
  })
})

describe('two followers of one book', () => {
  const follower = () => createFollowEquity({ ...app.house, log: sources.deps.log })
  const stored = async () => ({
    heads: await app.owner`select * from equity_heads`,
    states: await app.owner`select * from equity_states order by step_ms, ends_at`,
  })

  it('make at once what one makes', async () => {
    await follower().follow(bookId, app.time.now)
    const one = await stored()
    await app.owner`delete from equity_states`
    await app.owner`delete from equity_heads`
    await Promise.all([follower().follow(bookId, app.time.now), follower().follow(bookId, app.time.now)])
    expect(await stored()).toEqual(one)
    expect(sources.seen.logged).toEqual([])
  })

  it('the slower one takes nothing back', async () => {
    await follower().follow(bookId, app.time.now)
    const before = await stored()
    const head = (await readHead(app.house.sql, bookId))?.head
    if (head === undefined) throw new Error('there is no head')
    const late = { ...head, sequence: 2, flow: 7n }
    const state = { ...late, stepMs: minuteMs, endsAt: start + minuteMs }
    await storeStates(app.house.sql, bookId, { before: 1, head: late, states: [state] })
    expect(await stored()).toEqual(before)
  })
})

describe('what a course costs', () => {
  it('is made once a minute, and its last point is at the mark in force', async () => {
    app.time.now += 1_000
    await course()
    const { listed } = sources.seen
    app.time.now += 1_000
    await app.tick('BTC/USDT', '100200', '100200')
    const sooner = await course()
    expect(sources.seen.listed).toBe(listed)
    app.time.now += minuteMs
    const next = await course()
    expect(sources.seen.listed).toBeGreaterThan(listed)
    expect(next.equity).toHaveLength(sooner.equity.length + 1)
    expect(sooner.toMs).toBe(start + 2 * minuteMs + 2_000)
  })

  it('follows what happens within its minute', async () => {
    app.time.now += 1_000
    await course()
    await submit({ kind: 'close_all' })
    const made = await course()
    app.time.now += 1_000
    await app.tick('BTC/USDT', '150000', '150000')
    expect((await course()).equity.at(-1)).toBe(made.equity.at(-1))
  })

  it('is weighed before any row is followed', async () => {
    for (let count = 0; count < 60; count += 1) await submit(exampleTransfer('1'))
    sources.room.isFull = true
    expect((await ask()).code).toBe(429)
    expect(sources.seen.weights).toEqual([1])
    expect(await counts()).toEqual([0, 0])
    sources.room.isFull = false
    expect((await ask()).code).toBe(200)
    await later()
    sources.seen.weights.length = 0
    await app.owner`update equity_states set held = repeat(' ', 250000) where step_ms = ${minuteMs}`
    sources.room.isFull = true
    expect((await ask()).code).toBe(429)
    expect(sources.seen.weights[0]).toBeGreaterThanOrEqual(5)
  })
})
