import type { Posting } from '../ledger/posting.ts'
import { settlementCurrency } from '../money/currency.ts'

/** What the texts of a row must say of each other before they say what it posts. @throws the fault where they do not. */
export function demand(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Error(fault)
}

/** What a posting may be in some of its fields. */
export type PostingForm = Partial<Omit<Posting, 'amount'>>

/** A posting in the settlement currency, unless another is given. */
export const posting = (
  given: Pick<Posting, 'kind' | 'from' | 'to' | 'amount' | 'subject'> & Partial<Pick<Posting, 'currency'>>,
): Posting => ({ currency: settlementCurrency, ...given })

/** The postings of a row that have one of these forms: their amounts follow from earlier rows, and are taken as stated. */
export const stated = (postings: readonly Posting[], forms: readonly PostingForm[]): Posting[] =>
  postings.filter((each) => forms.some((form) => hasForm(each, form)))

const hasForm = (given: Posting, form: PostingForm): boolean =>
  Object.entries(form).every(([field, value]) => given[field as keyof PostingForm] === value)

/** The id of the first thing that a row made. */
export const madeBy = ({ bookId, sequence }: { bookId: number; sequence: number }): string => `${bookId}-${sequence}`
