import { type AccountKey, having, recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { isWatermark } from '../market/tick.ts'
import { minerOrderRecord, nextDayOf } from '../mining/miner-order.ts'
import { minerPoolFact, networkDayFact } from '../mining/mining-facts.ts'
import { decimal, type Money } from '../money/decimal.ts'
import type { NetworkDayRecorded } from '../network-tape/network-commands.ts'
import type { NetworkFigures } from '../networks/network-figures.ts'
import { simulatedDay } from '../networks/simulated-network.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { emptyStanding, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import { readReply } from '../rulebook/read-row.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'
import { dayCloseAt, dayFacts, networkDayOf } from './example-network.ts'
import { exampleDay } from './example-strategy-days.ts'
import { exampleAgreement } from './example-agreement.ts'
import { shownOfMachine } from './example-terms.ts'

const [network, person, pool] = [5, 7, 6] as const
const product = 'northforge-n200-30'
/** At these the machine earns, or costs leave nothing of it. */
const [fair, low] = ['90000', '9000'] as const

function bookOf(
  id: number,
  versions: readonly Settings[],
  held: readonly (readonly [AccountKey, Money])[] = [],
): ExampleHouse {
  const house = exampleHouse(new Map(held), versions)
  house.meddle((book) => ({ ...book, id, world: 'real' }))
  return house
}

const idOf = ({ bookId, sequence }: JournalRow): string => `${bookId}-${sequence}`

/**
 * The books of a network and of somebody whose machines mine on it, up to noon of the day before `firstDay`. `later`: the
 * settings under which days are counted, where they are others than those under which machines are sold.
 */
export function miningHouse(
  firstDay = exampleDay,
  settings: Settings = defaultSettings,
  figures: NetworkFigures = simulatedDay(firstDay - 2 * dayMs),
  later?: Settings,
) {
  const ofNetwork = bookOf(network, [settings])
  const counting = later ?? settings
  const ofPerson = bookOf(person, later === undefined ? [settings] : [settings, later], [
    ['balance:USDT', decimal('10000')],
  ])
  const standing = { ...emptyStanding, riskAcknowledgedAt: 1 }
  ofPerson.meddle((book) => ({ ...book, parts: having(standingPart, standing) }))
  const days = new Map<number, JournalRow>()
  let taped = 0
  const known = (day: number) => {
    const row = days.get(day)
    assert(row !== undefined, 'the day is recorded')
    return networkDayOf(readReply(row.reply) as NetworkDayRecorded, network, row.sequence)
  }
  const house = {
    ofNetwork,
    ofPerson,
    record(day: number, figures: NetworkFigures = simulatedDay(day)): JournalRow {
      const row = ofNetwork.run(
        { kind: 'record_network_day', network: 'bitcoin', ...figures },
        { at: day + dayMs + 10 },
      )
      days.set(day, row)
      return row
    },
    /** The row that recorded a day. */
    rowOf(day: number): JournalRow {
      const row = days.get(day)
      assert(row !== undefined, 'the day is recorded')
      return row
    },
    tell: (command: Command, at: number): JournalRow => ofPerson.run(command, { at }),
    buy(units: number, at: number): JournalRow {
      const facts = {
        ...named(minerPoolFact, { product, bookId: pool }),
        ...named(networkDayFact, known(Math.max(...days.keys()))),
      }
      const shown = shownOfMachine(product, settings)
      return ofPerson.run({ kind: 'buy_miner', product, units, ...exampleAgreement, ...shown }, { at, named: facts })
    },
    /** Counts the next day of an order, which closed at a price; the tape has an earlier price of that day, too. */
    count(orderId: string, price: string, earlier = price): JournalRow {
      const order = recordsOf(ofPerson.book(), minerOrderRecord).get(orderId)
      assert(order !== undefined, 'the order is open')
      const day = nextDayOf(order)
      const [before] = dayCloseAt(day - 3_600_000, earlier, taped + 1)
      const rows = dayCloseAt(day, price, taped + 2)
      assert(before !== undefined && !isWatermark(before), 'the tape has a tick')
      for (const row of [before, ...rows]) ofPerson.tape(row)
      taped += 1 + rows.length
      if (!days.has(day)) house.record(day)
      return ofPerson.run(
        { kind: 'credit_miner', orderId, day },
        { at: day + dayMs + 60, named: dayFacts(known(day), rows), settings: counting },
      )
    },
    /** The receipt of a day, with the row of the network that it follows from. */
    receiptOf(row: JournalRow): Receipt {
      const { day } = readReply(row.reply) as { kind: string; day: number }
      return ofPerson.receiptArmedBy(row, house.rowOf(day), counting)
    },
  }
  house.record(firstDay - 2 * dayMs, figures)
  return house
}

export type MiningHouse = ReturnType<typeof miningHouse>

/** Machines that were bought at noon of the day before, and granted: their order. */
export function minedBy(house: MiningHouse, units = 3, firstDay = exampleDay): string {
  const orderId = idOf(house.buy(units, firstDay - dayMs / 2))
  house.tell({ kind: 'confirm_miner', orderId }, firstDay - dayMs / 2 + 10)
  return orderId
}

/** A receipt of each reply of machines without a formula, and of the network's book. */
export function minerReceipts(): Record<string, Receipt> {
  const house = miningHouse()
  const noon = exampleDay - dayMs / 2
  const [kept, cancelled, declined] = [3, 2, 1].map((units, index) => house.buy(units, noon + 1_000 * index))
  assert(kept !== undefined && cancelled !== undefined && declined !== undefined, 'three were bought')
  const minerConfirmed = house.tell({ kind: 'confirm_miner', orderId: idOf(kept) }, noon + 4_000)
  house.tell({ kind: 'confirm_miner', orderId: idOf(cancelled) }, noon + 5_000)
  const answer = { orderId: idOf(declined), reason: 'sold_out', left: decimal('0.5') } as const
  const minerDeclined = house.tell({ kind: 'decline_miner', ...answer }, noon + 6_000)
  const minerCancelled = house.tell({ kind: 'cancel_miner', orderId: idOf(cancelled) }, exampleDay - 1)
  const rows = { minerRequested: kept, minerConfirmed, minerDeclined, minerCancelled }
  const networkDayFirst = house.rowOf(exampleDay - 2 * dayMs)
  const networkDay = house.record(exampleDay - dayMs)
  return {
    ...Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, house.ofPerson.receiptOf(row)])),
    networkDayFirst: house.ofNetwork.receiptOf(networkDayFirst),
    networkDay: house.ofNetwork.receiptOf(networkDay),
  }
}

