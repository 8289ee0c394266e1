import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { houseBook, poolHolder, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import { type Investing, orderOf, startInvesting } from '../../features/investments/test-investing.ts'
import { verifyDatabase } from './verify.ts'

let investing: Investing
let treasury: number
let pool: number
/** What an earlier test left behind. */
let before: string[] = []
beforeAll(async () => {
  investing = await startInvesting(inject('cluster'))
  const { sql } = investing.app.house
  treasury = await houseBook(sql, treasuryHolder)
  pool = await houseBook(sql, poolHolder('trend-7'))
})
afterAll(() => investing.app.stop())

async function found(): Promise<string[]> {
  const { differences } = await verifyDatabase(investing.app.owner, { withoutConsole: true })
  return differences.filter((each) => !before.includes(each))
}

/** A row as a dishonest house writes it: the book decides as always. */
async function forge(bookId: number, key: string, command: HouseCommand): Promise<string> {
  const { house } = investing.app
  const outcome = await house.executor.submit({ bookId, key, command })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  await house.idle()
  return `book ${bookId}: row ${outcome.sequence}`
}

/** What is found beside what was found before; kept apart from what comes later. */
async function foundNow(): Promise<string[]> {
  const differences = await found()
  before = [...before, ...differences]
  return differences
}

const sentences = (...forms: RegExp[]): unknown[] => forms.map((each) => expect.stringMatching(each) as unknown)

describe('pools', () => {
  it('that sell, pay and end are clean, before anything and between any two days', async () => {
    expect(await found()).toEqual([])
    const { token } = await investing.person()
    await investing.buy(token)
    const left = orderOf(await investing.buy(token, { amount: '250' }))
    expect(await investing.cancel(token, orderOf(await investing.buy(token)))).toMatchObject({ code: 200 })
    await investing.app.house.idle()
    expect(await found()).toEqual([])
    await investing.passDays(3)
    expect(await found()).toEqual([])
    expect(await investing.exit(token, left)).toMatchObject({ code: 200 })
    await investing.app.house.idle()
    expect(await found()).toEqual([])
    await investing.passDays(5)
    expect(await found()).toEqual([])
  })

  it('are told apart from a state that somebody changed', async () => {
    const { owner } = investing.app
    const [row] = await owner<{ state: string }[]>`select state from books where id = ${pool}`
    await owner`update books set state = replace(state, '"granted":"0"', '"granted":"7"') where id = ${pool}`
    const differences = await found()
    await owner`update books set state = ${row?.state ?? ''} where id = ${pool}`
    expect(differences).toEqual([expect.stringMatching(/its state is not what its journal leads to/)])
  })
})

describe('a lie about pools is named', () => {
  it('a share that nobody asked for', async () => {
    const place = await forge(pool, 'grant:999-1', {
      kind: 'grant',
      orderId: '999-1',
      orderBook: treasury,
      product: 'trend-7',
      amount: decimal('100'),
      owed: decimal('21'),
    })
    expect(await foundNow()).toEqual(sentences(new RegExp(`^${place} grants order 999-1, which is not there$`)))
  })

  it('a share that is freed while its order runs', async () => {
    const { token } = await investing.person()
    const orderId = orderOf(await investing.buy(token, { amount: '300' }))
    const place = await forge(pool, 'return:early', {
      kind: 'return_grant',
      orderId,
      amount: decimal('299'),
      owed: decimal('1'),
    })
    expect(await foundNow()).toEqual(
      sentences(
        new RegExp(`^${place} frees 299 of order ${orderId}, but 300 was granted$`),
        new RegExp(`^order ${orderId} is held, but its share was freed$`),
        new RegExp(`^${place} frees 1 owed for order ${orderId}, but 63 was left$`),
        /it has granted 101, but its orders hold 100$/,
      ),
    )
  })

  it('a day that its orders did not make', async () => {
    const day = Math.floor(investing.app.time.now / dayMs) * dayMs - dayMs
    const other = await houseBook(investing.app.house.sql, poolHolder('spread-30'))
    const place = await forge(other, 'settle-day:forged', {
      kind: 'settle_pool_day',
      day,
      orders: 3,
      gains: decimal('5'),
      losses: 0n,
      owed: 0n,
    })
    expect(await foundNow()).toEqual(
      sentences(
        new RegExp(`^${place} settles 3 orders with gains of 5, .* but the orders of that day made 0 orders`),
        /house:transit:USDT is 5, but 0 is under way$/,
      ),
    )
  })

  it('money that came to a pool from nowhere', async () => {
    const place = await forge(pool, 'fund:77-77', {
      kind: 'fund_pool',
      treasury,
      currency: 'USDT',
      amount: decimal('9'),
    })
    expect(await foundNow()).toEqual(
      sentences(
        new RegExp(`^${place} takes 9 USDT from book ${treasury}, which did not send it under fund:77-77$`),
        /house:transit:USDT is -4, but 0 is under way$/,
      ),
    )
  })

  it('capital that went to another book than a pool', async () => {
    const { owner, house } = investing.app
    const bookId = await house.openBook(4_711, 'real')
    const place = await forge(treasury, 'sandbox:allot:elsewhere', {
      kind: 'allot_capital',
      pool: bookId,
      product: 'trend-7',
      currency: 'USDT',
      amount: decimal('11'),
      operators: [],
    })
    expect(await foundNow()).toEqual(
      sentences(
        new RegExp(
          `^${place} moves money between books ${treasury} and ${bookId}, not between the treasury and trend-7$`,
        ),
        // It is under way for ever: what would take it was refused.
        /house:transit:USDT is 7, but 11 is under way$/,
      ),
    )
    expect(await owner`select from journal where book_id = ${bookId}`).toHaveLength(0)
  })

  it('a day that a pool settles without an order, and one that nobody counts', async () => {
    const { token } = await investing.person()
    const [trend, spread] = ['trend-7', 'spread-30'].map((productId) => ({ productId }))
    const leftOut = orderOf(await investing.buy(token, trend))
    const forgotten = orderOf(await investing.buy(token, spread))
    await investing.app.house.idle()
    const { time } = investing.app
    const day = (Math.floor(time.now / dayMs) + 1) * dayMs
    time.now = day + dayMs + 61_000
    await forge(pool, `settle-day:${day}`, { kind: 'settle_pool_day', day, orders: 0, gains: 0n, losses: 0n, owed: 0n })
    const name = new Date(day).toISOString().slice(0, 10)
    expect(await foundNow()).toContain(`order ${leftOut} is held, but its pool settled ${name} without it`)
    time.now = day + 3 * dayMs
    await investing.person()
    expect(await foundNow()).toEqual([])
    time.now += 1
    await investing.person()
    const overAt = new Date(day + dayMs).toISOString()
    expect(await foundNow()).toContain(
      `order ${forgotten} is held, but ${name} was over at ${overAt}, and is not counted`,
    )
  })
})
