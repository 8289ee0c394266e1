import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { aheadMsMax } from '@touchstone/domain/market/staleness'
import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import type { Price, Rate } from '@touchstone/domain/money/decimal'
import { nearestOnGrid } from '@touchstone/domain/money/mul-div'
import { isFarOff, isProven, type Suspect, suspectWith } from './far-off.ts'
import { framesAfter, nothingWaits, takeFrame, type WaitingFrames, withFrame } from './waiting-frames.ts'

/** The tape takes at most one tick of a symbol in this time: four a second. */
export const slotMs = 250

/** Why a frame does not reach the tape. */
export type GateRefusal =
  | 'not_positive'
  | 'crossed'
  | 'market_closed'
  | 'ahead_of_clock'
  | 'not_later'
  | 'behind_watermark'
  | 'far_off'

/** The verdict on a frame: taped at once, held until a slot is free (and perhaps thinned out), or refused. */
export type GateVerdict = 'taped' | 'held' | GateRefusal

/** The state of the gate of one symbol. It is an immutable value. */
export type GateState = {
  /** The last tick on the tape, and when we taped it, by our clock. */
  taped: FeedTick | undefined
  tapedAt: number
  watermarkAt: number
  /** Admitted frames that wait for a slot. */
  waiting: WaitingFrames
  /** A far-off frame that still needs confirmation. */
  suspect: Suspect | undefined
  /** The source's clock was ahead in its last frame. The symbol is stale while this is so. */
  aheadOfClock: boolean
  /** The last frame took longer to us than the symbol allows, taped or not. The symbol is stale while this is so. */
  late: boolean
  counts: Readonly<Record<GateVerdict, number>>
}

const noCounts: GateState['counts'] = {
  taped: 0,
  held: 0,
  not_positive: 0,
  crossed: 0,
  market_closed: 0,
  ahead_of_clock: 0,
  not_later: 0,
  behind_watermark: 0,
  far_off: 0,
}

/** The gate of a symbol whose tape ends with this tick and this watermark, or is empty. */
export function openGate(tape: { last?: FeedTick; watermarkAt?: number } = {}): GateState {
  return {
    taped: tape.last,
    tapedAt: -Infinity,
    watermarkAt: tape.watermarkAt ?? -Infinity,
    waiting: nothingWaits,
    suspect: undefined,
    aheadOfClock: false,
    late: false,
    counts: noCounts,
  }
}

/**
 * Judges a frame at `now`, our clock. The tick to tape, if any, is this frame or one held before it. Its prices are
 * rounded to the price tick, the bid down and the ask up, so that rounding only ever widens the house's spread.
 */
export function admit(
  state: GateState,
  frame: FeedTick,
  terms: SymbolTerms,
  now: number,
): { state: GateState; verdict: GateVerdict; tick: FeedTick | undefined } {
  const snapped = snap(frame, terms.priceTick)
  const refusal = refusalOf(state, frame, snapped, terms)
  const judged: GateState = {
    ...state,
    aheadOfClock: isAhead(frame),
    late: frame.receivedAt - frame.sourceAt > terms.delayMsMax,
    suspect: suspectAfter(state.suspect, refusal, snapped, terms.farOffRate),
    waiting: refusal === undefined ? withFrame(state.waiting, snapped, tapedMarkOf(state)) : state.waiting,
  }
  const { state: released, tick } = release(judged, now)
  if (refusal !== undefined) return { state: counted(released, refusal), verdict: refusal, tick }
  if (tick?.sourceAt === frame.sourceAt) return { state: released, verdict: 'taped', tick }
  return { state: counted(released, 'held'), verdict: 'held', tick }
}

/** Tapes the earliest held frame if a slot is free at `now`. Call it at `releaseAt` when no more frames arrive. */
export function release(state: GateState, now: number): { state: GateState; tick: FeedTick | undefined } {
  if (now < state.tapedAt + slotMs) return { state, tick: undefined }
  const { tick, rest } = takeFrame(state.waiting, tapedMarkOf(state))
  if (tick === undefined) return { state, tick }
  return { state: counted({ ...state, taped: tick, tapedAt: now, waiting: rest }, 'taped'), tick }
}

/** When the next held frame is due, by our clock; undefined if none is held. */
export const releaseAt = (state: GateState): number | undefined =>
  state.waiting.latest === undefined ? undefined : state.tapedAt + slotMs

/** Seals the tape: no frame, held or new, with a source time at or before the watermark passes any more. */
export function sealGate(state: GateState, watermarkAt: number): GateState {
  const { waiting, dropped } = framesAfter(state.waiting, watermarkAt)
  const sealed = { ...state, watermarkAt: Math.max(state.watermarkAt, watermarkAt), waiting }
  return counted(sealed, 'behind_watermark', dropped)
}

function refusalOf(state: GateState, frame: FeedTick, snapped: FeedTick, terms: SymbolTerms): GateRefusal | undefined {
  if (snapped.bid <= 0n || snapped.ask <= 0n) return 'not_positive'
  if (frame.bid > frame.ask || isDerivedElsewhere(frame)) return 'crossed'
  if (!tradingAt(terms.hours, frame.sourceAt).open) return 'market_closed'
  if (isAhead(frame)) return 'ahead_of_clock'
  if (state.taped !== undefined && frame.sourceAt <= state.taped.sourceAt) return 'not_later'
  // A frame of the same moment as the latest waiting one replaces it; an older one is too late.
  if (state.waiting.latest !== undefined && frame.sourceAt < state.waiting.latest.sourceAt) return 'not_later'
  if (frame.sourceAt <= state.watermarkAt) return 'behind_watermark'
  const { farOffRate } = terms
  if (isFarOff(snapped, tapedMarkOf(state), farOffRate) && !isProven(snapped, state.suspect, farOffRate))
    return 'far_off'
  return undefined
}

/** The price that bid and ask are derived from lies between them. */
const isDerivedElsewhere = ({ derived, last, bid, ask }: FeedTick): boolean => derived && (last < bid || last > ask)

const isAhead = (frame: FeedTick): boolean => frame.sourceAt > frame.receivedAt + aheadMsMax

const tapedMarkOf = ({ taped }: GateState): Price | undefined => (taped === undefined ? undefined : markOf(taped))

/**
 * Only a frame that is otherwise good counts for or against a suspect: a far-off one for it, an ordinary one clears
 * it.
 */
function suspectAfter(
  suspect: Suspect | undefined,
  refusal: GateRefusal | undefined,
  frame: FeedTick,
  farOffRate: Rate,
): Suspect | undefined {
  if (refusal === undefined) return undefined
  return refusal === 'far_off' ? suspectWith(frame, suspect, farOffRate) : suspect
}

const snap = (frame: FeedTick, priceTick: Price): FeedTick => ({
  ...frame,
  bid: nearestOnGrid(frame.bid, priceTick).below,
  ask: nearestOnGrid(frame.ask, priceTick).above,
  // What bid and ask were derived from stays as it is: second contracts settle on all its digits.
  last: frame.derived ? frame.last : nearestOnGrid(frame.last, priceTick).below,
})

const counted = (state: GateState, verdict: GateVerdict, times = 1): GateState => ({
  ...state,
  counts: { ...state.counts, [verdict]: state.counts[verdict] + times },
})
