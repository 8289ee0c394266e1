import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import {
  afterLeaving,
  canEndLater,
  freeExitFrom,
  frozenRun,
  isFreezeOn,
  meetsFreeze,
  orderFigures,
  stripOf,
  waysOut,
} from './order-figures.ts'

const order = { amount: '100', remaining: '96', paidIncome: '-1', returned: '0', exitFee: '0' }

it('tells gains from losses of one that runs by what is left of it', () => {
  expect(orderFigures({ ...order, state: 'running' })).toEqual({
    net: '-1',
    gained: '3',
    lost: '-4',
    principal: '96',
    yield: '-0.01',
  })
})

it('reads one that is leaving as one that runs, until its last day is counted', () => {
  expect(orderFigures({ ...order, state: 'leaving' })).toEqual(orderFigures({ ...order, state: 'running' }))
})

it('of one that is over by what came back', () => {
  const ended = { ...order, state: 'left' as const, remaining: '0', returned: '95.52', exitFee: '0.48' }
  expect(orderFigures(ended)).toMatchObject({ net: '-1.48', gained: '3', lost: '-4', principal: '0' })
  const cancelled = { ...order, state: 'cancelled' as const, remaining: '0', paidIncome: '0', returned: '100' }
  expect(orderFigures(cancelled)).toMatchObject({ net: '0', gained: '0', lost: '0' })
})

const term = { state: 'running' as const, cycleDays: 5, startsAtMs: dayMs, endsAtMs: 6 * dayMs }
const day = (income: string) => ({ income, isFrozen: false })
const frozenDay = { income: '0', isFrozen: true }
/** Pages of a list of so many days, newest first. */
const pagesOf = (total: number, ...pages: { income: string; isFrozen: boolean }[][]) => {
  let newer = 0
  return pages.map((given) => ({ total, records: given.map((each) => ({ ...each, day: `day -${(newer += 1)}` })) }))
}
const all = (records: { income: string; isFrozen: boolean }[]) => pagesOf(records.length, records)
const written = (cells: ReturnType<typeof stripOf>): string => cells.map(({ kind }) => kind).join(' ')

it('has a cell for each day', () => {
  expect(written(stripOf(term, all([frozenDay, day('0'), day('-2'), day('1')])))).toBe('gained lost even frozen ahead')
  expect(written(stripOf({ ...term, endsAtMs: 3 * dayMs }, all([day('1')])))).toBe('gained ahead')
  expect(stripOf({ ...term, startsAtMs: null, endsAtMs: null })).toHaveLength(5)
})

it('has one cell for a run of frozen days, and one for the days whose incomes are not here', () => {
  const frozen = Array.from({ length: 99 }, () => frozenDay)
  const long = { ...term, endsAtMs: 206 * dayMs }
  expect(stripOf(long, pagesOf(203, [day('1'), ...frozen]))).toEqual([
    { kind: 'earlier', days: 103 },
    { kind: 'frozen', days: 99 },
    { kind: 'gained', days: 1 },
    { kind: 'ahead', days: 1 },
    { kind: 'ahead', days: 1 },
  ])
  expect(written(stripOf(term, all([frozenDay, day('1'), frozenDay])))).toBe('frozen gained frozen ahead ahead')
})

it('has the day that is on as a frozen one while it is frozen', () => {
  const now = { ...term, state: 'frozen' as const }
  expect(written(stripOf(now, all([day('1')])))).toBe('gained frozen ahead ahead ahead')
  expect(stripOf(now, all([frozenDay, day('1')]))[1]).toEqual({ kind: 'frozen', days: 2 })
  expect(written(stripOf({ ...now, endsAtMs: 2 * dayMs }, all([day('1')])))).toBe('gained')
})

it('has the days of each page that was read, and one that moved to the next page once', () => {
  const [first, second] = pagesOf(4, [day('1'), day('-1')], [frozenDay, day('2')])
  if (first === undefined || second === undefined) throw new Error('there are two pages')
  expect(written(stripOf(term, [first]))).toBe('earlier lost gained ahead')
  expect(written(stripOf(term, [first, second]))).toBe('gained frozen lost gained ahead')
  const moved = { total: 5, records: [...first.records.slice(-1), ...second.records.slice(0, 1)] }
  expect(stripOf(term, [first, moved])[0]).toEqual({ kind: 'earlier', days: 1 })
  expect(written(stripOf(term, [first, moved]))).toBe('earlier frozen lost gained ahead')
})

