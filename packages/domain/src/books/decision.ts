import type { Canonical } from '../ledger/canonical.ts'
import type { Posting } from '../ledger/posting.ts'
import type { Order } from '../positions/order.ts'
import type { Position } from '../positions/position.ts'
import type { Result } from '../result.ts'
import type { Standing } from '../restrictions/standing.ts'
import type { SecondContract } from '../second-contracts/second-contract.ts'
import type { Withdrawal } from '../withdrawals/withdrawal.ts'
import type { Book, LeverageKey, StakeTotals } from './book.ts'
import type { Refusal } from './refusal.ts'

/** What a command does to a book beside moving money. Records are written whole; a closed one leaves the book. */
export type Change =
  | { kind: 'position'; position: Position }
  | { kind: 'order'; order: Order }
  | { kind: 'second_contract'; contract: SecondContract }
  | { kind: 'leverage'; key: LeverageKey; leverage: number }
  | { kind: 'stakes'; stakes: StakeTotals }
  | { kind: 'margin_call'; percent: number }
  | { kind: 'withdrawal'; withdrawal: Withdrawal }
  | { kind: 'withdrawn'; withdrawn: Book['withdrawn'] }
  | { kind: 'standing'; standing: Standing }

/** Recorded with the command and answered again to a retry. Its fields are canonical: decimals, integers, texts. */
export type Reply = { readonly [key: string]: Canonical }

export type Decision = { postings: readonly Posting[]; changes: readonly Change[]; reply: Reply }

export type Decided = Result<Decision, Refusal>
