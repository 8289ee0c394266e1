import { expect, it } from 'vitest'
import { type Book, emptyBook, having, holding, recordsOf } from '../books/book.ts'
import { openFunds } from '../examples/example-funds.ts'
import { type Canonical, canonicalText } from '../ledger/canonical.ts'
import { decimal } from '../money/decimal.ts'
import { emptyStanding, standingPart } from '../restrictions/standing.ts'
import { withdrawalRecord } from '../withdrawals/withdrawal.ts'
import { bookFromTexts, stateText, textsOfBook } from './book-texts.ts'

const readBack = (book: Book): Book => bookFromTexts(textsOfBook(book))

it('keeps withdrawals, what the limits count and the standing in the state', () => {
  const funds = openFunds({ standing: { country: 'TH', lossLimit: decimal('500'), riskAcknowledgedAt: 7 } })
  funds.bring(funds.ask('100'), 'paying')
  funds.ask('20.5')
  funds.done({ kind: 'cancel_withdrawal', withdrawalId: funds.ask('30') })
  const book = funds.book()
  expect(readBack(book)).toEqual(book)
  expect(stateText(readBack(book))).toBe(stateText(book))
})

it('writes a state as the canonical text of its fields', () => {
  const funds = openFunds({ standing: { country: 'TH' } })
  funds.ask('20')
  const book = { ...funds.book(), accounts: new Map([...funds.book().accounts].toReversed()) }
  expect(book.accounts.size).toBeGreaterThan(1)
  expect(stateText(book)).toBe(canonicalText(JSON.parse(stateText(book)) as Canonical))
})

it('leaves out of the standing what is as in every new book', () => {
  const standing = { ...emptyStanding, identityLevel: 1 as const }
  expect(stateText({ ...emptyBook(7, 'real'), parts: having(standingPart, standing) })).toBe(
    '{"standing":{"identityLevel":1}}',
  )
  expect(stateText({ ...emptyBook(7, 'real'), parts: having(standingPart, emptyStanding) })).toBe('{}')
})

it('has open withdrawals in the order in which they were asked for', () => {
  const funds = openFunds()
  for (let each = 0; each < 10; each += 1) funds.ask('20')
  const asked = [...recordsOf(funds.book(), withdrawalRecord).values()]
  const turned = { ...funds.book(), records: holding(withdrawalRecord, asked.toReversed()) }
  expect([...recordsOf(readBack(turned), withdrawalRecord).values()]).toEqual(asked)
})
