import { named as ofFacts } from '@touchstone/domain/books/fact-kind'
import { strategyDayFact } from '@touchstone/domain/strategies/strategy-facts'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dayText } from '../../platform/day-text.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { houseBooksFeature } from '../house-books/house-books.feature.ts'
import { houseBook, poolHolder, readPools } from '../house-books/house-books.store.ts'
import { type Investing, orderOf, startInvesting } from './test-investing.ts'

let investing: Investing
beforeAll(async () => {
  investing = await startInvesting(inject('cluster'))
})
afterAll(() => investing.app.stop())

const product = 'trend-7'
const reason = 'A venue is down.'
let proposals = 0

const dayAt = (): number => Math.floor(investing.app.time.now / dayMs) * dayMs
const text = (daysAhead: number): string => dayText(dayAt() + daysAhead * dayMs)

/** What two operators have approved. @returns the row of the pool's book. */
async function order(kind: 'pause_product' | 'resume_product', of = product): Promise<number> {
  const { sql, executor } = investing.app.house
  const command: HouseCommand = { kind, product: of, reason, operators: [] }
  const bookId = await houseBook(sql, poolHolder(of))
  const outcome = await executor.submit({ bookId, key: `sandbox:freeze:${(proposals += 1)}`, command })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.sequence
}

async function differences(): Promise<string[]> {
  const found = await verifyDatabase(investing.app.owner, { withoutConsole: true })
  return found.differences
}

async function receiptOf(bookId: number, sequence: number): Promise<readonly string[]> {
  const { checks } = checkReceipt(await investing.app.house.receipt(bookId, sequence))
  return checks.filter(({ ok }) => !ok).map(({ detail }) => detail)
}

it('passes over the days after it was frozen, and goes on with the term', async () => {
  const { token, bookId } = await investing.person()
  const id = orderOf(await investing.buy(token))
  await investing.passDays(2)
  const begun = await investing.order(token, id)
  expect(begun).toMatchObject({ state: 'running', daysPaid: 1, pausedDays: 0, frozen: null })
  const ended = Number(begun['endsAtMs'])

  await order('pause_product')
  const frozen = { from: text(1), until: null, reason }
  expect(await investing.one(product)).toMatchObject({ result: { state: 'frozen', frozen } })
  expect(await investing.order(token, id)).toMatchObject({ state: 'running', frozen })
  expect(await investing.buy(token)).toMatchObject({ result: { key: 'product_frozen' } })
  // The day that had begun still counts, and leaving it still costs.
  expect(await investing.quote(token, id)).toMatchObject({ result: { isAtOnce: false, feeRate: '0.005' } })

  await investing.passDays(1)
  expect(await investing.order(token, id)).toMatchObject({ state: 'frozen', daysPaid: 2, endsAtMs: ended + dayMs })
  await investing.passDays(2)
  const before = await investing.order(token, id)
  expect(before).toMatchObject({ state: 'frozen', daysPaid: 2, pausedDays: 2, todayIncome: '0' })
  expect(before['endsAtMs']).toBe(ended + 3 * dayMs)
  const { total, records } = await investing.incomes(token, id)
  expect([total, ...records.map((each) => ('isFrozen' in each ? each.isFrozen : undefined))]).toEqual([
    4,
    true,
    true,
    false,
    false,
  ])
  for (const { sequence } of records) expect(await receiptOf(bookId, sequence)).toEqual([])
  const paged = await Promise.all(['1', '2'].map((pageNo) => investing.incomes(token, id, { pageNo, pageSize: '3' })))
  expect(paged.map(({ records: { length } }) => length)).toEqual([3, 1])
  expect(paged.flatMap((page) => page.records)).toEqual(records)

  await order('resume_product')
  expect(await investing.one(product)).toMatchObject({ result: { state: 'on_sale', frozen: { until: text(1) } } })
  await investing.passDays(1)
  expect(await investing.order(token, id)).toMatchObject({ state: 'running', pausedDays: 3, frozen: null })
  await investing.passDays(5)
  expect(await investing.order(token, id)).toMatchObject({ state: 'ended', daysPaid: 7, endsAtMs: ended + 3 * dayMs })
  const [pool] = await readPools(investing.app.house.sql)
  expect(pool?.pool).toMatchObject({ granted: 0n, owed: 0n })
  expect([await investing.transit(), await differences()]).toEqual(['0', []])
})

