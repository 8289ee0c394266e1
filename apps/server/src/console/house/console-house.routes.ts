import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { markOf } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import { isListed } from '@touchstone/domain/settings/added-currencies'
import { decimal, ONE, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import type { TypicalMove } from '@touchstone/domain/second-contracts/typical-move'
import type { consoleHouse } from '@touchstone/wire/console/console-house'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { HandlersOf } from '../../api/handler.ts'
import type { ChainHolding } from '../../features/chain/chain-holdings.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Candles } from '../../house/candles/candles.ts'
import type { FeedName } from '../../features/market/market.routes.ts'
import type { TypicalMoves } from '../../features/second-contracts/typical-moves.ts'
import type { TapeLag } from '../../house/tape/tape-lag.ts'
import type { Sql } from '../../platform/database.ts'
import { propose } from '../proposals/propose.ts'
import { exposuresOf } from './exposures.ts'
import { heldTotals, placedTotals } from './house-totals.store.ts'
import { networkHealth } from './network-health.ts'
import { solvencyAt } from './solvency.ts'

export type ConsoleHouseDeps = {
  sql: Sql
  house: Pick<HousePort, 'settings' | 'market' | 'tape' | 'executor'>
  feed: FeedName
  tapeLag: Pick<TapeLag, 'lagMs'>
  moves: Pick<TypicalMoves, 'all' | 'isOffered'>
  candles: Pick<Candles, 'sparkline'>
  /** Reads the current holdings of every watched token. */
  chainHoldings: () => Promise<readonly ChainHolding[]>
}

type HealthDeps = Pick<ConsoleHouseDeps, 'feed' | 'candles'> & { house: Pick<HousePort, 'market'> }
type Health = z.input<typeof consoleHouse.marketHealth.reply>['symbols'][number]

export function consoleHouseHandlers(deps: ConsoleHouseDeps): HandlersOf<typeof consoleHouse> {
  const { sql, house, feed, tapeLag, moves } = deps

  return {
    async marketHealth(_request, { at }) {
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
        symbols: [...house.settings().symbols.values()].map((terms) => healthOf(terms, deps, at)),
        moves: moves.all().map((move) => movePrinted(move, moves.isOffered(move.symbol, move.durationSeconds))),
        networks: await networkHealth(sql, house.settings(), at),
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

    solvency: async (_request, { at }) => ok(await solvencyAt(deps, at)),

    async proposeHoldings({ account, currency, amount, asOf, reference, reason }, visit, once) {
      if (!isListed(currency, house.settings())) return refuse({ kind: 'currency_unknown', currency })
      const body = { account, currency, amount: printDecimal(decimal(amount)), asOf, reference }
      return propose(once, visit, { kind: 'holdings', reason, body })
    },
  }
}

const movePrinted = ({ symbol, durationSeconds, at, count, move, grid }: TypicalMove, offered: boolean) => ({
  symbol,
  durationSeconds,
  at: printWireTime(at),
  count,
  steps: grid === 0n ? 0 : Number(move / grid),
  offered,
})

/** The state as the app shows it: a symbol without a tick is closed by its hours, or waits for its first. */
function healthOf({ symbol, enabled, hours }: SymbolTerms, deps: HealthDeps, at: number): Health {
  const { open, changesAt } = tradingAt(hours, at)
  const changesAtMs = changesAt ?? null
  const fact = deps.house.market(symbol)
  if (fact === undefined) {
    const last = deps.candles.sparkline(symbol).at(-1)
    return {
      symbol,
      enabled,
      state: open ? 'missing' : 'closed',
      changesAtMs,
      mark: last === undefined ? null : printDecimal(last),
      source: last === undefined ? null : deps.feed.name,
      spreadRate: null,
      sourceAtMs: null,
      ageMs: null,
      sequence: null,
    }
  }
  const { tick, state } = fact
  const mark = markOf(tick)
  return {
    symbol,
    enabled,
    state,
    changesAtMs,
    mark: printDecimal(mark),
    spreadRate: printDecimal(mulDiv(tick.ask - tick.bid, ONE, mark, 'down')),
    source: tick.source,
    sourceAtMs: tick.sourceAt,
    ageMs: Math.max(0, at - tick.sourceAt),
    sequence: tick.sequence,
  }
}
