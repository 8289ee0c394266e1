import { assertTape, closingTick, seals } from '../market/closing-tick.ts'
import { isWatermark, settlementPriceOf, type TapeRow, type Tick } from '../market/tick.ts'
import { placesOf, settlementCurrency } from '../money/currency.ts'
import { type Money, ONE, type Price } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { assert } from '../result.ts'
import type { SecondContractTape } from './second-contract-tape.ts'
import type { SecondContract } from './second-contract.ts'

/** The outcome of a second contract by the tape. A price is null if no tick was close enough: then it is void. */
export type SecondContractOutcome = {
  state: 'won' | 'lost' | 'tied' | 'void'
  openPrice: Price | null
  closePrice: Price | null
  openSequence: number | null
  closeSequence: number | null
  /** The row after the last tick at or before expiry, which proves that it was the last. */
  sealSequence: number
  payout: Money
}

export type SecondContractAsked = Pick<
  SecondContract,
  | 'symbol'
  | 'direction'
  | 'stake'
  | 'payoutRate'
  | 'openWithinMs'
  | 'closeWithinMs'
  | 'acceptedAt'
  | 'acceptedSequence'
  | 'expiresAt'
>

/**
 * Returns the outcome of a second contract from the rows of its tape, by their settlement price; undefined until the
 * tape is sealed by a row with a source time past expiry, or a watermark at expiry or later. Open is the first tick
 * after the accepted sequence with a source time after acceptance, close the last with a source time at or before
 * expiry. Rise wins above, fall below, equal returns the stake.
 * @throws if the rows are not those that `SecondContractTape` promises, which only our bug can cause.
 */
export function secondContractOutcome(
  asked: SecondContractAsked,
  tape: SecondContractTape,
): SecondContractOutcome | undefined {
  const seal = tape.closing.at(-1)
  if (seal === undefined || !seals(seal, asked.expiresAt)) return undefined
  const close = closingTick({ symbol: asked.symbol, at: asked.expiresAt }, tape.closing)
  const open = openingTick(asked, tape.opening, seal)
  assert(
    open === undefined || open.sequence <= close.sequence === open.sourceAt <= close.sourceAt,
    'a later tick of a tape has a later source time',
  )
  const isOpened = open !== undefined && open.sourceAt - asked.acceptedAt <= asked.openWithinMs
  const isClosed = asked.expiresAt - close.sourceAt <= asked.closeWithinMs
  const openPrice = isOpened ? settlementPriceOf(open) : null
  const closePrice = isClosed ? settlementPriceOf(close) : null
  const state = stateOf(asked.direction, openPrice, closePrice)
  return {
    state,
    openPrice,
    closePrice,
    openSequence: isOpened ? open.sequence : null,
    closeSequence: isClosed ? close.sequence : null,
    sealSequence: seal.sequence,
    payout: state === 'won' ? payoutOf(asked) : 0n,
  }
}

/** Stake × payout rate, rounded down: the amount that the house pays on top of the stake of a winning contract. */
export const payoutOf = ({ stake, payoutRate }: Pick<SecondContract, 'stake' | 'payoutRate'>): Money =>
  amountOf(stake, payoutRate, ONE, placesOf(settlementCurrency), 'down')

function stateOf(
  direction: SecondContract['direction'],
  openPrice: Price | null,
  closePrice: Price | null,
): SecondContractOutcome['state'] {
  if (openPrice === null || closePrice === null) return 'void'
  if (openPrice === closePrice) return 'tied'
  return closePrice > openPrice === (direction === 'rise') ? 'won' : 'lost'
}

/** The opening rows begin after acceptance; without an opening tick they reach the row that seals the expiry. */
function openingTick(asked: SecondContractAsked, rows: readonly TapeRow[], seal: TapeRow): Tick | undefined {
  assertTape(asked.symbol, rows)
  assert(rows[0]?.sequence === asked.acceptedSequence + 1, 'the opening rows begin after the accepted sequence')
  const isOpening = (row: TapeRow): row is Tick => !isWatermark(row) && row.sourceAt > asked.acceptedAt
  const opening = rows.find(isOpening)
  assert(opening === undefined || opening === rows.at(-1), 'the opening rows end with the first tick after acceptance')
  assert(
    opening !== undefined || (rows.at(-1)?.sequence ?? 0) >= seal.sequence,
    'without an opening tick the opening rows reach the row that seals the expiry',
  )
  return opening
}