it('lets people leave at once and at no cost on a frozen day, once the days before are counted', async () => {
  const { token, bookId } = await investing.person()
  const id = orderOf(await investing.buy(token, { amount: '250' }))
  await investing.passDays(2)
  await order('pause_product')
  investing.app.time.now = dayAt() + dayMs
  expect(await investing.quote(token, id)).toMatchObject({ result: { key: 'days_not_counted' } })
  expect(await investing.exit(token, id)).toMatchObject({ result: { key: 'days_not_counted' } })
  await investing.countBy(investing.app.time.now + 61_000)
  investing.app.time.now += 61_000
  const { remaining } = await investing.order(token, id)
  expect(await investing.quote(token, id)).toMatchObject({
    result: { isAtOnce: true, feeRate: '0', fee: '0', pays: remaining, exitDay: text(0) },
  })
  const left = await investing.exit(token, id)
  expect(left).toMatchObject({ result: { order: { state: 'left', returned: remaining, exitFee: '0' } } })
  expect(await receiptOf(bookId, (left.result as { sequence: number }).sequence)).toEqual([])
  await investing.app.house.idle()
  await order('resume_product')
  await investing.passDays(2)
  expect(await differences()).toEqual([])
})

it('tells everybody who holds some, once each, in which row it was frozen, and why', async () => {
  const [one, other] = [await investing.person(), await investing.person()]
  const ids = [orderOf(await investing.buy(one.token)), orderOf(await investing.buy(other.token))]
  await investing.buy(other.token, { productId: 'reversion-14' })
  const { sql } = investing.app.house
  const pool = await houseBook(sql, poolHolder(product))
  const told = async (sequence: number) => {
    const [row] = await sql<{ at: bigint; command: string; reply: string }[]>`
      select at, command, reply from journal where book_id = ${pool} and sequence = ${sequence}`
    const reply = readReply(row?.reply ?? '')
    if (reply.kind !== 'product_paused' && reply.kind !== 'product_resumed') throw new Error(reply.kind)
    const at = Number(row?.at)
    const common = { bookId: pool, sequence, at, command: { kind: '' } }
    const { product_paused: paused, product_resumed: resumed } = houseBooksFeature.messages
    if (paused === 'nothing' || resumed === 'nothing') throw new Error('nobody is told')
    return reply.kind === 'product_paused' ? paused({ ...common, reply }, sql) : resumed({ ...common, reply }, sql)
  }
  const frozen = await order('pause_product')
  const messages = await told(frozen)
  const [first, second] = [one, other].map(({ bookId }, index) => ({
    kind: 'product_frozen',
    details: { orderId: ids[index], product, day: text(1), why: reason },
    hasReceipt: false,
    bookId,
    source: `${pool}-${frozen}:${ids[index]}`,
  }))
  expect(messages).toEqual([first, second])
  expect(await told(await order('resume_product'))).toMatchObject([
    { kind: 'product_resumed', details: { why: reason }, bookId: one.bookId },
    { kind: 'product_resumed', bookId: other.bookId },
  ])
})

it('is named by verify where a day was counted that was frozen', async () => {
  const { token, bookId } = await investing.person()
  const id = orderOf(await investing.buy(token))
  await order('pause_product')
  const { time, house } = investing.app
  const day = dayAt() + dayMs
  time.now = day + dayMs + 61_000
  const named = { byKind: ofFacts(strategyDayFact, { rule: 'trend/1', day, result: 0n, inputs: '0'.repeat(64) }) }
  const command = { kind: 'accrue_strategy', orderId: id, day } as const
  expect(await house.executor.submit({ bookId, key: `accrue:${id}:${day}`, command, named })).toMatchObject({
    kind: 'done',
  })
  const sentence = `order ${id}: ${dayText(day)} was counted, but its pool froze it then`
  expect((await differences()).some((each) => each.startsWith(sentence))).toBe(true)
})
