import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { acceptedSequence, isOpenEnded, receiptNeeds } from '@touchstone/domain/rulebook/make-receipt'
import { beforeEach, expect, it } from 'vitest'
import { neededRows } from '../../house/tape/needed-rows.ts'
import type { Verification } from './verification.ts'
import { readFactPage } from './fact-page.ts'

/** Each with the row that accepted it, as if they were the rows of one book. */
const rows = Object.values(exampleReceipts())
  .flatMap(({ journal, accepted }) => [...(accepted === null ? [] : [accepted.row]), journal.row])
  .map((row, index) => ({ ...row, bookId: 1, sequence: index + 1 }))

let asked: string[]
const sql = {
  unsafe: (text: string) => {
    asked.push(text)
    return Promise.resolve([])
  },
} as unknown as Verification['sql']

beforeEach(() => {
  asked = []
})

it('reads the prices of many rows at once, and asks no more for any of them', async () => {
  const own = rows.filter((row) => acceptedSequence(row) === null)
  const needs = own.map((row) => receiptNeeds(row, null).tape).filter((tape) => tape.length > 0)
  expect(needs.length).toBeGreaterThan(5)
  const page = await readFactPage({ sql }, { bookId: 1, rows: own, before: undefined })
  for (const tape of needs) await neededRows(page.tape, tape)
  expect(asked).toHaveLength(1)
})

it('reads no row of the journal that it was given, and any other', async () => {
  const own = rows.filter((row) => acceptedSequence(row) === null)
  const page = await readFactPage({ sql }, { bookId: 1, rows: own.slice(1), before: own[0] })
  asked = []
  for (const row of own) expect(await page.journalRow(row.sequence)).toBe(row)
  expect(asked).toEqual([])
  await expect(page.journalRow(10_000)).rejects.toThrow('book 1 has no journal row 10000')
  expect(asked).toHaveLength(1)
})

it('reads what no row of it names', async () => {
  const page = await readFactPage({ sql }, { bookId: 1, rows: [], before: undefined })
  expect(await page.tape([{ symbol: 'BTC/USDT', from: 1, to: 2 }])).toEqual(new Map())
  expect(asked).toHaveLength(1)
})

it('reads what no row of it names beside what one names', async () => {
  const own = rows.filter((row) => acceptedSequence(row) === null)
  const known = own.flatMap((row) => receiptNeeds(row, null).tape.filter((need) => !isOpenEnded(need)))[0]
  if (known === undefined) throw new Error('there are examples that need a single tick')
  const page = await readFactPage({ sql }, { bookId: 1, rows: own, before: undefined })
  await page.tape([known])
  expect(asked).toHaveLength(1)
  await page.tape([known, { symbol: 'BTC/USDT', from: 1_000, to: 1_001 }])
  expect(asked).toHaveLength(2)
})

it('leaves out a row that cannot be read', async () => {
  const [row] = rows
  if (row === undefined) throw new Error('there are examples')
  await readFactPage({ sql }, { bookId: 1, rows: [{ ...row, facts: 'none' }], before: undefined })
  expect(asked).toEqual([])
})

it('refuses a row of another book', async () => {
  const page = readFactPage({ sql }, { bookId: 2, rows, before: undefined })
  await expect(page).rejects.toThrow('a page of book 2 was given row 1 of book 1')
})
