import { type Book, emptyBook, having, holding, recordsOf } from '@touchstone/domain/books/book'
import { writeCanonical } from '@touchstone/domain/books/codec'
import { decimal } from '@touchstone/domain/money/decimal'
import { leveragesPart, marginCallPart } from '@touchstone/domain/positions/held-positions'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { stateText } from '@touchstone/domain/rulebook/book-texts'
import { type SecondContract, secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import { stakesPart } from '@touchstone/domain/second-contracts/stakes'
import { expect, test } from 'vitest'
import { bookFromRow } from './book-record.ts'

const full: Book = {
  ...emptyBook(7, 'real'),
  sequence: 12,
  head: 'ab'.repeat(32),
  accounts: new Map([
    ['balance:BTC', decimal('0.00000001')],
    ['contract:USDT', decimal('99999999999.123456')],
  ] as const),
  parts: {
    ...having(leveragesPart, { 'BTC/USDT:isolated': 20 }),
    ...having(stakesPart, { open: decimal('5'), day: 20_000, dayTotal: decimal('15') }),
    ...having(marginCallPart, 80),
  },
  records: {
    ...holding(positionRecord, [{ id: '7-1' } as Position]),
    ...holding(secondContractRecord, [{ id: '7-2' } as SecondContract, { id: '7-3' } as SecondContract]),
  },
}
const gone = having(stakesPart, { open: 0n, day: 1, dayTotal: 0n })
const fullText =
  '{"accounts":{"balance:BTC":"0.00000001","contract:USDT":"99999999999.123456"},"leverages":{"BTC/USDT:isolated":20},' +
  '"marginCallPercent":80,"openCounts":{"orders":0,"positions":1,"secondContracts":2},' +
  '"stakes":{"day":20000,"dayTotal":"15","open":"5"}}'

test.each([
  ['a full book', full],
  ['an empty one', emptyBook(1, 'demo')],
  ['one whose stakes are of a day gone by', { ...full, parts: { ...full.parts, ...gone } }],
])('%s reads back as it was written', (_, book) => {
  const row = { id: String(book.id), world: book.world, sequence: String(book.sequence), head: book.head }
  const bodies = Object.entries(book.records).map(
    ([kind, { open }]) => [kind, [...open.values()].map(writeCanonical)] as const,
  )
  expect(bookFromRow({ ...row, state: stateText(book) }, Object.fromEntries(bodies))).toEqual(book)
})

test('the text of a full book has been the same since the first', () => {
  expect(stateText(full)).toBe(fullText)
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
  const book = bookFromRow(row, { position: positions })
  expect([...recordsOf(book, positionRecord).keys()]).toEqual(['7-9.2', '7-9.10', '7-11', '7-100'])
})
