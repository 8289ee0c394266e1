import { factByValue } from '../books/fact-kind.ts'
import type { BondAgreement } from '../bond-issues/bond-issue-commands.ts'

/** An open bond as its own book opened it; `bookId` is 0 where it has none, or it is not open. */
export type BondOffer = BondAgreement & { bookId: number; openedIn: number; subscribedUntil: number; closesAt: number }

export const bondOfferFact = factByValue<'bondOffer', BondOffer>('bondOffer', { unit: true, dailyRate: true })
