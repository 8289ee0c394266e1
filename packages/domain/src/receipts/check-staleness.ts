import { mayDecideAt } from '../market/may-decide.ts'
import { tradingAt } from '../market/trading-hours.ts'
import type { Settings } from '../settings/settings.ts'
import type { DecidedRow } from './decided-row.ts'
import { claimed, type ReceiptCheck } from './receipt.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/**
 * Checks that the ticks of symbols of which a row says nothing else could decide at its time: the market was open, and the
 * source neither silent nor late. That one was stale where the row says so is the house's word. `apart`: the symbols whose
 * tick was found by another rule.
 */
export function checkStaleness(
  { facts: { ticks = {}, states = {}, at } }: DecidedRow<unknown>,
  { tape, settings, apart }: { tape: ReceiptTape; settings: Settings; apart: ReadonlySet<string> },
): ReceiptCheck[] {
  const open = Object.entries(ticks).filter(([symbol]) => !apart.has(symbol) && states[symbol] === undefined)
  if (open.length === 0) return []
  const pairs = open.map(([symbol, sequence]) => ({
    terms: settings.symbols.get(symbol),
    tick: tape.tick(symbol, sequence),
  }))
  return [
    claimed('in_force', `${open.length} open at ${at}`, [
      [
        pairs.every(({ terms }) => terms !== undefined && tradingAt(terms.hours, at).open),
        'a market was closed by then, and the row does not say so',
      ],
      [
        pairs.every(({ terms, tick }) => terms !== undefined && mayDecideAt(tick, terms, at)),
        'a price was stale by then, and the row does not say so',
      ],
    ]),
  ]
}
