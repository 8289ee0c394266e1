import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import type { Reasons } from '../../naive-model/naive-reasons.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { NaiveTape } from '../../naive-model/naive-tape.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { isHouseBook } from '../house-books/naive-house-books.ts'
import { createdAt, type NaiveNetworkDay, seriesOn } from './naive-series.ts'

type Command = Record<string, unknown>

/** By the beginning of the day, oldest first. */
export type NaiveRecordedDay = NaiveNetworkDay & { network: string; day: number; row: number }
const daysOf = recordsOfKind<NaiveRecordedDay>('network_day')

export const isNetworkBook = (book: NaiveBook): boolean => daysOf(book).size > 0
export const networkDayIn = (book: NaiveBook, day: number): NaiveRecordedDay | undefined =>
  daysOf(book).get(String(day))
const lastIn = (book: NaiveBook): NaiveRecordedDay | undefined => [...daysOf(book).values()].at(-1)

export function recordDay({ book, row, fault }: Work, command: Command): void {
  const day = Number(command['day'])
  const last = lastIn(book)
  const expected = seriesOn(day)
  const subsidy = createdAt(expected.height)
  const { reply } = row
  const plain = {
    network: command['network'],
    day,
    source: 'simulated',
    height: expected.height,
    blockHash: expected.blockHash,
    previousRow: last?.row ?? 0,
  }
  for (const [name, value] of Object.entries(plain))
    if (reply[name] !== value) fault(`${name} is ${String(reply[name])}, and should be ${String(value)}`)
  for (const [name, value] of Object.entries({ difficulty: expected.difficulty, fees: expected.fees, subsidy }))
    if (!value.eq(String(reply[name]))) fault(`${name} is ${String(reply[name])}, and should be ${value.toString()}`)
  daysOf(book).set(String(day), { ...expected, network: String(command['network']), day, row: row.sequence })
}

export function recordReasons({ book, row }: Work, command: Command): Reasons {
  const day = Number(command['day'])
  const last = lastIn(book)
  const isOther = last !== undefined && last.network !== command['network']
  const isUsed = last === undefined && (book.world !== 'real' || book.sequence > 0 || isHouseBook(book))
  return {
    wrong_house_book: () => isOther || isUsed,
    not_due: () => row.at < day + dayMs || (last !== undefined && day <= last.day),
    network_figures_wrong: () => {
      const { height, blockHash, difficulty, fees } = seriesOn(day)
      const isSeries = command['height'] === height && command['blockHash'] === blockHash
      const areSame = difficulty.eq(String(command['difficulty'])) && fees.eq(String(command['fees']))
      return !isSeries || !areSame || (last !== undefined && day !== last.day + dayMs)
    },
  }
}

/** What a block of the day brought: what it created, and its fees. */
export const rewardOf = ({ height, fees }: NaiveNetworkDay) => createdAt(height).plus(fees)

const recordedWithinMs = 3_000

/** Each day is recorded as soon as it is over, and the one before it can be counted: the tape shows how that closed. */
export function overdueNetwork(book: NaiveBook, now: number, tape: NaiveTape): string[] {
  const last = lastIn(book)
  const isWaiting = last !== undefined && !tape.isSealed('BTC/USDT', last.day + dayMs)
  const isKnown = last === undefined || isWaiting || now < last.day + 2 * dayMs + recordedWithinMs
  return isKnown ? [] : [`${new Date(last.day + dayMs).toISOString()} is not recorded of ${last.network}`]
}
