import type { FeedTick } from '@touchstone/domain/market/tick'
import type { Settings } from '@touchstone/domain/settings/settings'
import {
  admit,
  type GateState,
  type GateVerdict,
  openGate,
  release,
  releaseAt,
  sealGate,
} from '@touchstone/market/tick-gate'
import type { Tape } from './tape.ts'
import type { Vector } from './vector.ts'

/** The one door by which a price enters: each frame of a feed is judged by its symbol's gate, and what passes is taped. */
export type FeedDoor = {
  /** Judges frames in the order of arrival, at `now` (epoch milliseconds, our clock). */
  take: (frames: readonly FeedTick[], now: number) => void
  /** Lets held frames through whose slot has come. To be called a few times a second. */
  release: (now: number) => void
  /** Nothing with a source time at or before `at` passes any more. */
  seal: (symbol: string, at: number) => void
  /** How many frames of a symbol met each verdict. */
  counts: (symbol: string) => Readonly<Record<GateVerdict, number>> | undefined
}

export function createFeedDoor(tape: Pick<Tape, 'admit'>, vector: Vector, settings: () => Settings): FeedDoor {
  const gates = new Map<string, GateState>()
  const gateOf = (symbol: string): GateState => {
    const last = vector.tick(symbol)
    return gates.get(symbol) ?? openGate(last === undefined ? {} : { last })
  }
  const keep = (symbol: string, gate: GateState): void => {
    gates.set(symbol, gate)
    vector.setMistimed(symbol, gate.aheadOfClock || gate.late)
  }
  /** What the gate held has come once it is let through: whatever was decided before did not have it. */
  const pass = (symbol: string, step: { state: GateState; tick: FeedTick | undefined }, now: number): void => {
    keep(symbol, step.state)
    if (step.tick !== undefined) tape.admit({ ...step.tick, receivedAt: now })
  }
  return {
    take(frames, now) {
      const { symbols } = settings()
      for (const frame of frames) {
        const terms = symbols.get(frame.symbol)
        if (terms !== undefined) pass(frame.symbol, admit(gateOf(frame.symbol), frame, terms, now), now)
      }
    },
    release(now) {
      for (const [symbol, gate] of gates)
        if ((releaseAt(gate) ?? Infinity) <= now) pass(symbol, release(gate, now), now)
    },
    seal(symbol, at) {
      keep(symbol, sealGate(gateOf(symbol), at))
    },
    counts: (symbol) => gates.get(symbol)?.counts,
  }
}
