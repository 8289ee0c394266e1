import { type Book, partOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { type Draft, openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { AmountRefusal, MarketRefusal } from '../books/refusal.ts'
import { tradingAt } from '../market/trading-hours.ts'
import { placesOf, settlementCurrency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { isOnGrid, nearestOnGrid, unitOf } from '../money/mul-div.ts'
import { crossWouldBeLiquidated, freeMargin, staleCrossSymbol } from '../positions/account-risk.ts'
import { openableSymbol } from '../positions/order-checks.ts'
import { assert, ok, refuse, type Result } from '../result.ts'
import type { SecondContractTerms } from '../settings/settings.ts'
import type { SecondContractPosting } from './second-contract-postings.ts'
import { type SecondContract, secondContractRecord } from './second-contract.ts'
import { stakesPart, type StakeTotals } from './stakes.ts'
import { isFine, typicalMoveFact } from './typical-move.ts'
import { dayMs } from '../time.ts'

export type BuySecondContract = {
  kind: 'buy_second_contract'
  symbol: string
  direction: 'rise' | 'fall'
  durationSeconds: number
  stake: Money
}

export type SecondContractPlaced = { kind: 'second_contract_placed'; contract: SecondContract }

export type SecondContractRefusal =
  | MarketRefusal
  | AmountRefusal
  | { kind: 'duration_not_offered'; durations: readonly number[] }
  | { kind: 'stake_out_of_range'; minimum: Money; maximum: Money }
  | { kind: 'open_stakes_exceeded'; maximum: Money; open: Money }
  | { kind: 'day_stakes_exceeded'; maximum: Money; today: Money }
  | { kind: 'would_end_while_closed'; symbol: string }
  | { kind: 'moves_too_little'; symbol: string; durationSeconds: number }
  | { kind: 'margin_insufficient'; free: Money; missing: Money }
  | { kind: 'would_be_liquidated' }

const unit = unitOf(placesOf(settlementCurrency))

/**
 * Decides whether a stake is accepted, and moves it from `contract` to `frozen`. Its time and the tape's sequence at
 * the decision fix which ticks will open and close the contract, and nobody can know them yet.
 */
export function buySecondContract(
  book: Book,
  command: BuySecondContract,
  facts: Facts,
): Decided<SecondContractPlaced, SecondContractRefusal, SecondContractPosting> {
  const draft = openDraft<SecondContractPosting>(book)
  const { symbol, stake } = command
  const offered = offeredTerms(command, facts)
  if (!offered.ok) return offered
  const { terms, acceptedSequence } = offered.value
  const stakes = stakesAfter(partOf(book, stakesPart), stake, facts)
  if (!stakes.ok) return stakes
  const fault = moneyFault(draft, stake, facts)
  if (fault !== undefined) return refuse(fault)
  const { openWithinMs, closeWithinMs, watermarkAfterMs } = facts.settings.secondContracts
  const contract: SecondContract = {
    id: draft.nextId(),
    state: 'placed',
    symbol,
    direction: command.direction,
    stake,
    durationSeconds: terms.durationSeconds,
    payoutRate: terms.payoutRate,
    openWithinMs,
    closeWithinMs,
    watermarkAfterMs,
    acceptedAt: facts.at,
    acceptedSequence,
    expiresAt: expiryOf(command, facts),
    settingsVersion: facts.settings.version,
    openPrice: null,
    closePrice: null,
    payout: 0n,
    settledAt: null,
  }
  draft.post({ kind: 'stake_placed', from: 'contract', to: 'frozen', amount: stake, subject: contract.id })
  if (crossWouldBeLiquidated(draft, facts)) return refuse({ kind: 'would_be_liquidated' })
  draft.put(secondContractRecord, contract)
  draft.setPart(stakesPart, stakes.value)
  return draft.decide({ kind: 'second_contract_placed', contract })
}

type Ask = BuySecondContract

const expiryOf = ({ durationSeconds }: Ask, facts: Facts): number => facts.at + durationSeconds * 1_000

/** The set that is asked for, if the symbol trades now and still will at expiry, and the stake is one that it takes. */
function offeredTerms(
  ask: Ask,
  facts: Facts,
): Result<{ terms: SecondContractTerms; acceptedSequence: number }, SecondContractRefusal> {
  const { symbol, stake } = ask
  const tradable = openableSymbol(facts, symbol)
  if (!tradable.ok) return tradable
  const { sets, symbols } = facts.settings.secondContracts
  if (!symbols.includes(symbol)) return refuse({ kind: 'symbol_off', symbol })
  const terms = sets.find((set) => set.durationSeconds === ask.durationSeconds)
  if (terms === undefined)
    return refuse({ kind: 'duration_not_offered', durations: sets.map((set) => set.durationSeconds) })
  if (stake <= 0n) return refuse({ kind: 'amount_not_positive', field: 'stake' })
  if (!isOnGrid(stake, unit)) return refuse({ kind: 'amount_off_grid', ...nearestOnGrid(stake, unit) })
  const { stakeMin: minimum, stakeMax: maximum } = terms
  if (stake < minimum || stake > maximum) return refuse({ kind: 'stake_out_of_range', minimum, maximum })
  if (!tradingAt(tradable.value.terms.hours, expiryOf(ask, facts)).open)
    return refuse({ kind: 'would_end_while_closed', symbol })
  if (!hasEvenOdds(ask, facts))
    return refuse({ kind: 'moves_too_little', symbol, durationSeconds: ask.durationSeconds })
  return ok({ terms, acceptedSequence: tradable.value.market.tick.sequence })
}

/** Whether the price moves far enough for its grid, by what was measured; where nothing was named there is no judgement. */
function hasEvenOdds({ symbol, durationSeconds }: Ask, facts: Facts): boolean {
  const measured = factOf(facts, typicalMoveFact)
  if (measured === undefined) return true
  assert(measured.symbol === symbol && measured.durationSeconds === durationSeconds, 'the move is of what is asked for')
  return isFine(measured)
}

/**
 * Returns the book's stakes with this one, if the limits permit it. A day is a UTC day; a stake returned later still
 * counts. A clock that steps back over midnight does not reset the day.
 */
function stakesAfter(stakes: StakeTotals, stake: Money, facts: Facts): Result<StakeTotals, SecondContractRefusal> {
  const { openStakesMax, dayStakesMax } = facts.settings.secondContracts
  if (stakes.open + stake > openStakesMax)
    return refuse({ kind: 'open_stakes_exceeded', maximum: openStakesMax, open: stakes.open })
  const day = Math.max(Math.floor(facts.at / dayMs), stakes.day)
  const today = day === stakes.day ? stakes.dayTotal : 0n
  if (today + stake > dayStakesMax) return refuse({ kind: 'day_stakes_exceeded', maximum: dayStakesMax, today })
  return ok({ open: stakes.open + stake, day, dayTotal: today + stake })
}

function moneyFault(draft: Draft, stake: Money, facts: Facts): SecondContractRefusal | undefined {
  const stale = staleCrossSymbol(draft, facts)
  if (stale !== undefined) return { kind: 'price_stale', symbol: stale }
  const free = freeMargin(draft, facts)
  return free < stake ? { kind: 'margin_insufficient', free, missing: stake - free } : undefined
}
