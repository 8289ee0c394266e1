import { expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { emptyStanding } from '../restrictions/standing.ts'
import { openFunds } from '../withdrawals/example-funds.ts'
import { type Book, emptyBook } from './book.ts'
import { bookFromTexts, stateText } from './book-texts.ts'

const readBack = (book: Book): Book => {
  const { id, world, sequence, head } = book
  return bookFromTexts({
    id,
    world,
    sequence,
    head,
    state: stateText(book),
    positions: [],
    orders: [],
    secondContracts: [],
  })
}

it('keeps withdrawals, what the limits count and the standing in the state', () => {
  const funds = openFunds({ standing: { country: 'TH', lossLimit: decimal('500'), riskAcknowledgedAt: 7 } })
  funds.bring(funds.ask('100'), 'paying')
  funds.ask('20.5')
  funds.done({ kind: 'cancel_withdrawal', withdrawalId: funds.ask('30') })
  const book = funds.book()
  expect(readBack(book)).toEqual(book)
  expect(stateText(readBack(book))).toBe(stateText(book))
})

it('leaves out of the standing what is as in every new book', () => {
  const standing = { ...emptyStanding, identityLevel: 1 as const }
  expect(stateText({ ...emptyBook(7, 'real'), standing })).toBe('{"standing":{"identityLevel":1}}')
  expect(stateText({ ...emptyBook(7, 'real'), standing: emptyStanding })).toBe('{}')
})

it('has open withdrawals in the order in which they were asked for', () => {
  const funds = openFunds()
  for (let each = 0; each < 10; each += 1) funds.ask('20')
  const turned = { ...funds.book(), withdrawals: new Map([...funds.book().withdrawals].toReversed()) }
  expect([...readBack(turned).withdrawals.keys()]).toEqual([...funds.book().withdrawals.keys()])
})
