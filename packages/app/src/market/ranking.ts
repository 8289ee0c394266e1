import { changeNow, turnoverNow } from './market-figures.ts'
import type { ListedSymbol } from './symbols.queries.ts'

export const rankings = ['hot', 'gainers', 'losers'] as const
export type Ranking = (typeof rankings)[number]

export const isRanking = (text: string | null): text is Ranking => rankings.some((each) => each === text)

/** As many as a glance takes in. Our choice. */
const rankedMax = 6

/** The first of the symbols by turnover, or of those that rose or fell by how far. */
export function ranked(symbols: readonly ListedSymbol[], ranking: Ranking): ListedSymbol[] {
  return symbols
    .flatMap((listed) => {
      const rank = rankOf(listed, ranking)
      return rank === undefined || rank <= 0n ? [] : [{ listed, rank }]
    })
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank < b.rank ? 1 : -1))
    .slice(0, rankedMax)
    .map(({ listed }) => listed)
}

function rankOf(listed: ListedSymbol, ranking: Ranking): bigint | undefined {
  if (ranking === 'hot') return turnoverNow(listed)
  const change = changeNow(listed)
  return ranking === 'losers' && change !== undefined ? -change : change
}
