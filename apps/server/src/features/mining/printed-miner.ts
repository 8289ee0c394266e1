import { type MinerOrder, mostOwedFor, nextDayOf, shareOf } from '@touchstone/domain/mining/miner-order'
import { isDayOf, isNetworkKnown } from '@touchstone/domain/mining/network-known'
import { type DayOutput, type MiningDay, outputOf } from '@touchstone/domain/mining/output'
import { larger, ONE, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { networks } from '@touchstone/domain/networks/networks'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import type { MinerTerms } from '@touchstone/domain/settings/miner-terms'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import type { minerDay, minerOrder, minerProduct } from '@touchstone/wire/miner-shapes'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { printedTime } from '../../api/printed.ts'
import { sequenceIn } from '../../executor/record-id.ts'
import { dayText } from '../../platform/day-text.ts'
import type { HeldPool } from '../house-books/house-books.store.ts'
import type { PoolAnswer } from '../house-books/pool-answers.store.ts'
import { networkDayFrom, type RecordedDay } from './network-days.store.ts'

type MinerProduct = z.input<typeof minerProduct>
type MinerDay = z.input<typeof minerDay>
type PrintedOrder = z.input<typeof minerOrder>

/** What a day was like and what it brought, beside the day itself. */
export const printedMinerDay = (
  { difficulty, reward }: MiningDay,
  { gross, costs, cut, net }: DayOutput,
  price: Price,
): Omit<MinerDay, 'day'> => ({
  difficulty: printDecimal(difficulty),
  reward: printDecimal(reward),
  price: printDecimal(price),
  gross: printDecimal(gross),
  costs: printDecimal(costs),
  cut: printDecimal(cut),
  net: printDecimal(net),
})

/** What recorded days would have brought to one unit; those without a price are left out. `closes`: by day. */
export const unitDays = (
  terms: MinerTerms,
  days: readonly RecordedDay[],
  closes: ReadonlyMap<number, Price>,
): MinerDay[] =>
  days.flatMap((recorded) => {
    const price = closes.get(recorded.day)
    if (price === undefined) return []
    const network = networkDayFrom(recorded)
    const output = outputOf(network, { ...terms, units: 1, coin: networks[terms.network].coin }, price)
    return { day: dayText(recorded.day), ...printedMinerDay(network, output, price) }
  })

type Sold = {
  /** Undefined where nothing pays for it yet. */
  held: HeldPool | undefined
  /** The last that is recorded of its network; undefined where none is. */
  lastDay: RecordedDay | undefined
  closes: ReadonlyMap<number, Price>
  settings: Pick<Settings, 'investments'>
  at: number
}

/** How many units of a machine can still be sold. */
export const unitsLeft = (held: HeldPool | undefined): number =>
  held?.pool.isOnSale === true ? Number(larger(held.pool.capacity - held.pool.granted, 0n) / ONE) : 0

/** A machine with what is left of it and what covers it, at a moment. */
export function printedMiner(terms: MinerTerms, { held, lastDay, closes, settings, at }: Sold): MinerProduct {
  const { id, network, currency, manufacturer, model, power, size, weight, temperature, humidity } = terms
  const { passwordFrom } = investmentsUnder(settings)
  const [yesterday = null] = lastDay === undefined ? [] : unitDays(terms, [lastDay], closes)
  return {
    id,
    kind: 'miner',
    network,
    coin: networks[network].coin,
    currency,
    rateKind: 'network',
    manufacturer,
    model,
    hashrate: printDecimal(terms.hashrate),
    power,
    size,
    weight,
    temperature,
    humidity,
    price: printDecimal(terms.price),
    cycleDays: terms.cycleDays,
    hostingFee: printDecimal(terms.hostingFee),
    tariff: printDecimal(terms.tariff),
    outputMax: printDecimal(terms.outputMax),
    units: Number((held?.pool.capacity ?? shareOf(terms)) / ONE),
    left: unitsLeft(held),
    unitsMax: terms.unitsMax,
    levelLimit: terms.levelLimit ?? 0,
    identityLevel: terms.identityLevel,
    passwordFrom: printDecimal(passwordFrom),
    escrow: printDecimal(held?.escrow ?? 0n),
    owed: printDecimal(held?.pool.owed ?? 0n),
    mostOwed: printDecimal(mostOwedFor(terms)),
    state: stateOf(terms, { held, lastDay, settings, at }),
    yesterday,
  }
}

function stateOf(terms: MinerTerms, { held, lastDay, settings, at }: Omit<Sold, 'closes'>): MinerProduct['state'] {
  if (held?.pool.isOnSale !== true) return 'closed'
  if (unitsLeft(held) === 0) return 'sold_out'
  if (held.escrow < held.pool.owed + mostOwedFor({ ...terms, units: 1 })) return 'not_covered'
  const known = lastDay && networkDayFrom(lastDay)
  return isDayOf(known, terms.network, settings) && isNetworkKnown(known, at) ? 'on_sale' : 'network_silent'
}

/** Where an order is in the journal: its book, and what its pool answered, if it did. */
type InJournal = { bookId: number; answer: PoolAnswer | undefined }

/** An order of units as its owner reads it at a moment. */
export function printedMinerOrder(order: MinerOrder, { bookId, answer }: InJournal, at: number): PrintedOrder {
  const { id, state, startDay, cycleDays, amount, worn, units, power } = order
  const isHeld = state === 'held'
  const hasStarted = isHeld && at >= startDay
  const isConfirmed = startDay > 0
  const endsAt = state === 'stopped' ? nextDayOf(order) : startDay + cycleDays * dayMs
  return {
    id,
    bookId,
    sequence: sequenceIn(id),
    boughtSequence: isConfirmed ? (answer?.sequence ?? null) : null,
    declined: answer?.declined ?? null,
    productId: order.product,
    kind: 'miner',
    network: order.network,
    coin: order.coin,
    currency: order.currency,
    state: state !== 'held' ? state : hasStarted ? 'running' : 'not_started',
    units,
    price: printDecimal(order.price),
    amount: printDecimal(amount),
    hashrate: printDecimal(order.hashrate),
    power,
    hostingFee: printDecimal(order.hostingFee),
    tariff: printDecimal(order.tariff),
    outputMax: printDecimal(order.outputMax),
    cycleDays,
    requestedTime: printWireTime(order.requestedAt),
    startDay: isConfirmed ? dayText(startDay) : null,
    endDay: isConfirmed ? dayText(endsAt - dayMs) : null,
    startsAtMs: isConfirmed ? startDay : null,
    endsAtMs: isConfirmed ? endsAt : null,
    daysPaid: order.daysPaid,
    idleDays: order.idleDays,
    paidIncome: printDecimal(order.income),
    todayIncome: printDecimal(order.lastIncome),
    worn: printDecimal(worn),
    remaining: printDecimal(isHeld || state === 'requested' ? amount - worn : 0n),
    returned: printDecimal(order.returned),
    nextAtMs: isHeld ? nextDayOf(order) + dayMs : null,
    endedTime: printedTime(order.endedAt),
    cancelUntilAtMs: isHeld && !hasStarted ? startDay : null,
  }
}