it('has runs of frozen days', () => {
  const days = [day('1'), frozenDay, frozenDay, day('2'), frozenDay]
  expect(days.map((_, from) => frozenRun(days, from).length)).toEqual([1, 2, 1, 1, 1])
})

it('is met by a freeze unless it ends before, starts after, or is left', () => {
  const freeze = { from: '1970-01-04', until: null, reason: '' }
  const running = { state: 'running' as const, startsAtMs: dayMs, endsAtMs: 6 * dayMs }
  expect(meetsFreeze(running, freeze)).toBe(true)
  expect(meetsFreeze({ ...running, state: 'leaving' }, freeze)).toBe(false)
  expect(meetsFreeze({ ...running, endsAtMs: 3 * dayMs }, freeze)).toBe(false)
  const ahead = { state: 'not_started' as const, startsAtMs: 4 * dayMs, endsAtMs: 9 * dayMs }
  expect(meetsFreeze(ahead, freeze)).toBe(true)
  expect(meetsFreeze(ahead, { ...freeze, until: '1970-01-06' })).toBe(true)
  expect(meetsFreeze(ahead, { ...freeze, until: '1970-01-05' })).toBe(false)
})

it('has a freeze that begins at its midnight, and one ahead while it runs', () => {
  const freeze = { from: '1970-01-04', until: null, reason: '' }
  expect(isFreezeOn({ state: 'frozen' }, freeze, 3 * dayMs - 1)).toBe(false)
  expect(isFreezeOn({ state: 'frozen' }, freeze, 3 * dayMs)).toBe(true)
  expect(isFreezeOn({ state: 'running' }, freeze, 3 * dayMs)).toBe(false)
})

it('can end later while a freeze of it has no end', () => {
  const frozen = { from: '1970-01-04', until: null, reason: '' }
  const running = { state: 'running' as const, startsAtMs: dayMs, endsAtMs: 6 * dayMs, frozen }
  expect(canEndLater(running)).toBe(true)
  expect(canEndLater({ ...running, frozen: { ...frozen, until: '1970-01-05' } })).toBe(false)
  expect(canEndLater({ ...running, endsAtMs: 3 * dayMs })).toBe(false)
  expect(canEndLater({ ...running, frozen: null })).toBe(false)
})

it('can be left without its fee from the first day of a freeze that is ahead', () => {
  const frozen = { from: '1970-01-04', until: null, reason: '' }
  const running = { state: 'running' as const, startsAtMs: dayMs, endsAtMs: 6 * dayMs, frozen }
  const quote = { exitDay: '1970-01-03', fee: '0.48' }
  expect(freeExitFrom(running, quote)).toBe('1970-01-04')
  expect(freeExitFrom(running, { ...quote, fee: '0' })).toBeUndefined()
  expect(freeExitFrom(running, { ...quote, exitDay: '1970-01-04' })).toBeUndefined()
  expect(freeExitFrom({ ...running, endsAtMs: 3 * dayMs }, quote)).toBeUndefined()
  expect(freeExitFrom({ ...running, frozen: null }, quote)).toBeUndefined()
})

it('can be taken back until the first day, and left after it', () => {
  expect(waysOut({ cancelUntilAtMs: 100, exitFromAtMs: 200 }, 99)).toBe('cancel')
  expect(waysOut({ cancelUntilAtMs: 100, exitFromAtMs: 200 }, 100)).toBe('later')
  expect(waysOut({ cancelUntilAtMs: null, exitFromAtMs: 200 }, 200)).toBe('leave')
  expect(waysOut({ cancelUntilAtMs: null, exitFromAtMs: null }, 200)).toBe('none')
})

it('costs its fee to leave', () => expect(afterLeaving({ paidIncome: '-1' }, '0.48')).toBe('-1.48'))
