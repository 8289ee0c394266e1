import { named } from '../books/fact-kind.ts'
import { signedIntentFact } from '../books/signed-intent.ts'
import type { Hash } from '../ledger/hash.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { closing, type Forgery, forgery, hour, house, opening, taped } from './forging-house.ts'

const device = 'mFvu-9mUQSz55yS3gyqyPO_4GPXTNPBMu8BgVPOnHZE'
/** What the device of that key signed: the opening under `u:1` at 1,000, and the close under `u:2` at an hour. */
const ofOpening = 'HPwOXfYhPoOHxJ0WVhEd5xPZmq8LuH7Z9_U8uruWjc6EQzYslsgZLiIuP8d-ea9AarFytDopJ6cDJjCOhLQXDw'
const ofClosing = 'REki-lP3aqIMQUEBxnqVEIbAzC1gs74VmPmAwnHDV3HqTagy8r2RyOzBfB5SEfxXha7hw0T7sUY79KDVQp5eCw'

/** The house has only the signatures that it was given: it puts that of an opening under a close. */
export function unaskedClose(): Forgery {
  const closedWith = (signature: string): Receipt => {
    const of = house()
    const asked = named(signedIntentFact, { device, at: 1_000, signature: ofOpening })
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], named: asked })
    const signed = named(signedIntentFact, { device, at: hour, signature })
    return of.receiptOf(of.run(closing(of), { at: hour + 10, ticks: [taped(of, 2, hour, '99000')], named: signed }))
  }
  const honest = closedWith(ofClosing)
  return forgery('closes for a person who did not ask for it', 'signature', {
    forged: closedWith(ofOpening),
    honest,
    signed: { forged: new Set<Hash>(), honest: new Set([honest.journal.row.hash]) },
  })
}
