import { factByValue } from '../books/fact-kind.ts'
import type { IeoAgreement } from '../ieo-sales/ieo-agreement.ts'

/** A sale that is open as its own book opened it; `bookId` is 0 where it has none, or it is not open. */
export type IeoOffer = IeoAgreement & { bookId: number; openedIn: number; closesAt: number }

export const ieoOfferFact = factByValue<'ieoOffer', IeoOffer>('ieoOffer', {
  lotPrice: true,
  lotTokens: true,
  depositRate: true,
})
