import type { MarketFact } from '@touchstone/domain/books/facts'
import { markOf } from '@touchstone/domain/market/tick'
import { decimal, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { priceFault } from '@touchstone/domain/positions/order-checks'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { priceAlerts } from '@touchstone/wire/alerts'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Transaction } from '../../platform/database.ts'
import type { AlertDirection } from './alert-index.ts'
import { addAlert, type AlertRow, countArmed, dropAlert, listAlerts, lockAlertsOf } from './alerts.store.ts'
import type { PriceAlerts } from './price-alerts.ts'

/** Our choice: armed ones of one user. */
export const alertsMax = 50

export type AlertDeps = {
  sql: Transaction
  settings: () => Settings
  market: (symbol: string) => MarketFact | undefined
  alerts: Pick<PriceAlerts, 'arm' | 'disarm'>
}

export const priceAlertHandlers = ({ sql, alerts, ...deps }: AlertDeps): HandlersOf<typeof priceAlerts> => ({
  async priceAlerts({ symbol, state, ...page }, { caller }) {
    const { rows, total } = await listAlerts(sql, caller.userId, { symbol, state }, stretchOf(page))
    return ok(pageAnswer(page, total, rows.map(alertOf)))
  },
  async createPriceAlert({ symbol, price: text, direction: wanted }, { caller: { userId }, at }, once) {
    const price = decimal(text)
    const checked = directionOf(symbol, price, wanted, deps)
    if (!checked.ok) return checked
    const { direction, sequence } = checked.value
    const added: AlertRow[] = []
    const answer = await once(async (tx) => {
      await lockAlertsOf(tx, userId)
      if ((await countArmed(tx, userId)) >= alertsMax)
        return refuse({ kind: 'alert_limit_reached', maximum: alertsMax })
      const alert = { userId, symbol, price, direction, createdAt: at, createdSequence: sequence }
      const row = await addAlert(tx, alert)
      added.push(row)
      return ok(alertOf(row))
    })
    if (answer.ok) for (const row of added) alerts.arm(row)
    return answer
  },
  async deletePriceAlert({ id }, { caller }, once) {
    const answer = await once(async (tx) =>
      (await dropAlert(tx, caller.userId, id)) ? ok({ done: true }) : refuse({ kind: 'alert_not_found' }),
    )
    if (answer.ok) alerts.disarm(Number(id))
    return answer
  },
})

/** From which side the mark will come to a price; refused when it is there already. */
function directionOf(
  symbol: string,
  price: Price,
  wanted: AlertDirection | undefined,
  { settings, market }: Pick<AlertDeps, 'settings' | 'market'>,
): Result<{ direction: AlertDirection; sequence: number }, Refused> {
  const terms = settings().symbols.get(symbol)
  if (terms === undefined) return refuse({ kind: 'symbol_unknown', symbol })
  if (!terms.enabled) return refuse({ kind: 'symbol_off', symbol })
  const fault = priceFault('price', price, terms)
  if (fault !== undefined) return refuse(fault)
  const tick = market(symbol)?.tick
  if (tick === undefined) return refuse({ kind: 'price_missing', symbol })
  const mark = markOf(tick)
  const direction = price > mark ? 'above' : 'below'
  if (price === mark || (wanted ?? direction) !== direction) return refuse({ kind: 'alert_already_reached', mark })
  return ok({ direction, sequence: tick.sequence })
}

const alertOf = (row: AlertRow) => ({
  id: String(row.id),
  symbol: row.symbol,
  price: printDecimal(row.price),
  direction: row.direction,
  state: row.state,
  createdAt: printWireTime(row.createdAt),
  reachedAt: row.reachedAt === null ? null : printWireTime(row.reachedAt),
  reachedMark: row.reachedMark === null ? null : printDecimal(row.reachedMark),
  reachedSequence: row.reachedSequence,
})
