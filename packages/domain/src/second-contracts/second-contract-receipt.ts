import type { Posting } from '../ledger/posting.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { isInForceAt } from '../receipts/check-facts.ts'
import { commandIn, type DecidedRow, rowOfId } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import { type AcceptedRow, type Carried, type Formula, oneTick } from '../receipts/formula.ts'
import { claimed, failed, type ReceiptCheck } from '../receipts/receipt.ts'
import type { ReceiptTape } from '../receipts/tape-of-receipt.ts'
import type { Settings } from '../settings/settings.ts'
import type { BuySecondContract, SecondContractPlaced } from './buy-second-contract.ts'
import { type SecondContractOutcome, secondContractOutcome } from './second-contract-outcome.ts'
import { stretchesIn, tapeFields } from './second-contract-tape.ts'
import type { SecondContract } from './second-contract.ts'
import type { SecondContractSettled, SettleSecondContract } from './settle-second-contract.ts'

type Settled = DecidedRow<SecondContractSettled>

/** Checks that it was bought on these terms, opened and closed on the right ticks, and paid the promised amount. */
export const secondContractFormula: Formula<SecondContractSettled> = {
  needs({ facts, reply: { contract } }) {
    const { symbol, acceptedSequence, settingsVersion, acceptedAt: settingsAt } = contract
    return { tape: [oneTick(symbol, acceptedSequence), ...stretchesIn(facts)], settingsVersion, settingsAt }
  },
  waitedFor: 'none',
  crossings: 'none',
  isSetOffTogether: 'never',
  check: checkSecondContract,
}

/** The row that bought it. */
export const boughtBy = ({ reply }: Settled): number => rowOfId(reply.contract.id)

/** The stake, as asked for. */
export function placedPostings(row: DecidedRow<SecondContractPlaced>): Posting[] {
  const asked = commandIn<BuySecondContract>(row, 'buy_second_contract')
  const { contract } = row.reply
  const isAsked = asked !== undefined && asksFor(asked, contract) && contract.id === madeBy(row)
  demand(isAsked, 'another second contract was bought than the command names')
  const { stake: amount, id: subject } = contract
  return [posting({ kind: 'stake_placed', from: 'contract', to: 'frozen', amount, subject })]
}

function checkSecondContract(decided: Settled, given: Carried): ReceiptCheck[] {
  const { contract } = decided.reply
  const { accepted } = given
  return [
    accepted === null
      ? failed('accepted', 'the receipt does not carry the row that bought the second contract')
      : checkPurchase(decided, accepted, given),
    checkTerms(contract, given.settings),
    checkOutcome(decided, given.tape),
    claimed('entries', `the stake of ${contract.id}`, [
      [areWritten(decided.postings, postingsOf(contract)), 'the entries are not those of the outcome'],
    ]),
  ]
}

function checkPurchase(
  { bookId, sequence, reply }: Settled,
  row: AcceptedRow,
  { tape, isOfFirstForm }: Carried,
): ReceiptCheck {
  const { contract } = reply
  const { facts } = row
  const ask = commandIn<BuySecondContract>(row, 'buy_second_contract')
  if (ask === undefined || row.reply.kind !== 'second_contract_placed')
    return failed('accepted', 'the row is not the one that bought it')
  const { contract: placed } = row.reply as SecondContractPlaced
  const { state, openPrice, closePrice, payout, settledAt } = placed
  const later = tape.after(contract.symbol, contract.acceptedSequence)
  return claimed('accepted', `bought by row ${row.sequence}`, [
    [row.bookId === bookId && row.sequence < sequence, 'the purchase is of another book or came later'],
    [`${row.bookId}-${row.sequence}` === contract.id, 'the row is not the one that bought it'],
    [
      isSame({ ...contract, state, openPrice, closePrice, payout, settledAt }, placed) && state === 'placed',
      'the terms are not those that were bought',
    ],
    [asksFor(ask, contract), 'what was bought is not what was asked for'],
    [facts.at === contract.acceptedAt, 'the time of acceptance is not that of the purchase'],
    [
      isOfFirstForm || isInForceAt(tape.tick(contract.symbol, contract.acceptedSequence), later, contract.acceptedAt),
      'another price was in force at the purchase',
    ],
    [facts.ticks?.[contract.symbol] === contract.acceptedSequence, 'the accepted sequence is not that of the purchase'],
    [
      contract.expiresAt === contract.acceptedAt + contract.durationSeconds * 1_000,
      'expiry is not acceptance and duration',
    ],
  ])
}

const asksFor = (ask: BuySecondContract, contract: SecondContract): boolean =>
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
