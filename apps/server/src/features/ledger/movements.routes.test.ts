import { decimal } from '@touchstone/domain/money/decimal'
import type { Command, UserCommand } from '@touchstone/domain/rulebook/nouns'
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

async function pages(query: Record<string, string>, of = token) {
  const found = []
  let before: number | null | undefined
  do {
    const asked = { ...query, ...(before === undefined || before === null ? {} : { before: String(before) }) }
    const { result } = await app.get(ledger.ledgerMovements.path, asked, { token: of })
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

test('a paid withdrawal is one movement with its fee, where it was paid, on one page alone', async () => {
  const { executor, sql } = app.house
  const own = await fundedBook(sql, executor, 2)
  const move = async (): Promise<void> => {
    const command: UserCommand = {
      kind: 'transfer',
      from: 'balance',
      to: 'contract',
      currency: 'USDT',
      amount: decimal('2'),
    }
    await submitUnder(app.house, app.newKey(), { bookId: own, command })
  }
  const { sequence } = await mustDo(executor.submit({ bookId: own, key: 'u:ask', ...askFor('100') }))
  const withdrawalId = `${own}-${sequence}`
  await move()
  await move()
  const by = { withdrawalId, operator: 1 }
  const steps: Command[] = [
    { kind: 'claim_withdrawal', ...by },
    { kind: 'approve_withdrawal', ...by },
    { kind: 'begin_payment', ...by },
    { kind: 'pay_withdrawal', ...by, proof: 'line 9' },
  ]
  for (const command of steps) await mustDo(executor.submit({ bookId: own, key: `operator:${command.kind}`, command }))
  await move()
  await move()
  const whole = (await pages({ pageSize: '100' }, app.signIn(2))).flat()
  const paid = whole.findIndex((entries) => entries.some(({ kind }) => kind === 'withdrawal_fee'))
  const kinds = new Set(whole[paid]?.map(({ kind }) => kind))
  expect([paid, kinds]).toEqual([2, new Set(['withdrawal_fee', 'withdrawal_paid', 'withdrawal_frozen'])])
  expect(whole[paid]?.every(({ subject }) => subject === withdrawalId)).toBe(true)
  // After a page of three that ends with it comes one that has its first command.
  for (const pageSize of [1, 2, 3])
    expect((await pages({ pageSize: String(pageSize) }, app.signIn(2))).flat()).toEqual(whole)
  expect(whole.flat().filter(({ subject }) => subject === withdrawalId)).toHaveLength(whole[paid]?.length ?? 0)
})
