import { readCanonical } from '../books/codec.ts'
import type { Command } from '../books/command.ts'
import type { FactsRecord } from '../books/facts-record.ts'
import type { ExchangeQuote } from '../exchange/exchange-quote.ts'
import { readEntries } from '../ledger/entries-text.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { Entry, Posting } from '../ledger/posting.ts'
import type { Money } from '../money/decimal.ts'
import type { CrossBefore } from '../positions/cross-liquidation.ts'
import type { FundingPayment } from '../positions/funding.ts'
import type { Opened } from '../positions/opening.ts'
import type { FilledOrder } from '../positions/order.ts'
import type { Realised, Settlement } from '../positions/settlement.ts'
import type { SecondContract } from '../second-contracts/second-contract.ts'

/** The replies that a formula stands behind, by their kind. */
export type ClosedReply = {
  kind: 'closed' | 'reversed'
  settlements: readonly Settlement[]
  realised: readonly Realised[]
  before: CrossBefore | null
  insurancePaid: Money
  /** Of a reversal: its other half. */
  opened?: Opened
} & Partial<FilledOrder>
export type OpenedReply = Opened & Partial<FilledOrder>
export type SecondContractReply = {
  kind: 'second_contract_settled'
  contract: SecondContract
  openSequence: number | null
  closeSequence: number | null
  sealSequence: number
}
export type ExchangeReply = { kind: 'exchanged'; quote: ExchangeQuote }
export type FundingReply = {
  kind: 'funding'
  symbol: string
  fundingAt: number
  rate: bigint
  mark: bigint
  sequence: number
  payments: readonly FundingPayment[]
}
export type FormulaReply = ClosedReply | OpenedReply | SecondContractReply | ExchangeReply | FundingReply

/** A journal row as the decision that it records. */
export type DecidedRow<Reply> = {
  bookId: number
  sequence: number
  command: Command
  facts: FactsRecord
  reply: Reply
  postings: readonly Posting[]
  entries: readonly Entry[]
}

/** @throws when one of the texts is not canonical text of ours. */
export function readRow(row: JournalRow): DecidedRow<FormulaReply | { kind: 'other' }> {
  return {
    bookId: row.bookId,
    sequence: row.sequence,
    command: readCanonical<Command>(row.command),
    facts: readCanonical<FactsRecord>(row.facts),
    reply: readCanonical<FormulaReply | { kind: 'other' }>(row.reply),
    ...readEntries(row.entries),
  }
}

/** The sequence of the command that bought a second contract: its id is made of the book and that sequence. */
export const purchaseSequence = (contractId: string): number => Number(contractId.slice(contractId.indexOf('-') + 1))
