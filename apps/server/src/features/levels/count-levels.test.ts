import { partOf } from '@touchstone/domain/books/book'
import { levelPart } from '@touchstone/domain/levels/book-level'
import { decimal } from '@touchstone/domain/money/decimal'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { dayMs, hourMs, minuteMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { readBook } from '../../executor/books.store.ts'
import { levelDayJob } from './count-levels.ts'

/** Noon of the first day of a life. */
const noon = Date.UTC(2026, 10, 18, 12)
const firstDay = noon - 12 * hourMs

let app: TestApp
beforeAll(async () => (app = await startTestApp(inject('cluster'), { handlers: () => ({}), startAt: noon })))
afterAll(() => app.stop())

let people = 0
const newBook = () => app.house.openBook((people += 1), 'real')
let credits = 0
async function credit(bookId: number, amount: string, currency: 'USDT' | 'BTC' = 'USDT'): Promise<void> {
  credits += 1
  const outcome = await app.house.executor.submit({
    bookId,
    key: `test-reward:${credits}`,
    command: { kind: 'grant_reward', currency, amount: decimal(amount), operators: [1, 2], reason: 'A test.' },
  })
  expect(outcome.kind).toBe('done')
}
async function takeAway(bookId: number, amount: string): Promise<void> {
  credits += 1
  const decided = { operators: [1, 2], reason: 'A test.' } as const
  const outcome = await app.house.executor.submit({
    bookId,
    key: `test-debit:${credits}`,
    command: { kind: 'correct_balance', currency: 'USDT', sign: 'debit', amount: decimal(amount), ...decided },
  })
  expect(outcome.kind).toBe('done')
}

/** Lives until some minutes after the end of a day, with a price right before midnight and right after, and counts it. */
async function endDay(ago: number, mark = '20000'): Promise<number> {
  const day = firstDay + ago * dayMs
  app.time.now = day + dayMs - 1_000
  await app.tick('BTC/USDT', mark, mark)
  app.time.now = day + dayMs + 1_000
  await app.tick('BTC/USDT', '20100', '20100')
  app.time.now = day + dayMs + 2 * minuteMs
  await app.house.advance()
  await countDay(day)
  return day
}

async function countDay(day: number, job = levelDayJob(app.house, 2)): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) if (await job.run(day, app.time.now)) return
  throw new Error('the day is not done')
}

const levelOf = async (bookId: number) => partOf(await readBook(app.house.sql, bookId), levelPart).level
const rowsOf = async (bookId: number) =>
  app.owner<{ key: string; sequence: bigint }[]>`
    select key, sequence from journal where book_id = ${bookId} and key like 'level:%' order by sequence`

describe('the count of days', () => {
  it('sets the level of each person whose assets reach one, of what was held all day', async () => {
    const [rich, late, poor, coins] = [await newBook(), await newBook(), await newBook(), await newBook()]
    await credit(rich, '5000')
    await credit(poor, '999.999999')
    await credit(coins, '1', 'BTC')
    // The day on which it came does not count.
    await endDay(0)
    expect(await Promise.all([rich, late, poor, coins].map(levelOf))).toEqual([0, 0, 0, 0])
    await credit(late, '5000')
    const day = await endDay(1)
    expect(await Promise.all([rich, late, poor, coins].map(levelOf))).toEqual([2, 0, 0, 3])
    await endDay(2, '19900')
    expect(await Promise.all([rich, late, poor, coins].map(levelOf))).toEqual([2, 2, 0, 3])
    expect(await rowsOf(rich)).toMatchObject([{ key: `level:${day}` }])
  })

  it('shows in a receipt what the level follows from', async () => {
    const [row] = await rowsOf(4)
    app.time.now += hourMs
    await app.house.advance()
    const receipt = await app.house.receipt(4, Number(row?.sequence))
    const { ok, checks } = checkReceipt(receipt)
    expect([ok, checks.filter((check) => !check.ok)]).toEqual([true, []])
    expect(JSON.parse(receipt.journal.row.reply)).toMatchObject({ level: 3, before: 0 })
  })

  it('does nothing a second time', async () => {
    const before = await app.owner`select book_id, sequence, hash from journal order by book_id, sequence`
    const days = await app.owner`select * from level_days order by book_id, day`
    await countDay(firstDay + 2 * dayMs)
    await countDay(firstDay + dayMs)
    expect(await app.owner`select book_id, sequence, hash from journal order by book_id, sequence`).toEqual(before)
    expect(await app.owner`select * from level_days order by book_id, day`).toEqual(days)
  })

  it('keeps a level for six days below it and takes it on the seventh', async () => {
    await takeAway(1, '4000')
    for (let ago = 3; ago <= 8; ago += 1) {
      await endDay(ago)
      // The day on which it was taken away still reaches nothing; the last that did was the day before.
      expect(await levelOf(1)).toBe(2)
    }
    await endDay(9)
    expect([await levelOf(1), await levelOf(2)]).toEqual([1, 2])
  })

  it('keeps the last seven days alone, and no day of somebody who never held anything', async () => {
    await newBook()
    const rows = await app.owner<{ book_id: bigint; days: bigint }[]>`
      select book_id, count(*) as days from level_days group by book_id order by book_id`
    expect(rows.map(({ book_id, days }) => [Number(book_id), Number(days)])).toEqual([
      [1, 7],
      [2, 7],
      [3, 7],
      [4, 7],
    ])
  })

  it('counts a book that it meets late from its first row', async () => {
    await app.owner`delete from level_days where book_id = 2`
    await app.owner`delete from level_closes`
    const before = await app.owner`select * from level_days where book_id = 1 and day = ${firstDay + 9 * dayMs}`
    await countDay(firstDay + 9 * dayMs)
    const [again] = await app.owner<{ days: bigint; least: string }[]>`
      select count(*) as days, max(least) as least from level_days where book_id = 2`
    expect(again).toMatchObject({ days: 7n, least: '{"USDT":"5000"}' })
    expect(await app.owner`select * from level_days where book_id = 1 and day = ${firstDay + 9 * dayMs}`).toEqual(
      before,
    )
    expect(await levelOf(2)).toBe(2)
  })

  it('lets a level that a crash left out be set by the next turn', async () => {
    const book = await newBook()
    await credit(book, '20000')
    await endDay(10)
    const day = firstDay + 11 * dayMs
    app.time.now = day + dayMs + 10 * minuteMs
    await app.house.advance()
    const failing = { ...app.house, executor: { submit: () => Promise.resolve({ kind: 'failed' } as const) } }
    await expect(countDay(day, levelDayJob(failing, 2))).rejects.toThrow('was not set')
    expect(await levelOf(book)).toBe(0)
    await countDay(day)
    expect(await levelOf(book)).toBe(3)
  })

  it('waits for the end of a day, and for the first price after it', async () => {
    const day = firstDay + 12 * dayMs
    const job = levelDayJob(app.house)
    expect(await job.run(day, day + dayMs - 1)).toBe(false)
    app.time.now = day + dayMs - 500
    await app.tick('BTC/USDT', '20010', '20010')
    app.time.now = day + dayMs + minuteMs
    await app.house.advance()
    expect(await job.run(day, app.time.now)).toBe(false)
    app.time.now = day + dayMs + 5 * minuteMs
    await app.house.advance()
    await countDay(day, job)
    const [close] = await app.owner<{ mark: string }[]>`
      select trim_scale(mark)::text as mark from level_closes where day = ${day} and symbol = 'BTC/USDT'`
    expect(close).toEqual({ mark: '20010' })
  })
})
