import { lookBackSeconds, type Seen, strategies, type StrategyName, strategyNames } from './strategies.ts'
import { addMoment, emptyTally, type Moment, type Tally } from './tally.ts'

/** A stretch of a symbol's market, with the price that second contracts settle at; NaN where none came in time. */
export type Stretch = Seen & {
  settles: readonly number[]
  /** How long a strategy waits for what it bets on. */
  patienceSeconds: number
}

/** The pay-outs by duration in seconds. */
export type Payouts = readonly { durationSeconds: number; payoutRate: number }[]

/** Tallies by strategy, duration, and symbol or `all`. */
export type Tallies = Map<string, Tally>

export const tallyKey = (strategy: StrategyName, durationSeconds: number, symbol: string): string =>
  `${strategy} ${durationSeconds} s ${symbol}`

/**
 * Plays every strategy at one moment: in each stretch, all of the same time, it bets once, at the first step after the
 * look-back at which it wants to. A contract opens a second after the bet, on bars of more than a second at the very
 * price that was seen, and closes after its duration.
 */
export function playMoment(
  stretches: readonly Stretch[],
  payouts: Payouts,
  tallies: Tallies,
  isOffered: (stretch: Stretch, durationSeconds: number) => boolean = () => true,
): void {
  for (const name of strategyNames) {
    const bets = stretches.map((stretch) => betIn(stretch, name))
    for (const { durationSeconds, payoutRate } of payouts) {
      const together: Moment = { bets: 0, won: 0, lost: 0, gain: 0 }
      for (const [index, stretch] of stretches.entries()) {
        const outcome = outcomeOf(stretch, bets[index], durationSeconds)
        if (outcome === undefined || !isOffered(stretch, durationSeconds)) continue
        const alone: Moment = {
          bets: 1,
          won: outcome > 0 ? 1 : 0,
          lost: outcome < 0 ? 1 : 0,
          gain: outcome > 0 ? payoutRate : outcome,
        }
        addMoment(tallyOf(tallies, tallyKey(name, durationSeconds, stretch.symbol)), alone)
        together.bets += 1
        together.won += alone.won
        together.lost += alone.lost
        together.gain += alone.gain
      }
      if (together.bets > 0) addMoment(tallyOf(tallies, tallyKey(name, durationSeconds, 'all')), together)
    }
  }
}

type Bet = { at: number; side: number }

function betIn(stretch: Stretch, name: StrategyName): Bet | undefined {
  const { stepSeconds, patienceSeconds } = stretch
  const first = Math.ceil(lookBackSeconds / stepSeconds)
  const last = first + Math.floor(patienceSeconds / stepSeconds)
  for (let at = first; at <= last; at += 1) {
    const side = strategies[name](stretch, at)
    if (side !== 0 && !Number.isNaN(side)) return { at, side }
  }
  return undefined
}

/** 1 won, −1 lost, 0 tied; undefined where there was no bet or no price in time, or the stretch ends sooner. */
function outcomeOf({ settles, stepSeconds }: Stretch, bet: Bet | undefined, seconds: number): number | undefined {
  if (bet === undefined || seconds % stepSeconds !== 0) return undefined
  const open = settles[bet.at + (stepSeconds === 1 ? 1 : 0)]
  const close = settles[bet.at + seconds / stepSeconds]
  const outcome = Math.sign((close ?? NaN) - (open ?? NaN)) * bet.side
  return Number.isNaN(outcome) ? undefined : outcome
}

function tallyOf(tallies: Tallies, key: string): Tally {
  const tally = tallies.get(key) ?? emptyTally()
  tallies.set(key, tally)
  return tally
}
