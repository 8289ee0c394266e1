import { type Book, partOf, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { assert, refuse } from '../result.ts'
import { secondContractOutcome } from './second-contract-outcome.ts'
import type { SecondContractPosting } from './second-contract-postings.ts'
import { secondContractTapeFact } from './second-contract-tape.ts'
import { type SecondContract, secondContractRecord } from './second-contract.ts'
import { stakesPart } from './stakes.ts'

export type SettleSecondContract = { kind: 'settle_second_contract'; contractId: string }

export type SecondContractSettled = {
  kind: 'second_contract_settled'
  formula: 'second_contract'
  contract: SecondContract
  openSequence: number | null
  closeSequence: number | null
  sealSequence: number
}

/**
 * Settles a second contract that is due, by the tape alone. Refused as `not_due` before expiry, before the tape is
 * sealed, and when it has been settled before.
 * Won: the stake returns and the house pays stake × payout rate, rounded down. Lost: the stake goes to the house. Tied
 * or void: the stake returns. The reply holds the formula's inputs and its outcome.
 */
export function settleSecondContract(
  book: Book,
  command: SettleSecondContract,
  facts: Facts,
): Decided<SecondContractSettled, NotDue, SecondContractPosting> {
  const draft = openDraft<SecondContractPosting>(book)
  const contract = recordsOf(book, secondContractRecord).get(command.contractId)
  if (contract?.state !== 'placed' || facts.at < contract.expiresAt) return refuse({ kind: 'not_due' })
  const tape = factOf(facts, secondContractTapeFact)
  assert(tape !== undefined, 'a settlement is handed its rows of the tape')
  const outcome = secondContractOutcome(contract, tape)
  if (outcome === undefined) return refuse({ kind: 'not_due' })
  const { state, openPrice, closePrice, payout, ...sequences } = outcome
  const { id: subject, stake } = contract
  if (state === 'lost')
    draft.post({ kind: 'stake_lost', from: 'frozen', to: 'house:counterparty', amount: stake, subject })
  else draft.post({ kind: 'stake_returned', from: 'frozen', to: 'contract', amount: stake, subject })
  draft.post({ kind: 'payout', from: 'house:counterparty', to: 'contract', amount: payout, subject })
  const settled: SecondContract = { ...contract, state, openPrice, closePrice, payout, settledAt: facts.at }
  draft.put(secondContractRecord, settled)
  const stakes = partOf(book, stakesPart)
  assert(stakes.open >= stake, 'the open stakes hold every stake that is open')
  draft.setPart(stakesPart, { ...stakes, open: stakes.open - stake })
  return draft.decide({
    kind: 'second_contract_settled',
    formula: 'second_contract',
    contract: settled,
    ...sequences,
  })
}
