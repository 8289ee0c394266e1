import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { decimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { type Bonds, orderOf, startBonds } from '../../features/bonds/test-bonds.ts'
import { playIssuers } from '../../features/bonds/play-issuers.ts'
import { houseBook, poolHolder } from '../../features/house-books/house-books.store.ts'
import { verifyDatabase } from './verify.ts'

let bonds: Bonds
let before: string[] = []
beforeEach(async () => {
  bonds = await startBonds(inject('cluster'), playIssuers)
  before = []
})
// Each by itself: files share a process, and the cluster has connections for a few apps.
afterEach(() => bonds.app.stop())

async function found(): Promise<string[]> {
  const { differences } = await verifyDatabase(bonds.app.owner, { withoutConsole: true })
  return differences.filter((each) => !before.includes(each))
}
async function foundNow(): Promise<string[]> {
  const differences = await found()
  before = [...before, ...differences]
  return differences
}

/** A row as a dishonest house writes it: the book decides as always. */
async function forge(bookId: number, key: string, command: HouseCommand): Promise<number> {
  const outcome = await bonds.app.house.executor.submit({ bookId, key, command })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  await bonds.app.house.idle()
  return outcome.sequence
}

it('is clean of bonds that go ahead, fall short, are late and make up for it', async () => {
  const [ann, ben] = [await bonds.person(), await bonds.person()]
  await bonds.subscribe(ann.token, 1_000)
  await bonds.subscribe(ben.token, 700)
  await bonds.subscribe(ben.token, 5, { id: 'harbor-90' })
  expect(
    await bonds.withdraw(ann.token, orderOf(await bonds.subscribe(ann.token, 1, { id: 'harbor-90' }))),
  ).toMatchObject({
    code: 200,
  })
  await bonds.app.house.idle()
  expect(await found()).toEqual([])
  for (const days of [15, 29, 2, 5]) {
    await bonds.passDays(days)
    expect(await found()).toEqual([])
  }
  expect(await bonds.bond('orchard-30')).toMatchObject({ state: 'repaid' })
})

it('names a payment of which somebody was left out, and one that nobody decided', async () => {
  const [ann, ben] = [await bonds.person(), await bonds.person()]
  await bonds.subscribe(ann.token, 1_000)
  const ofBen = orderOf(await bonds.subscribe(ben.token, 700))
  await bonds.passDays(15)
  const book = await houseBook(bonds.app.house.sql, poolHolder('orchard-30'))
  const { time } = bonds.app
  const start = Math.floor(time.now / dayMs) * dayMs - dayMs
  const due = ((await bonds.history('orchard-30')).schedule as { day: string }[])[0]?.day ?? ''
  const day = Date.parse(`${due}T00:00:00Z`)
  expect(day).toBeGreaterThan(start)
  time.now = day + 2 * dayMs + 1
  await bonds.person()
  expect(await foundNow()).toEqual([expect.stringMatching(new RegExp(`a payment was due on ${due}, and nothing says`))])
  before = []
  const product = 'orchard-30'
  const amount = decimal('172040')
  await forge(book, 'forged:arrival', { kind: 'receive_from_issuer', product, amount, reference: 'x', operators: [] })
  const paidIn = await forge(book, `pay-bond:${product}:${day}`, { kind: 'pay_bond', product, day })
  const sums = { interestPerUnit: decimal('1.2'), principalPerUnit: decimal('100'), interestPaid: decimal('1.2') }
  const each = { paidIn, payment: 1, ...sums, principalLeft: 0n }
  await forge(ben.bookId, 'forged:credit', { kind: 'credit_bond', orderId: ofBen, ...each })
  expect(await foundNow()).toEqual([])
  time.now += 2 * dayMs + 1
  await bonds.person()
  expect(await foundNow()).toEqual([
    expect.stringMatching(/shares payment 1 for 1700 units, and only 700 were credited$/),
  ])
})

it('names a bond that lends what nobody holds, and what happens to orders against what it says', async () => {
  const [ann, ben] = [await bonds.person(), await bonds.person()]
  const ofAnn = orderOf(await bonds.subscribe(ann.token, 1_000))
  const ofBen = orderOf(await bonds.subscribe(ben.token, 600))
  const stays = orderOf(await bonds.subscribe(ben.token, 7, { id: 'harbor-90' }))
  await bonds.app.house.idle()
  const { time, house } = bonds.app
  const product = 'orchard-30'
  const book = await houseBook(house.sql, poolHolder(product))
  const { closesAtMs: closesAt } = (await bonds.bond(product)) as { closesAtMs: number }
  const nobody = { orderId: `${ann.bookId}-99`, orderBook: ann.bookId, product, amount: decimal('10000'), owed: 0n }
  await forge(book, `grant:${nobody.orderId}`, { kind: 'grant', ...nobody })
  time.now = closesAt
  const named = async (sentence: RegExp): Promise<void> =>
    expect(await foundNow()).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]))
  const start = { kind: 'start_bond', orderId: ofAnn, closedIn: 2, startDay: closesAt } as const
  await forge(ann.bookId, `start-bond:${ofAnn}`, start)
  await named(new RegExp(`^order ${ofAnn} is running, but its bond did not go ahead$`))
  const closedIn = await forge(book, `close-bond:${product}`, { kind: 'close_bond', product, units: 1_700 })
  await named(/lends 1700 units, but its orders hold 1600$/)
  await forge(ben.bookId, `return-bond:${ofBen}`, { kind: 'return_bond', orderId: ofBen, closedIn })
  await named(new RegExp(`^order ${ofBen} was returned, but its bond did not fall short$`))
  time.now += 2 * dayMs + 1
  await bonds.person()
  await named(/its subscription was to end, and did not$/)
  expect(await bonds.order(ben.token, stays)).toMatchObject({ state: 'subscribed' })
})
