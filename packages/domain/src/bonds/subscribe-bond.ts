import { levelFault } from '../levels/level-fault.ts'
import { type Book, partOf, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import { standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import { type BondTerms, unitsMost } from '../settings/bond-terms.ts'
import { bondsUnder } from '../settings/investments.ts'
import type { BondCommandOf, BondReplyOf } from './bond-commands.ts'
import { bondOfferFact } from './bond-facts.ts'
import { bondOrderRecord } from './bond-order.ts'
import type { BondPosting } from './bond-postings.ts'
import type { BondRefusal } from './bond-refusal.ts'
import { freshBondOrder } from './fresh-bond-order.ts'

/** Asks the bond's book for units, and sets their price aside until it answers. It stays set aside until the bond goes ahead. */
export function subscribeBond(
  book: Book,
  { product, units, agreementSha256 }: BondCommandOf<'subscribe_bond'>,
  facts: Facts,
): Decided<BondReplyOf<'bond_requested'>, BondRefusal, BondPosting> {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const terms = bondsUnder(facts.settings).find(({ id }) => id === product)
  if (terms === undefined) return refuse({ kind: 'product_unknown', product })
  const offer = factOf(facts, bondOfferFact)
  if (offer?.product !== product || offer.bookId === 0 || facts.at >= offer.subscribedUntil)
    return refuse({ kind: 'product_not_on_sale', product })
  const fault = personFault(book, terms, units)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<BondPosting>(book)
  const { currency, unit, bookId: pool, openedIn, closesAt } = offer
  const amount = unit * BigInt(units)
  const available = draft.held('balance', currency)
  if (available < amount) return refuse({ kind: 'balance_too_small', currency, available })
  const order = freshBondOrder(offer, {
    id: draft.nextId(),
    units,
    pool,
    openedIn,
    closesAt,
    at: facts.at,
    agreementSha256,
  })
  draft.post({ kind: 'bond_requested', currency, from: 'balance', to: 'frozen', amount, subject: order.id })
  draft.put(bondOrderRecord, order)
  return draft.decide({ kind: 'bond_requested', order })
}

function personFault(book: Book, terms: BondTerms, units: number): BondRefusal | undefined {
  const { id, identityLevel, unitsMax } = terms
  const { identityLevel: level } = partOf(book, standingPart)
  if (level < identityLevel) return { kind: 'identity_level_too_low', level, needed: identityLevel }
  const tooLow = levelFault(book, terms)
  if (tooLow !== undefined) return tooLow
  if (!Number.isSafeInteger(units) || units < 1 || units > unitsMost) return { kind: 'units_not_positive' }
  if (unitsMax === 0) return undefined
  const own = [...recordsOf(book, bondOrderRecord).values()].filter(({ product }) => product === id)
  const left = Math.max(0, unitsMax - own.reduce((sum, order) => sum + order.units, 0))
  return units > left ? { kind: 'units_limit_reached', maximum: unitsMax, left } : undefined
}
