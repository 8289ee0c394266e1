import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { ledger } from '@touchstone/wire/ledger'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { askFor, fundedBook, mustDo } from '../../executor/test-funds.ts'
import { submitUnder } from '../../house/test-submit.ts'
import { ledgerHandlers } from './ledger.routes.ts'

let app: TestApp
let token: string
let bookId: number
/** Asked for early, cancelled late, in another block of the journal; and one that is still open. */
let [long, open] = ['', '']

beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    startAt: Date.UTC(2026, 10, 18, 9),
    handlers: ({ house, books }) => ledgerHandlers({ sql: house.sql, books }),
  })
  await app.tick('BTC/USDT', '100000', '100000')
  token = app.signIn(1)
  bookId = await fundedBook(app.house.sql, app.house.executor, 1)
  long = await ask('100')
  await transfers(300)
  open = await ask('50')
  await transfers(3)
  await submit({ kind: 'cancel_withdrawal', withdrawalId: long })
  await transfers(2)
})
afterAll(() => app.stop())

async function ask(amount: string): Promise<string> {
  const { sequence } = await mustDo(app.house.executor.submit({ bookId, key: `u:ask-${amount}`, ...askFor(amount) }))
  return `${bookId}-${sequence}`
}

async function submit(command: UserCommand): Promise<void> {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${outcome.kind}`)
}

async function transfers(count: number): Promise<void> {
  for (let moved = 0; moved < count; moved += 1)
    await submit({ kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('1.5') })
}

async function pages(query: Record<string, string>) {
  const found = []
  let before: number | null | undefined
  do {
    const asked = { ...query, ...(before === undefined || before === null ? {} : { before: String(before) }) }
    const { result } = await app.get(ledger.ledgerMovements.path, asked, { token })
    const page = ledger.ledgerMovements.reply.parse(result)
    found.push(page.records.map(({ entries }) => entries))
    before = page.next
  } while (before !== null)
  return found
}

test('tears no movement, shows every entry once, and a withdrawal where it last changed, whatever the page', async () => {
  const { result } = await app.get(ledger.ledgerEntries.path, { pageSize: '1' }, { token })
  const { total } = ledger.ledgerEntries.reply.parse(result)
  for (const pageSize of [1, 7, 100]) {
    const listed = await pages({ pageSize: String(pageSize) })
    expect(listed.slice(0, -1).every(({ length }) => length === pageSize)).toBe(true)
    const movements = listed.flat()
    const keys = movements.flat().map(({ sequence, posting, account }) => `${sequence} ${posting} ${account}`)
    expect([keys.length, new Set(keys).size]).toEqual([total, total])
    const places = movements.map(([newest]) => newest?.sequence ?? 0)
    expect(places).toEqual(places.toSorted((one, other) => other - one))
    expect(
      movements
        .slice(2, 3)
        .flat()
        .every(({ subject }) => subject === long),
    ).toBe(true)
    expect(movements[2]?.map(({ kind }) => kind)).toEqual([
      'withdrawal_returned',
      'withdrawal_returned',
      'withdrawal_frozen',
      'withdrawal_frozen',
    ])
    expect(movements.filter((entries) => entries.some(({ subject }) => subject === open))).toHaveLength(1)
  }
}, 60_000)

test('shows of a movement what passes the filter', async () => {
  const [frozen] = await pages({ account: 'balance', kind: 'withdrawal_frozen,withdrawal_returned', pageSize: '9' })
  expect(frozen?.map((entries) => entries.map(({ amount }) => Number(amount) > 0))).toEqual([[true, false], [false]])
  expect(await pages({ subject: 'nothing' })).toEqual([[]])
})
