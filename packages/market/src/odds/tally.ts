/** What a strategy's contracts of one duration brought, per unit staked. */
export type Tally = {
  bets: number
  won: number
  lost: number
  gain: number
  /** Sums over the moments of betting: contracts of one moment win and lose together, as symbols move together. */
  squaredGain: number
  gainTimesBets: number
  squaredBets: number
  squaredSurplus: number
}

/** The outcomes of one moment: how many contracts, their gain, and how many more won than lost. */
export type Moment = { bets: number; won: number; lost: number; gain: number }

export const emptyTally = (): Tally => ({
  bets: 0,
  won: 0,
  lost: 0,
  gain: 0,
  squaredGain: 0,
  gainTimesBets: 0,
  squaredBets: 0,
  squaredSurplus: 0,
})

export function addMoment(tally: Tally, { bets, won, lost, gain }: Moment): void {
  tally.bets += bets
  tally.won += won
  tally.lost += lost
  tally.gain += gain
  tally.squaredGain += gain * gain
  tally.gainTimesBets += gain * bets
  tally.squaredBets += bets * bets
  tally.squaredSurplus += (won - lost) ** 2
}

/** The mean gain of a contract and its standard error, by moments (a ratio estimator, clusters of one moment). */
export function meanGain({ bets, gain, squaredGain, gainTimesBets, squaredBets }: Tally): {
  mean: number
  error: number
} {
  const mean = gain / bets
  const squares = squaredGain - 2 * mean * gainTimesBets + mean * mean * squaredBets
  return { mean, error: Math.sqrt(Math.max(squares, 0)) / bets }
}

/** How many standard errors more contracts won than lost; 0 on average where nothing can be foretold. */
export const surplusZ = ({ won, lost, squaredSurplus }: Tally): number =>
  squaredSurplus === 0 ? 0 : (won - lost) / Math.sqrt(squaredSurplus)
