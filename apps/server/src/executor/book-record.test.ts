import { emptyBook } from '@touchstone/domain/books/book'
import { stateText } from '@touchstone/domain/books/book-texts'
import { writeCanonical } from '@touchstone/domain/books/codec'
import { decimal } from '@touchstone/domain/money/decimal'
import { expect, test } from 'vitest'
import { bookFromRow, nothingOpen } from './book-record.ts'

const full = {
  ...emptyBook(7, 'real'),
  sequence: 12,
  head: 'ab'.repeat(32),
  accounts: new Map([
    ['balance:BTC', decimal('0.00000001')],
    ['contract:USDT', decimal('99999999999.123456')],
  ] as const),
  leverages: new Map([['BTC/USDT:isolated', 20]] as const),
  stakes: { open: decimal('5'), day: 20_000, dayTotal: decimal('15') },
  marginCallPercent: 80,
  openCounts: { positions: 1, orders: 0, secondContracts: 2 },
}

test.each([
  ['a full book', full],
  ['an empty one', emptyBook(1, 'demo')],
  ['one whose stakes are of a day gone by', { ...full, stakes: { open: 0n, day: 1, dayTotal: 0n } }],
])('%s reads back as it was written', (_, book) => {
  const row = { id: String(book.id), world: book.world, sequence: String(book.sequence), head: book.head }
  expect(bookFromRow({ ...row, state: stateText(book) }, nothingOpen)).toEqual(book)
})

test('the text is canonical, and what an empty book holds is left out', () => {
  expect(stateText(emptyBook(1, 'demo'))).toBe('{}')
  expect(stateText({ ...emptyBook(1, 'demo'), accounts: new Map([['contract:USDT', decimal('1.50')]]) })).toBe(
    '{"accounts":{"contract:USDT":"1.5"}}',
  )
})

test('open records come in the order in which they were made, whatever order the database has them in', () => {
  const row = { id: '7', world: 'demo', sequence: '120', head: '', state: '{}' }
  const positions = ['7-100', '7-9.10', '7-9.2', '7-11'].map((id) => writeCanonical({ id }))
  const book = bookFromRow(row, { ...nothingOpen, positions })
  expect([...book.positions.keys()]).toEqual(['7-9.2', '7-9.10', '7-11', '7-100'])
})
