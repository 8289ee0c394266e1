import { settlementPriceOf } from '@touchstone/domain/market/tick'
import type { Price } from '@touchstone/domain/money/decimal'
import { type NetworkId, networks } from '@touchstone/domain/networks/networks'
import { dayMs } from '@touchstone/domain/time'
import type { Candles } from '../../house/candles/candles.ts'
import type { HousePort } from '../../house/house-port.ts'

export type CoinClosesDeps = {
  tape: Pick<HousePort['tape'], 'firstAfter' | 'lastAtOrBefore'>
  candles: Pick<Candles, 'list'>
}

/**
 * At which price days of a network's coin closed: the one that machines are paid by, as long as the tape has that day. Of days
 * before the tape nobody was paid; their candles stand in.
 */
export function coinCloses({ tape, candles }: CoinClosesDeps) {
  /** By network and day, those that no later tick can change. */
  const sealed = new Map<string, Price>()

  /** What the tape says of a day; `isFinal` once no earlier price can come. */
  async function onTape(network: NetworkId, day: number): Promise<{ price: Price; isFinal: boolean } | undefined> {
    const key = `${network} ${day}`
    const known = sealed.get(key)
    if (known !== undefined) return { price: known, isFinal: true }
    const { symbol } = networks[network]
    // Rows of days that were dropped are kept one by one: they do not show which was the last.
    const first = await tape.firstAfter(symbol, 0, 0)
    if (first === undefined || first.sourceAt > day + dayMs) return undefined
    const last = await tape.lastAtOrBefore(symbol, day + dayMs)
    if (last === undefined) return undefined
    const price = settlementPriceOf(last.tick)
    if (last.sealed) sealed.set(key, price)
    return { price, isFinal: last.sealed }
  }

  return {
    /** The closes of some days, newest first; without those that are not known yet. */
    async of(network: NetworkId, days: readonly number[]): Promise<ReadonlyMap<number, Price>> {
      const closes = new Map<number, Price>()
      for (const [index, day] of days.entries()) {
        const taped = await onTape(network, day)
        if (taped?.isFinal === true) closes.set(day, taped.price)
        if (taped !== undefined) continue
        const range = { before: day + dayMs, limit: days.length - index }
        const past = await candles.list(networks[network].symbol, '1d', range)
        for (const { openAt, close } of past) if (days.includes(openAt)) closes.set(openAt, close)
        break
      }
      return closes
    },

    /** What one of a network's coin was worth when a day began; 0 where nobody knows. */
    async opening(network: NetworkId, midnight: number): Promise<Price> {
      const taped = await onTape(network, midnight - dayMs)
      if (taped !== undefined) return taped.price
      const [last] = await candles.list(networks[network].symbol, '1d', { before: midnight + dayMs, limit: 1 })
      return last === undefined ? 0n : last.openAt === midnight ? last.open : last.close
    },
  }
}
