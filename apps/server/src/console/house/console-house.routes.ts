import type { MarketFact } from '@touchstone/domain/books/facts'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { markOf } from '@touchstone/domain/market/tick'
import { type Currency, isCurrency, settlementCurrency } from '@touchstone/domain/money/currency'
import { decimal, type Money, ONE, printDecimal } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import { ok, refuse } from '@touchstone/domain/result'
import type { TypicalMove } from '@touchstone/domain/second-contracts/typical-move'
import type { consoleHouse } from '@touchstone/wire/console/console-house'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../api/handler.ts'
import type { ChainHolding } from '../../features/chain/chain-holdings.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { FeedName } from '../../features/market/market.routes.ts'
import type { TypicalMoves } from '../../features/second-contracts/typical-moves.ts'
import type { TapeLag } from '../../house/tape/tape-lag.ts'
import type { Sql } from '../../platform/database.ts'
import { newestHoldings } from '../proposals/holdings.store.ts'
import { propose } from '../proposals/propose.ts'
import { exposuresOf, openProfitOf } from './exposures.ts'
import { heldTotals, owedToUsers, placedTotals } from './house-totals.store.ts'

export type ConsoleHouseDeps = {
  sql: Sql
  house: Pick<HousePort, 'settings' | 'market' | 'tape' | 'executor'>
  feed: FeedName
  tapeLag: Pick<TapeLag, 'lagMs'>
  moves: Pick<TypicalMoves, 'all' | 'isOffered'>
  /** Reads the current holdings of every watched token. */
  chainHoldings: () => Promise<readonly ChainHolding[]>
}

export function consoleHouseHandlers(deps: ConsoleHouseDeps): HandlersOf<typeof consoleHouse> {
  const { sql, house, feed, tapeLag, moves } = deps

  return {
    marketHealth(_request, { at }) {
      const counts = house.tape.counts()
      const { slow, slowestMs } = house.executor.counters
      const dropped = Object.values(counts.dropped).reduce((sum, count) => sum + count, 0)
      return ok({
        feed,
        tapeLagMs: tapeLag.lagMs(),
        taped: counts.committed,
        queued: counts.waiting,
        refused: dropped,
        slowDecisions: { count: slow, longestMs: Math.round(slowestMs) },
        symbols: [...house.settings().symbols.values()].map((terms) => healthOf(terms, house.market(terms.symbol), at)),
        moves: moves.all().map((move) => movePrinted(move, moves.isOffered(move.symbol, move.durationSeconds))),
        nowAtMs: at,
      })
    },

    async exposures({ book }) {
      const held = await heldTotals(sql, book)
      const { count, stakes, payouts } = await placedTotals(sql, book)
      return ok({
        ...exposuresOf(held, house.settings(), (symbol) => house.market(symbol)),
        openSecondContracts: { count, stakes: printDecimal(stakes), payouts: printDecimal(payouts) },
      })
    },

    solvency: (_request, { at }) => solvencyAt(deps, at),

    async proposeHoldings({ account, currency, amount, asOf, reference, reason }, visit, once) {
      if (!isCurrency(currency)) return refuse({ kind: 'currency_unknown', currency })
      const body = { account, currency, amount: printDecimal(decimal(amount)), asOf, reference }
      return propose(once, visit, { kind: 'holdings', reason, body })
    },
  }
}

async function solvencyAt({ sql, house, chainHoldings }: ConsoleHouseDeps, at: number) {
  const [owed, held, holdings, onChain] = await Promise.all([
    owedToUsers(sql),
    heldTotals(sql, 'real'),
    newestHoldings(sql),
    chainHoldings(),
  ])
  const openProfit = openProfitOf(held, (symbol) => house.market(symbol))
  const stated = sumBy(holdings.flatMap(({ currency, amount }) => (isCurrency(currency) ? [{ currency, amount }] : [])))
  const read = sumBy(onChain.flatMap((each) => (each.state === 'read' ? [each] : [])))
  const currencies = [...new Set([...owed.keys(), ...stated.keys(), ...read.keys(), settlementCurrency] as const)]
  return ok({
    currencies: currencies.toSorted().map((currency) => {
      const profit = currency === settlementCurrency ? openProfit : 0n
      const [due, statements, chain] = [owed.get(currency) ?? 0n, stated.get(currency) ?? 0n, read.get(currency)]
      return {
        currency,
        owed: printDecimal(due),
        openProfit: printDecimal(profit),
        statements: printDecimal(statements),
        chain: chain === undefined ? null : printDecimal(chain),
        surplus: printDecimal(statements + (chain ?? 0n) - due - profit),
      }
    }),
    holdings: holdings.map(({ account, currency, amount, asOf, reference }) => ({
      account,
      currency,
      amount: printDecimal(amount),
      asOf: printWireTime(asOf),
      reference,
    })),
    unreadable: onChain.flatMap((each) =>
      each.state === 'unreadable' ? [{ network: each.network, channel: each.channel, reason: each.reason }] : [],
    ),
    atMs: at,
  })
}

function sumBy(amounts: readonly { currency: Currency; amount: Money }[]): ReadonlyMap<Currency, Money> {
  const sums = new Map<Currency, Money>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  return sums
}

const movePrinted = ({ symbol, durationSeconds, at, count, move, grid }: TypicalMove, offered: boolean) => ({
  symbol,
  durationSeconds,
  at: printWireTime(at),
  count,
  steps: grid === 0n ? 0 : Number(move / grid),
  offered,
})

const noPrice = { mark: null, spreadRate: null, source: null, sourceAtMs: null, ageMs: null, sequence: null }

function healthOf({ symbol, enabled }: SymbolTerms, fact: MarketFact | undefined, at: number) {
  if (fact === undefined) return { symbol, enabled, state: 'missing' as const, ...noPrice }
  const { tick, state } = fact
  const mark = markOf(tick)
  return {
    symbol,
    enabled,
    state,
    mark: printDecimal(mark),
    spreadRate: printDecimal(mulDiv(tick.ask - tick.bid, ONE, mark, 'down')),
    source: tick.source,
    sourceAtMs: tick.sourceAt,
    ageMs: Math.max(0, at - tick.sourceAt),
    sequence: tick.sequence,
  }
}
