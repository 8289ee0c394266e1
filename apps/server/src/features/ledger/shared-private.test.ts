import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { receipts } from '@touchstone/wire/receipts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import type { NamedFacts } from '../../executor/submission.ts'
import { askFor, fundedBook, putArrival } from '../../executor/test-funds.ts'
import { submitUnder } from '../../house/test-submit.ts'
import { sharedReceiptsHandlers } from './shared-receipts.routes.ts'

const { shareReceipt, sharedReceipt } = receipts
let app: TestApp
let bookId: number
/** The record of the withdrawal, with a stop after it and the opening before it. */
let withdrawal: number

const submit = async (command: UserCommand, named?: NamedFacts): Promise<number> => {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command, ...(named && { named }) })
  if (outcome.kind !== 'done') throw new Error(outcome.kind === 'refused' ? outcome.refusal.kind : outcome.kind)
  return outcome.sequence
}
const share = (sequence: number) => app.post(shareReceipt.path, { bookId, sequence }, { token: app.signIn(7) })

beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house, books }) => sharedReceiptsHandlers({ ...house, books, onLostResults: () => undefined }),
  })
  await app.tick('BTC/USDT', '100000', '100000.1')
  await putArrival(app.owner, '7', '5000')
  bookId = await fundedBook(app.owner, app.house.executor, 7)
  await submit({ ...exampleTransfer('2000'), from: 'balance', to: 'contract' })
  await submit({ kind: 'acknowledge_risk' })
  await submit(exampleOpening({ quantity: decimal('0.01'), stopLoss: { price: decimal('99000'), quantity: null } }))
  const { command, named } = askFor('100')
  withdrawal = await submit(command as UserCommand, named)
  app.time.now += 1_000
  await app.tick('BTC/USDT', '98000', '98000.1')
  await app.house.idle()
})
afterAll(() => app.stop())

it('a record that is of no trade is not shared', async () => {
  expect(await share(withdrawal)).toMatchObject({ code: 4504, result: { key: 'receipt_private' } })
  const answers = await Promise.all(Array.from({ length: withdrawal - 2 }, (_, index) => share(index + 1)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([4504]))
  expect(await share(withdrawal - 1)).toMatchObject({ code: 200 })
})

it('nor is a stop whose receipt carries the withdrawal before it', async () => {
  const { journal, before } = await app.house.receipt(bookId, withdrawal + 1)
  expect(journal.row.command).toContain('fire_stops')
  expect(before?.command).toContain('request_withdrawal')
  expect(await share(withdrawal + 1)).toMatchObject({ code: 4505, result: { key: 'receipt_carries_private' } })
})

it.each([0, 1])('nor is it shown under a code from before that rule: %d after the withdrawal', async (after) => {
  const code = String(after).repeat(22)
  await app.owner`
    insert into shared_receipts (code, user_id, book_id, sequence, at)
    values (${code}, 7, ${bookId}, ${withdrawal + after}, 1)`
  expect(await app.get(sharedReceipt.path, { code })).toMatchObject({ code: 4502 })
})

it('a close after a withdrawal is shown without the rows since its opening', async () => {
  const opening = await submit(exampleOpening({ quantity: decimal('0.01') }))
  const { command, named } = askFor('100')
  await submit(command as UserCommand, named)
  const close = await submit({ kind: 'close_position', positionId: `${bookId}-${opening}`, quantity: null })
  const { code } = (await share(close)).result as { code: string }
  const { result } = await app.get(sharedReceipt.path, { code })
  expect(result).toMatchObject({ before: [], results: [{ positionId: `${bookId}-${opening}` }] })
  expect(JSON.stringify(result)).not.toContain('request_withdrawal')
})
