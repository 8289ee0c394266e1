import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { receipts } from '@touchstone/wire/receipts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { sharedReceiptsHandlers } from './shared-receipts.routes.ts'

const { shareReceipt, sharedReceipt } = receipts
let app: TestApp
let bookId: number
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house, books }) => sharedReceiptsHandlers({ ...house, books, onLostResults: () => undefined }),
  })
  await app.tick('BTC/USDT', '100000', '100000.1')
  bookId = await app.books.named(1, 'demo')
})
afterAll(() => app.stop())

type Row = { bookId: number; sequence: number; previousHash: string; hash: string }
const run = async (command: UserCommand): Promise<number> => {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(outcome.kind)
  return outcome.sequence
}
async function seenBefore(sequence: number): Promise<Row[]> {
  const { result } = await app.post(shareReceipt.path, { bookId, sequence }, { token: app.signIn(1) })
  const answer = await app.get(sharedReceipt.path, { code: (result as { code: string }).code })
  return sharedReceipt.reply.parse(answer.result).before
}

/** Opens a position, lives through what happens, closes it and shares that: what a stranger sees of the rows before. */
async function shownOf(
  happens: (positionId: string) => Promise<unknown>,
): Promise<{ first: number; last: number; before: Row[] }> {
  const first = await run(exampleOpening({ quantity: decimal('0.01') }))
  const positionId = `${bookId}-${first}`
  await happens(positionId)
  const last = await run({ kind: 'close_position', positionId, quantity: null })
  return { first, last, before: await seenBefore(last) }
}

it('the rows since the opening come along in their order, each with the hash that the next one names', async () => {
  const { first, last, before } = await shownOf((positionId) =>
    run({ kind: 'add_margin', positionId, amount: decimal('10') }),
  )
  expect(before.map(({ sequence }) => sequence)).toEqual([first, first + 1])
  const { journal } = await app.house.receipt(bookId, last)
  expect([...before.slice(1), journal.row].map(({ previousHash }) => previousHash)).toEqual(
    before.map(({ hash }) => hash),
  )
  expect(before.every((row) => row.bookId === bookId)).toBe(true)
})

it.each<[string, UserCommand]>([
  ['another position', exampleOpening({ symbol: 'BTC/USDT', direction: 'short', quantity: decimal('0.01') })],
  ['an order', { ...exampleOpening(), kind: 'place_limit_order', price: decimal('90000'), expiresAt: null }],
])('they stay out where one of them is of %s', async (_, command) => {
  expect((await shownOf(() => run(command))).before).toEqual([])
})

it('there are none of a record that closes nothing', async () => {
  const { first } = await shownOf(() => Promise.resolve())
  expect(await seenBefore(first)).toEqual([])
})

it('of more than 50 none is shown', async () => {
  const more = async (positionId: string, count: number) => {
    // One after another: each is a row of the same book.
    for (let row = 0; row < count; row += 1)
      // oxlint-disable-next-line no-await-in-loop
      await run({ kind: 'add_margin', positionId, amount: decimal('0.01') })
  }
  expect((await shownOf((positionId) => more(positionId, 49))).before).toHaveLength(50)
  expect((await shownOf((positionId) => more(positionId, 50))).before).toEqual([])
})
