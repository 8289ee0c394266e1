import type { LevelWords } from '@touchstone/domain/levels/levels.journal'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import type { NaiveTick } from '../naive-model/naive-tape.ts'
import type { Work } from '../naive-model/naive-work.ts'
import { least, Num, num, zero } from '../naive-model/numbers.ts'
import { holdsNothing, noTrade } from '../noun/plain.ts'
import type { SimulatedNoun } from '../noun/simulated-noun.ts'

export const levels = {
  wishes: {},
  corners: [],
  twists: {},
  model: {
    set_level: { follow: setLevel, ...noTrade, refuses: 'nothing' },
  },
  ...holdsNothing,
  coverage: {
    commands: { set_level: 'reached' },
    replies: { level_set: 'reached' },
    refusals: {
      not_due: 'never: the house sends it once a day, and only where the level follows to be another',
      not_a_real_book: 'never: the house sets levels of real books alone',
    },
    outcomes: {},
  },
} satisfies SimulatedNoun<LevelWords>

type HeldText = { currency: string; amount: string }
type DayText = { day: number; held: readonly HeldText[] }

const symbolsOf = (currency: string): string[] => [`${currency}/USDT`, `${currency}/USD`]

/** The best of the last seven days: each currency at the least that was held on it, at the last price of the day. */
function setLevel(work: Work, command: Record<string, unknown>): void {
  const { book, row, terms } = work
  const day = Number(row.reply['day'])
  const days = command['days'] as readonly DayText[]
  if (day % dayMs !== 0 || row.at < day + dayMs) work.fault('the day was not over')
  const reached = Array.from({ length: 7 }, (_, ago) => day - ago * dayMs).map((each) => {
    const held = heldThrough(book, each)
    checkHeld(work, each, held, days.find((told) => told.day === each)?.held ?? [])
    const worth = [...held].reduce(
      (sum, [currency, amount]) => sum.plus(amount.times(priceAt(work, currency, each))),
      zero,
    )
    return terms.levels.filter((from) => worth.toDecimalPlaces(6, Num.ROUND_FLOOR).gte(from)).length - 1
  })
  const level = Math.max(0, ...reached)
  if (row.reply['level'] !== level) work.fault(`the level is ${String(row.reply['level'])}, and should be ${level}`)
  if (row.reply['before'] !== book.vip) work.fault(`the level before was ${book.vip}`)
  if (level === book.vip) work.fault('the level did not change')
  book.vip = level
}

function checkHeld(work: Work, day: number, held: ReadonlyMap<string, Num>, told: readonly HeldText[]): void {
  const texts = [...held].map(([currency, amount]) => `${currency} ${amount.toString()}`).sort()
  const asTold = told.map(({ currency, amount }) => `${currency} ${num(amount).toString()}`).sort()
  if (texts.join() !== asTold.join()) work.fault(`on ${day} it held ${texts.join()}, not ${asTold.join()}`)
}

/** The close of a day, which the row has to name. */
function priceAt({ tape, row, fault }: Work, currency: string, day: number): Num {
  if (currency === 'USDT' || currency === 'USD') return num(1)
  const tick = symbolsOf(currency)
    .map((symbol): NaiveTick | undefined => tape.lastUpTo(symbol, day + dayMs))
    .find((each) => each !== undefined)
  if (tick === undefined) return zero
  const { symbol, sequence } = tick
  const isNamed = row.facts.levelCloses?.some(
    (close) => close.day === day && close.symbol === symbol && close.sequence === sequence,
  )
  if (isNamed !== true) fault(`${symbol} closed on ${day} with ${sequence}`)
  return tick.mark
}

/** What the rows of a book have left it at, one after another: of a real book alone. */
export function noteHeld(book: NaiveBook, at: number): void {
  if (book.world !== 'real') return
  const held = new Map<string, Num>()
  for (const [key, amount] of book.accounts) {
    const currency = key.split(':')[1] ?? ''
    held.set(currency, (held.get(currency) ?? zero).plus(amount))
  }
  book.heldAfter.push({ at, held })
}

/** Of each currency the least that was held as a day began, and after each row of it. */
function heldThrough({ heldAfter }: NaiveBook, day: number): Map<string, Num> {
  const before = heldAfter.findLast(({ at }) => at < day)?.held ?? new Map<string, Num>()
  const moments = [before, ...heldAfter.filter(({ at }) => at >= day && at < day + dayMs).map(({ held }) => held)]
  const smallest = [...before.keys()].map((currency) => {
    const amounts = moments.map((held) => held.get(currency) ?? zero)
    return [currency, amounts.reduce((a, b) => least(a, b))] as const
  })
  return new Map(smallest.filter(([, amount]) => amount.gt(0)))
}
