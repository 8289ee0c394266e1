import { readAs } from '../books/codec.ts'
import { readFacts } from '../books/facts-record.ts'
import type { Posting } from '../ledger/posting.ts'
import { checkJournalRow } from '../receipts/check-anchors.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import type { Formula } from '../receipts/formula.ts'
import { type AnchoredJournalRow, claimed, failed, type ReceiptCheck } from '../receipts/receipt.ts'
import type { ReceiptTape } from '../receipts/tape-of-receipt.ts'
import type { Settings } from '../settings/settings.ts'
import type { BuySecondContract, SecondContractPlaced } from './buy-second-contract.ts'
import { type SecondContractOutcome, secondContractOutcome } from './second-contract-outcome.ts'
import { stretchesIn, tapeFields } from './second-contract-tape.ts'
import { type SecondContract, secondContractRecord } from './second-contract.ts'
import type { SecondContractSettled, SettleSecondContract } from './settle-second-contract.ts'

type Settled = DecidedRow<SecondContractSettled>

/** Checks that it was bought on these terms, opened and closed on the right ticks, and paid the promised amount. */
export const secondContractFormula: Formula<SecondContractSettled> = {
  needs({ facts, reply: { contract } }) {
    return {
      tape: stretchesIn(facts),
      purchaseSequence: purchaseSequence(contract.id),
      settingsVersion: contract.settingsVersion,
    }
  },
  check: checkSecondContract,
}

/** The sequence of the command that bought a second contract: its id is made of the book and that sequence. */
const purchaseSequence = (contractId: string): number => Number(contractId.slice(contractId.indexOf('-') + 1))

function checkSecondContract(
  decided: Settled,
  given: { tape: ReceiptTape; settings: Settings; purchase: AnchoredJournalRow | null },
): ReceiptCheck[] {
  const { contract } = decided.reply
  const { purchase } = given
  return [
    ...(purchase === null
      ? [failed('purchase', 'the receipt does not carry the row that bought the second contract')]
      : [...checkJournalRow(purchase), checkPurchase(decided, purchase)]),
    checkTerms(contract, given.settings),
    checkOutcome(decided, given.tape),
    claimed('entries', `the stake of ${contract.id}`, [
      [areWritten(decided.postings, postingsOf(contract)), 'the entries are not those of the outcome'],
    ]),
  ]
}

function checkPurchase({ bookId, sequence, reply }: Settled, { row }: AnchoredJournalRow): ReceiptCheck {
  const { contract } = reply
  const facts = readFacts(row.facts)
  const ask = readAs<{ kind: string } & Omit<BuySecondContract, 'kind'>>(row.command, { stake: true })
  const { contract: placed } = readAs<SecondContractPlaced>(row.reply, { contract: secondContractRecord.decimals })
  const { state, openPrice, closePrice, payout, settledAt } = placed
  return claimed('purchase', `bought by row ${row.sequence}`, [
    [row.bookId === bookId && row.sequence < sequence, 'the purchase is of another book or came later'],
    [`${row.bookId}-${row.sequence}` === contract.id, 'the row is not the one that bought it'],
    [
      isSame({ ...contract, state, openPrice, closePrice, payout, settledAt }, placed) && state === 'placed',
      'the terms are not those that were bought',
    ],
    [asksFor(ask, contract), 'what was bought is not what was asked for'],
    [facts.at === contract.acceptedAt, 'the time of acceptance is not that of the purchase'],
    [facts.ticks?.[contract.symbol] === contract.acceptedSequence, 'the accepted sequence is not that of the purchase'],
    [
      contract.expiresAt === contract.acceptedAt + contract.durationSeconds * 1_000,
      'expiry is not acceptance and duration',
    ],
  ])
}

const asksFor = (ask: { kind: string } & Omit<BuySecondContract, 'kind'>, contract: SecondContract): boolean =>
  ask.kind === 'buy_second_contract' &&
  ask.symbol === contract.symbol &&
  ask.direction === contract.direction &&
  ask.durationSeconds === contract.durationSeconds &&
  ask.stake === contract.stake

function checkTerms(contract: SecondContract, { version, secondContracts }: Settings): ReceiptCheck {
  const set = secondContracts.sets.find((each) => each.durationSeconds === contract.durationSeconds)
  return claimed('settings', `version ${version}`, [
    [version === contract.settingsVersion, 'the settings are of another version'],
    [set?.payoutRate === contract.payoutRate, 'the payout rate is not the one in the settings'],
    [
      secondContracts.openWithinMs === contract.openWithinMs &&
        secondContracts.closeWithinMs === contract.closeWithinMs,
      'the void limits are not those in the settings',
    ],
  ])
}

function checkOutcome(decided: Settled, tape: ReceiptTape): ReceiptCheck {
  const { facts, reply } = decided
  const { contract, openSequence, closeSequence, sealSequence } = reply
  const settled = commandIn<SettleSecondContract>(decided, 'settle_second_contract')
  const { state, openPrice, closePrice, payout } = contract
  const { opening, closing } = tapeFields(facts)
  const outcome: SecondContractOutcome | undefined = secondContractOutcome(contract, {
    opening: tape.range(opening),
    closing: tape.range(closing),
  })
  const recorded = { state, openPrice, closePrice, openSequence, closeSequence, sealSequence, payout }
  return claimed('formula', `second_contract: ${state}`, [
    [settled?.contractId === contract.id, 'the command settles another second contract'],
    [facts.at >= contract.expiresAt && contract.settledAt === facts.at, 'it was settled before expiry'],
    [outcome !== undefined, 'the tape does not show which tick was the last before expiry'],
    [outcome !== undefined && isSame(outcome, recorded), 'the tape gives another outcome than the one recorded'],
  ])
}

function postingsOf({ id: subject, state, stake, payout }: SecondContract): Posting[] {
  const currency = 'USDT'
  if (state === 'lost')
    return [{ kind: 'stake_lost', currency, from: 'frozen', to: 'house:counterparty', amount: stake, subject }]
  return [
    { kind: 'stake_returned', currency, from: 'frozen', to: 'contract', amount: stake, subject },
    { kind: 'payout', currency, from: 'house:counterparty', to: 'contract', amount: payout, subject },
  ]
}
