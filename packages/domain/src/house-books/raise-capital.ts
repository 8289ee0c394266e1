import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { settlementCurrency } from '../money/currency.ts'
import { refuse } from '../result.ts'
import { coinCapitalUnder, investmentsUnder } from '../settings/investments.ts'
import { capitalSource } from './capital-source.ts'
import { isTreasury, poolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import { coinCapitalPart, treasuryPart } from './treasury.ts'

/** Makes an empty book the treasury, with the play money that the settings of a sandbox give it. Once. */
export function raiseCapital(book: Book, _: CommandOf<'raise_capital'>, { settings }: Pick<Facts, 'settings'>) {
  const { capital: amount } = investmentsUnder(settings)
  if (amount === null) return refuse({ kind: 'no_sandbox_capital' })
  if (book.world !== 'real' || poolOf(book) !== undefined) return refuse({ kind: 'wrong_house_book' })
  if (partOf(book, treasuryPart).raised > 0n) return refuse({ kind: 'not_due' })
  if (book.sequence > 0) return refuse({ kind: 'wrong_house_book' })
  const draft = openDraft<HouseBookPosting>(book)
  draft.post({ kind: 'capital_raised', from: capitalSource, to: 'capital', amount, subject: draft.nextId() })
  draft.setPart(treasuryPart, { raised: amount })
  return draft.decide({ kind: 'capital_raised', currency: settlementCurrency, amount })
}

/** Gives the treasury the play money of a coin that the settings of a sandbox name. Once for each. */
export function raiseCoinCapital(
  book: Book,
  { currency }: CommandOf<'raise_coin_capital'>,
  { settings }: Pick<Facts, 'settings'>,
) {
  const amount = coinCapitalUnder(settings, currency)
  if (amount === undefined) return refuse({ kind: 'no_sandbox_capital' })
  if (!isTreasury(book)) return refuse({ kind: 'wrong_house_book' })
  const { raised } = partOf(book, coinCapitalPart)
  if (raised.includes(currency)) return refuse({ kind: 'not_due' })
  const draft = openDraft<HouseBookPosting>(book)
  draft.post({ kind: 'capital_raised', from: capitalSource, to: 'capital', currency, amount, subject: draft.nextId() })
  draft.setPart(coinCapitalPart, { raised: [...raised, currency] })
  return draft.decide({ kind: 'capital_raised', currency, amount })
}