/** Receipts of days: two that earn, one that is cut, one of which costs leave nothing, the last, and one with which it stops. */
export function outputReceipts(): Record<string, Receipt> {
  const house = miningHouse()
  house.record(exampleDay - dayMs)
  const orderId = minedBy(house)
  const mined = house.count(orderId, fair, '89000')
  const minedSecond = house.count(orderId, '91000.5')
  const minedNothing = house.count(orderId, low)
  for (let days = 4; days < 30; days += 1) house.count(orderId, fair)
  const minedLast = house.count(orderId, fair)
  const rows = { mined, minedSecond, minedNothing, minedLast }
  return {
    ...Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, house.receiptOf(row)])),
    ...stoppedReceipts(),
    minedCut: cutReceipt(),
  }
}

function stoppedReceipts(): Record<string, Receipt> {
  const house = miningHouse()
  house.record(exampleDay - dayMs)
  const orderId = minedBy(house)
  const days = Array.from({ length: 10 }, () => house.count(orderId, low))
  const [minedNinth, minedStopped] = days.slice(-2)
  assert(minedNinth !== undefined && minedStopped !== undefined, 'ten days were counted')
  return { minedNinth: house.receiptOf(minedNinth), minedStopped: house.receiptOf(minedStopped) }
}

/** Of a day that is counted under later settings than those under which the machines were sold. */
export function minedUnderLater(): Receipt {
  const later = { ...defaultSettings, version: defaultSettings.version + 1, effectiveAt: exampleDay }
  const house = miningHouse(exampleDay, defaultSettings, simulatedDay(exampleDay - 2 * dayMs), later)
  house.record(exampleDay - dayMs)
  return house.receiptOf(house.count(minedBy(house), fair))
}

/** Of a day in 2020, when such a machine would have found more than it is ever paid. */
function cutReceipt(): Receipt {
  const firstDay = 18_300 * dayMs
  const house = miningHouse(firstDay)
  house.record(firstDay - dayMs)
  return house.receiptOf(house.count(minedBy(house, 3, firstDay), fair))
}

/** @throws without such an example. */
export function miningReceipt(name: string): Receipt {
  const receipt = { ...minerReceipts(), ...outputReceipts() }[name]
  assert(receipt !== undefined, `there is an example ${name}`)
  return receipt
}
