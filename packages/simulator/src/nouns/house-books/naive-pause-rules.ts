import type { Reasons } from '../../naive-model/naive-reasons.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { poolIn, poolReasons } from './naive-house-books.ts'
import { openPause, pausesOf } from './naive-pauses.ts'

type Command = Record<string, unknown>

/** The midnight that comes next after a minute, and never the one that is. */
const nextMidnight = ({ row }: Work): number => (Math.floor((row.at + 60_000) / dayMs) + 1) * dayMs

export function pauseProduct(work: Work): void {
  const { book, row } = work
  const from = nextMidnight(work)
  pausesOf(book).set(String(row.sequence), { from, until: undefined })
  if (row.reply['from'] !== from)
    work.fault(`it is frozen from ${String(row.reply['from'])}, and should be from ${from}`)
  sayReason(work)
}

export function resumeProduct(work: Work): void {
  const { book, row } = work
  const found = openPause(book)
  if (found === undefined) return
  const [sequence, pause] = found
  const until = nextMidnight(work)
  pausesOf(book).set(sequence, { ...pause, until })
  if (row.reply['until'] !== until) work.fault(`it goes on at ${String(row.reply['until'])}, and should at ${until}`)
  if (row.reply['pausedIn'] !== Number(sequence)) work.fault(`it was frozen in row ${sequence}`)
  sayReason(work)
}

const sayReason = ({ row, fault }: Work): void => {
  if (row.reply['reason'] !== row.command['reason']) fault('the reason is another one than operators gave')
}

/** Only what has days that the house counts, by the result of a rule. */
const ofStrategies = (work: Work, command: Command): Reasons => ({
  wrong_house_book: () =>
    poolReasons(work, command)['wrong_house_book']?.() === true ||
    poolIn(work.book)?.purpose !== 'strategy' ||
    work.terms.products.get(String(command['product']))?.rule === 'fixed',
})

export const pauseReasons = (work: Work, command: Command): Reasons => ({
  ...ofStrategies(work, command),
  not_due: () => openPause(work.book) !== undefined,
})

export const resumeReasons = (work: Work, command: Command): Reasons => ({
  ...poolReasons(work, command),
  not_due: () => openPause(work.book) === undefined,
})
