import type { Facts } from '@touchstone/domain/books/facts'
import { settlementPriceOf } from '@touchstone/domain/market/tick'
import { type Money, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { payoutOf } from '@touchstone/domain/second-contracts/second-contract-outcome'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import type { secondContracts } from '@touchstone/wire/second-contracts'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { TapeReader } from '../../house/tape/tape-reader.ts'
import { printed, printedMark, printedTime } from '../../api/printed.ts'
import { sequenceIn } from '../../executor/record-id.ts'
import type { ListedSecondContract } from './second-contracts.store.ts'

export type SecondContractRecord = z.input<typeof secondContracts.secondContracts.reply>['records'][number]

/** The opening price: of a settled one what it was settled by, of a running one what the tape says so far. */
async function openPriceOf(contract: SecondContract, tape: Pick<TapeReader, 'firstAfter'>): Promise<Price | null> {
  if (contract.state !== 'placed') return contract.openPrice
  const { symbol, acceptedSequence, acceptedAt, openWithinMs } = contract
  const tick = await tape.firstAfter(symbol, acceptedSequence, acceptedAt)
  return tick === undefined || tick.sourceAt - acceptedAt > openWithinMs ? null : settlementPriceOf(tick)
}

/** What a settled one has brought; null while it runs. */
function profitOf({ state, payout, stake }: SecondContract): Money | null {
  if (state === 'placed') return null
  return state === 'lost' ? -stake : payout
}

export const secondContractRecord = async (
  { contract, settleSequence }: ListedSecondContract,
  tape: Pick<TapeReader, 'firstAfter'>,
  facts: Facts,
): Promise<SecondContractRecord> => ({
  id: contract.id,
  symbol: contract.symbol,
  direction: contract.direction,
  state: contract.state,
  stake: printDecimal(contract.stake),
  durationSeconds: contract.durationSeconds,
  payoutRate: printDecimal(contract.payoutRate),
  payoutIfWon: printDecimal(payoutOf(contract)),
  acceptedTime: printWireTime(contract.acceptedAt),
  acceptedAtMs: contract.acceptedAt,
  expiresAtMs: contract.expiresAt,
  openPrice: printed(await openPriceOf(contract, tape)),
  closePrice: printed(contract.closePrice),
  payout: printDecimal(contract.payout),
  profit: printed(profitOf(contract)),
  settledTime: printedTime(contract.settledAt),
  buySequence: sequenceIn(contract.id),
  settleSequence: settleSequence ?? null,
  ...printedMark(contract.symbol, facts),
})
