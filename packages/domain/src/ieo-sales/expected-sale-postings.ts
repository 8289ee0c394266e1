import type { Posting } from '../ledger/posting.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { ieosUnder } from '../settings/investments.ts'
import { roundFor, roundOfClose } from './beacon.ts'
import { agreementOf, hasAgreement, type IeoAgreement } from './ieo-agreement.ts'
import { closesAfter, listByAfter } from './ieo-dates.ts'
import type { IeoSaleReply, SaleCommandOf, SaleReplyOf } from './ieo-sale-commands.ts'
import { type IeoSalePosting, tokenIssuers } from './ieo-sale-postings.ts'
import { type ChainedKind, saleClaims } from './sale-claims.ts'

type Row<Kind extends IeoSaleReply['kind']> = DecidedRow<SaleReplyOf<Kind>>
type Moved = Pick<Posting, 'currency' | 'from' | 'to' | 'amount'>

const moved = (row: { bookId: number; sequence: number }, kind: IeoSalePosting, of: Moved): Posting =>
  posting({ kind, ...of, subject: madeBy(row) })

export function tokensReceivedPostings(row: Row<'tokens_received'>): Posting[] {
  const { product, token: currency, amount, reference } = row.reply
  demandTexts(product, reference)
  const asked = commandIn<SaleCommandOf<'receive_tokens'>>(row, 'receive_tokens')
  demand(asked?.product === product && asked.amount === amount && asked.reference === reference, anotherSale)
  return [moved(row, 'tokens_received', { currency, from: tokenIssuers, to: 'escrow', amount })]
}

/** On the terms of the settings, for as many days as they say. */
export function openedPostings(row: Row<'ieo_opened'>, { settings }: Carried): Posting[] {
  demandClaims('ieo_opened', row)
  const { reply, facts } = row
  const { product } = reply
  const terms = ieosUnder(settings).find(({ id }) => id === product)
  demand(terms !== undefined, 'the settings have no such sale')
  const closesAt = closesAfter(terms.subscriptionDays, facts.at)
  // Before there was a last day of listing settings had none either.
  const isOfBefore = reply.listBy === undefined && terms.listWithinDays === undefined
  const opened = {
    ...agreementOf(isOfBefore ? { ...terms, product } : { ...terms, product, listBy: listByAfter(terms, closesAt) }),
    kind: reply.kind,
    lots: terms.lots,
    settingsVersion: settings.version,
    closesAt,
    round: terms.format === 'draw' ? roundFor(closesAt) : 0,
  }
  demand(isSame(opened, reply), 'the terms are not those in the settings')
  return []
}

/** The list is fixed by its root: who is in it, `verify` counts. The round that draws it comes later. */
export function closedPostings(row: Row<'ieo_closed'>, { armed }: Carried): Posting[] {
  demandClaims('ieo_closed', row)
  const { lots, round, format } = row.reply
  const { at } = row.facts
  const opened = before(armed, 'ieo_opened', row)
  demand(opened.lots === lots, 'other lots were opened')
  demand(at >= opened.closesAt, 'it was closed earlier than agreed')
  demand(round === (format === 'draw' ? roundOfClose(opened.round, at) : 0), 'another round draws')
  return []
}

export function allottedPostings(row: Row<'ieo_allotted'>, { armed }: Carried): Posting[] {
  demandClaims('ieo_allotted', row)
  const { lots, lotsApplied } = row.reply
  const closed = before(armed, 'ieo_closed', row)
  demand(closed.lots === lots && closed.lotsApplied === lotsApplied, 'other lots were applied for')
  return []
}

/** By the round and the list of the close; a second one goes on where the first stopped. */
export function drawnPostings(row: Row<'ieo_drawn'>, { armed }: Carried): Posting[] {
  demandClaims('ieo_drawn', row)
  const { draw, round, root, lots, above, beacon } = row.reply
  if (draw === 1) {
    const closed = before(armed, 'ieo_closed', row)
    demand(closed.round === round && closed.root === root && closed.lots === lots, 'another list was closed')
    return []
  }
  const first = before(armed, 'ieo_drawn', row)
  demand(first.draw === 1 && first.round === round && first.root === root, 'the first draw was another')
  demand(
    first.beacon === beacon && first.upTo === above && lots <= first.lots,
    'it does not go on where the first stopped',
  )
  demand(row.facts.at >= first.payUntil, 'there was still time to pay')
  return []
}

export function deliveredPostings(row: Row<'tokens_delivered'>): Posting[] {
  const { token, currency, tokens, amount } = deliveryOf('deliver_tokens', row)
  return [
    moved(row, 'tokens_delivered', { currency: token, from: 'escrow', to: 'house:transit', amount: tokens }),
    moved(row, 'ieo_raised', { currency, from: 'house:transit', to: 'proceeds', amount }),
  ]
}

