import type { Offer } from './second-contracts.queries.ts'

/** In seconds: those that are not offered of a symbol now, because its price moves too little in them. */
export const offDurations = ({ off }: Pick<Offer, 'off'>, symbol: string): number[] =>
  off.filter((each) => each.symbol === symbol).map(({ durationSeconds }) => durationSeconds)

/** Whether a contract of any duration can be bought on a symbol. */
export function isOffered(offer: Pick<Offer, 'off' | 'sets'>, symbol: string): boolean {
  const off = offDurations(offer, symbol)
  return offer.sets.some(({ durationSeconds }) => !off.includes(durationSeconds))
}
