import type { Tick } from '../market/tick.ts'
import { assert } from '../result.ts'
import type { DecidedRow } from './decided-row.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/** A symbol as a decision saw it: the tick that the row's facts name, and whether it was open to trade. */
export type RowMarket = { tick: Tick; isOpen: boolean }

/** Finds a symbol's market; throws where the row names no tick of it or the receipt does not carry that. */
export type RowMarkets = (symbol: string) => RowMarket

export function marketsOf({ command, facts }: Pick<DecidedRow<unknown>, 'command' | 'facts'>, tape: ReceiptTape) {
  const { fillTick, ticks, states } = facts
  return (symbol: string): RowMarket => {
    // A market order fills on the first tick after it was accepted: at that its symbol is open.
    if (command.kind === 'fill_market_order' && fillTick?.symbol === symbol)
      return { tick: tape.tick(symbol, fillTick.sequence), isOpen: true }
    const sequence = ticks?.[symbol]
    assert(sequence !== undefined, `the decision was given a tick of ${symbol}`)
    return { tick: tape.tick(symbol, sequence), isOpen: states?.[symbol] === undefined }
  }
}
