import type { MarketState } from '../books/facts.ts'
import { commandOf, type Due, type Duty, slotsOfDuty } from './due.ts'
import type { Tick } from '../market/tick.ts'
import { isCrossed, type Quote, quoteOf } from './symbol-triggers.ts'
import { type TriggerBook, ticksOf } from './trigger-book.ts'
import type { Level } from './trigger-levels.ts'
import type { Watch } from './watch.ts'
import { itemOf } from './watch-table.ts'

const flightOf = (watch: Watch, duty: Duty): number => itemOf(watch, slotsOfDuty[duty][0] ?? 0)

/** A closed market acts on nothing, a stale one neither liquidates nor opens. */
export const acts = (duty: Duty, state: MarketState): boolean =>
  state === 'open' || (state === 'stale' && duty !== 'liquidation' && duty !== 'limit_open')

/**
 * Arms a duty at its committed levels, replacing the previous ones. With `due` it checks the current quote and fires at
 * once what has been crossed. While its command is in flight it stays disarmed until the outcome is known.
 */
export function armDuty(
  triggers: TriggerBook,
  watch: Watch,
  duty: Duty,
  levels: Level[],
  due: Due[] | undefined,
): void {
  for (const slot of slotsOfDuty[duty]) triggers.table.disarm(watch, slot)
  const flight = triggers.flights.get(flightOf(watch, duty))
  triggers.refused.delete(flightOf(watch, duty))
  if (flight !== undefined) flight.held = levels
  else stand(triggers, watch, duty, levels, due)
}

function stand(triggers: TriggerBook, watch: Watch, duty: Duty, levels: Level[], due: Due[] | undefined): void {
  const arrived = due && crossedSince(triggers, watch, duty, levels)
  if (due !== undefined && (arrived !== undefined || isDue(triggers, watch, duty, levels)))
    fire(triggers, watch, duty, levels, due, arrived)
  else for (const level of levels) triggers.table.arm(watch, level)
}

/** The first tick that has crossed one of the levels, from the one in force at the book's last commit on. */
function crossedSince(triggers: TriggerBook, watch: Watch, duty: Duty, levels: readonly Level[]): Tick | undefined {
  const { symbol, book } = watch
  if (duty === 'margin_call') return undefined
  let first: Tick | undefined
  // Newest first: nearly always none has come since.
  for (let index = symbol.recent.length - 1; index >= 0; index -= 1) {
    const tick = symbol.recent[index]
    if (tick === undefined) break
    if (crossesOne(levels, quoteOf(tick, symbol.risk)) && acts(duty, triggers.stateOnArrival(tick))) first = tick
    if (tick.receivedAt <= book.at) break
  }
  return first
}

/** Whether the tick in force has crossed one of the levels and may act now. */
function isDue(triggers: TriggerBook, { symbol }: Watch, duty: Duty, levels: readonly Level[]): boolean {
  const { quote } = symbol
  if (duty === 'margin_call' || quote === undefined) return false
  return crossesOne(levels, quote) && acts(duty, triggers.stateOf(symbol.symbol))
}

const crossesOne = (levels: readonly Level[], quote: Quote): boolean =>
  levels.some(({ side, level }) => isCrossed(side, level, quote))

/**
 * Makes a duty's command due; while one is on the way, what else was crossed is only held. `arrived`: the tick that crossed
 * it when it came; undefined where it is the one in force that has crossed it by now.
 */
export function fire(
  triggers: TriggerBook,
  watch: Watch,
  duty: Duty,
  levels: readonly Level[],
  due: Due[],
  arrived?: Tick,
): void {
  const item = flightOf(watch, duty)
  const flight = triggers.flights.get(item)
  if (flight !== undefined) {
    flight.held.push(...levels)
    return
  }
  triggers.flights.set(item, { held: [...levels] })
  due.push({
    bookId: watch.book.id,
    bookSequence: watch.book.sequence,
    ...commandOf(watch, duty),
    ticks: ticksOf(triggers, watch.book, watch.symbol, arrived ?? watch.symbol.tick),
    arrived,
    again: triggers.refused.delete(item),
    target: { kind: 'watch', watch, duty },
  })
}

/** The outcome is known: rearms the held levels, after a check of the quote if `due` is given. */
export function land(triggers: TriggerBook, watch: Watch, duty: Duty, due: Due[] | undefined): void {
  if (watch.index < 0) return
  const item = flightOf(watch, duty)
  const flight = triggers.flights.get(item)
  triggers.flights.delete(item)
  if (flight === undefined) return
  if (due === undefined) triggers.refused.add(item)
  stand(triggers, watch, duty, flight.held, due)
}

export function dropWatch(triggers: TriggerBook, watch: Watch): void {
  for (const slots of Object.values(slotsOfDuty)) {
    triggers.flights.delete(itemOf(watch, slots[0] ?? 0))
    triggers.refused.delete(itemOf(watch, slots[0] ?? 0))
  }
  triggers.table.drop(watch)
}
