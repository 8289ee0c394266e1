import { amountReasons, type Reasons } from '../../naive-model/naive-reasons.ts'
import { countryAt, dayMs, hourMs, limitAt, realReasons } from '../../naive-model/naive-restrictions.ts'
import { none } from '../../naive-model/naive-standing.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { Num, num } from '../../naive-model/numbers.ts'
import { dropOrder } from '../positions/naive-closing.ts'

type Command = Record<string, unknown>

export function acknowledgeRisk({ book }: Work): void {
  book.protection.acknowledged = true
}

/** What is tighter counts at once, what is looser after a day; as much or less than what is on its way waits no longer. */
export function setLossLimit(work: Work, command: Command): void {
  const { protection } = work.book
  const { at, reply } = work.row
  const asked = limitOf(command['lossLimit'])
  const current = limitAt(protection, at)
  const coming = protection.limitNext
  const isComing = coming !== null && at < coming.from && asked.lte(coming.limit)
  protection.limitNext = asked.lte(current) ? null : { limit: asked, from: isComing ? coming.from : at + dayMs }
  protection.limit = Num.min(asked, current)
  const next = reply['next'] as { lossLimit: string | null; from: number } | null
  const isRight =
    protection.limit.eq(limitOf(reply['lossLimit'])) &&
    next?.from === protection.limitNext?.from &&
    (next === null || protection.limitNext?.limit.eq(limitOf(next.lossLimit)) === true)
  if (!isRight) work.fault(`the loss limit is ${JSON.stringify(protection)}`)
}

export const limitOf = (text: unknown): Num => (typeof text === 'string' ? num(text) : none)

export function setResidence(work: Work, command: Command): void {
  const { book, row } = work
  const { protection } = book
  const asked = String(command['country'])
  const current = countryAt(book, row.at)
  const coming = protection.countryNext
  const isComing = coming !== null && row.at < coming.from && coming.country === asked
  protection.country = current === '' ? asked : current
  if (protection.country === asked) protection.countryNext = null
  else protection.countryNext = { country: asked, from: isComing ? coming.from : row.at + dayMs }
  const next = row.reply['next'] as { country: string; from: number } | null
  const isRight = row.reply['country'] === protection.country && next?.country === protection.countryNext?.country
  if (!isRight || next?.from !== protection.countryNext?.from)
    work.fault(`the country is ${JSON.stringify(protection)}`)
}

type Pause = 'excludedUntil' | 'coolOffUntil'

const exclusionOf = (command: Command): number => Number(command['days']) * dayMs
const coolOffOf = (command: Command): number => Number(command['hours']) * hourMs

export const excludeSelf = (work: Work, command: Command): void => pause(work, 'excludedUntil', exclusionOf(command))
export const coolOff = (work: Work, command: Command): void => pause(work, 'coolOffUntil', coolOffOf(command))

/** No pause is shortened, not by a millisecond. */
const pauseReasons = (work: Work, which: Pause, ms: number): Reasons => ({
  ...realReasons(work),
  pause_not_shortened: () => work.row.at + ms <= work.book.protection[which],
})

export const excludeReasons = (work: Work, command: Command): Reasons =>
  pauseReasons(work, 'excludedUntil', exclusionOf(command))
export const coolOffReasons = (work: Work, command: Command): Reasons =>
  pauseReasons(work, 'coolOffUntil', coolOffOf(command))

export function lossLimitReasons(work: Work, command: Command): Reasons {
  const asked = limitOf(command['lossLimit'])
  return { ...realReasons(work), ...(asked.isFinite() ? amountReasons(asked, 'USDT') : {}) }
}

export const residenceReasons = (work: Work): Reasons => ({
  ...realReasons(work),
  residence_verified: () => work.book.level > 0,
})

/** What rests to be opened is let go, and nothing else. */
function pause(work: Work, which: Pause, ms: number): void {
  const { protection, orders } = work.book
  const until = work.row.at + ms
  protection[which] = until
  const resting = [...orders.values()].filter((each) => each.action === 'open' && each.waits === 'for_price')
  for (const { id } of resting) dropOrder(work, id)
  const { until: replied, cancelled } = work.row.reply
  if (replied !== until || cancelled !== resting.length)
    work.fault(`a pause until ${until} that lets go of ${resting.length}`)
}