export function takenBackPostings(row: Row<'tokens_taken_back'>): Posting[] {
  const { token, currency, tokens, amount } = deliveryOf('take_back_tokens', row)
  return [
    moved(row, 'tokens_taken_back', { currency: token, from: 'house:transit', to: 'escrow', amount: tokens }),
    moved(row, 'ieo_raised_back', { currency, from: 'proceeds', to: 'house:transit', amount }),
  ]
}

/** What moves between a sale and an order, as its command asks. @throws where it asks for something else. */
function deliveryOf(
  kind: 'deliver_tokens' | 'take_back_tokens',
  row: Row<'tokens_delivered'> | Row<'tokens_taken_back'>,
): SaleReplyOf<'tokens_delivered' | 'tokens_taken_back'> {
  const { product, orderId, tokens, amount } = row.reply
  demandTexts(product, orderId)
  const asked = commandIn<SaleCommandOf<typeof kind>>(row, kind)
  demand(asked?.orderId === orderId && asked.tokens === tokens && asked.amount === amount, anotherSale)
  return row.reply
}

export function listedPostings(row: Row<'ieo_listed'>, carried: Carried): Posting[] {
  demandClaims('ieo_listed', row)
  demandGiven(row, carried)
  return []
}

export function calledOffPostings(row: Row<'ieo_called_off'>, carried: Carried): Posting[] {
  demandClaims('ieo_called_off', row)
  demandGiven(row, carried)
  return []
}

/** Nobody had to pay any more, and no more was given than there was. @throws */
function demandGiven(row: Row<'ieo_listed'> | Row<'ieo_called_off'>, { armed }: Carried): void {
  const { lots, format } = row.reply
  if (format === 'draw') {
    const drawn = before(armed, 'ieo_drawn', row)
    demand(drawn.draw === 2 && row.facts.at >= drawn.payUntil, 'somebody had still to pay')
    return
  }
  const allotted = before(armed, 'ieo_allotted', row)
  demand(lots <= Math.min(allotted.lots, allotted.lotsApplied), 'more was given out than there was')
}

export function raisedPaidOutPostings(row: Row<'raised_paid_out'>, { armed }: Carried): Posting[] {
  const { product, currency, amount, reference, listedIn } = row.reply
  demandTexts(product, reference)
  const asked = commandIn<SaleCommandOf<'pay_out_raised'>>(row, 'pay_out_raised')
  demand(asked?.product === product && asked.amount === amount && asked.reference === reference, anotherSale)
  const listed = named(armed, 'ieo_listed', { bookId: row.bookId, sequence: listedIn })
  demand(listed.product === product && listed.currency === currency, 'another sale was listed')
  const isRaised = Number.isSafeInteger(listed.lots) && amount <= listed.lotPrice * BigInt(listed.lots)
  demand(isRaised, 'more was paid out than all lots have raised')
  return [moved(row, 'raised_paid_out', { currency, from: 'proceeds', to: tokenIssuers, amount })]
}

export function tokensReturnedPostings(row: Row<'tokens_returned'>): Posting[] {
  const { product, token: currency, amount, reference } = row.reply
  demandTexts(product, reference)
  const asked = commandIn<SaleCommandOf<'return_tokens'>>(row, 'return_tokens')
  demand(asked?.product === product && asked.amount === amount && asked.reference === reference, anotherSale)
  return [moved(row, 'tokens_returned', { currency, from: 'escrow', to: tokenIssuers, amount })]
}

/** Receipts are read as they come. @throws */
function demandTexts(...values: readonly unknown[]): void {
  demand(
    values.every((value) => typeof value === 'string'),
    'what it names is no text',
  )
}

/** What it says by itself. @throws the first fault. */
export function demandClaims<Kind extends ChainedKind>(kind: Kind, row: Row<Kind>): void {
  for (const [holds, fault] of saleClaims(kind, row)) demand(holds, fault)
}

/** What a row of a sale's book says, in order by itself. @throws where the receipt carries another. */
export function carriedRow<Kind extends ChainedKind>(armed: Carried['armed'], kind: Kind): Row<Kind> {
  demand(armed?.reply.kind === kind, `the receipt does not carry the row ${kind} of the sale`)
  const row = armed as Row<Kind>
  demandClaims(kind, row)
  return row
}

/** What the row of this place says. @throws where the receipt carries another. */
function named<Kind extends ChainedKind>(
  armed: Carried['armed'],
  kind: Kind,
  { bookId, sequence }: { bookId: number; sequence: number },
): SaleReplyOf<Kind> {
  const row = carriedRow(armed, kind)
  const isNamed = row.bookId === bookId && row.sequence === sequence
  demand(isNamed, 'another row is carried than the one it names')
  return row.reply
}

/** The row before, of the same agreement. @throws where the receipt carries another. */
function before<Kind extends ChainedKind>(
  armed: Carried['armed'],
  kind: Kind,
  { bookId, reply }: { bookId: number; reply: IeoAgreement & { previousRow: number } },
): SaleReplyOf<Kind> {
  const said = named(armed, kind, { bookId, sequence: reply.previousRow })
  demand(hasAgreement(reply, said), 'the row before is of another sale')
  return said
}

const anotherSale = 'the command is of something else'
