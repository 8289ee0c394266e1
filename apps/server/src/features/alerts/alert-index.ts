import { markOf, type Tick } from '@touchstone/domain/market/tick'
import type { Price } from '@touchstone/domain/money/decimal'
import { createTriggerHeap, type TriggerHeap } from '@touchstone/domain/triggers/trigger-heap'

export type AlertDirection = 'above' | 'below'
export type ArmedAlert = {
  id: number
  symbol: string
  price: Price
  direction: AlertDirection
  /** Only a tick after this one reaches it. */
  createdSequence: number
}
export type Reached = { alert: ArmedAlert; tick: Tick }

/** Whether a mark has come to the price of an alert; touching it is enough. */
export const isReached = ({ price, direction }: Pick<ArmedAlert, 'price' | 'direction'>, mark: Price): boolean =>
  direction === 'above' ? mark >= price : mark <= price

type Place = { heap: TriggerHeap; number: number; handle: number; alert: ArmedAlert }
type Side = { heap: TriggerHeap; places: Map<number, Place> }
type SymbolAlerts = { unit: Price; above: Side; below: Side }

/**
 * Alerts in order of price, two heaps a symbol: a tick that reaches none looks at two numbers. `unitOf` is the grid of a
 * symbol's marks, so that levels are whole numbers; one that is off the grid is looked at a little early, and exactly.
 */
export function createAlertIndex(unitOf: (symbol: string) => Price) {
  const bySymbol = new Map<string, SymbolAlerts>()
  const byId = new Map<number, { side: Side; place: Place }>()
  let numbers = 0
  const freeNumbers: number[] = []

  function add(alert: ArmedAlert): void {
    if (byId.has(alert.id)) return
    let alerts = bySymbol.get(alert.symbol)
    if (alerts === undefined) {
      const side = (): Side => ({ heap: createTriggerHeap(), places: new Map() })
      alerts = { unit: unitOf(alert.symbol), above: side(), below: side() }
      bySymbol.set(alert.symbol, alerts)
    }
    const side = alerts[alert.direction]
    const number = freeNumbers.pop() ?? (numbers += 1)
    // At or before the mark that reaches it: the lower neighbour from below, the upper one from above.
    const { unit } = alerts
    const level = alert.direction === 'above' ? Number(alert.price / unit) : -Number((alert.price + unit - 1n) / unit)
    const place = { heap: side.heap, number, handle: side.heap.add(level, number), alert }
    side.places.set(number, place)
    byId.set(alert.id, { side, place })
  }

  function forget(side: Side, place: Place): void {
    side.places.delete(place.number)
    byId.delete(place.alert.id)
    freeNumbers.push(place.number)
  }

  /** Takes out what this tick reaches. */
  function take(tick: Tick): Reached[] {
    const alerts = bySymbol.get(tick.symbol)
    if (alerts === undefined) return []
    const mark = markOf(tick)
    const candidates = [
      ...due(alerts.above, Number((mark + alerts.unit - 1n) / alerts.unit)),
      ...due(alerts.below, -Number(mark / alerts.unit)),
    ]
    const reached = candidates.filter((alert) => isReached(alert, mark) && tick.sequence > alert.createdSequence)
    for (const alert of candidates) if (!reached.includes(alert)) add(alert)
    return reached.map((alert) => ({ alert, tick }))
  }

  function due(side: Side, limit: number): ArmedAlert[] {
    const found: ArmedAlert[] = []
    if (side.heap.lowest() > limit) return found
    side.heap.takeUpTo(limit, (number) => {
      const place = side.places.get(number)
      if (place === undefined) return
      forget(side, place)
      found.push(place.alert)
    })
    return found
  }

  return {
    add,
    take,
    remove(id: number): void {
      const entry = byId.get(id)
      if (entry === undefined) return
      entry.side.heap.remove(entry.place.handle)
      forget(entry.side, entry.place)
    },
    size: (): number => byId.size,
  }
}
