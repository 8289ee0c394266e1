import { hashText } from '@touchstone/domain/ledger/hash'
import type { NaiveBook } from '../naive-model/naive-book.ts'

/** The agreement that somebody accepts with what they buy: for each book another one. */
export const agreedBy = ({ id }: Pick<NaiveBook, 'id'>): { agreementSha256: string } => ({
  agreementSha256: hashText(`the agreement of book ${id}`),
})
