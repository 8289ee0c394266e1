import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { afterLeaving, orderFigures, stripOf, waysOut } from './order-figures.ts'

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

it('has a cell for each day', () => {
  const term = { cycleDays: 5, startsAtMs: dayMs, endsAtMs: 6 * dayMs }
  const day = (income: string, isFrozen = false) => ({ income, isFrozen })
  expect(stripOf(term, [day('0', true), day('0'), day('-2'), day('1')])).toEqual([
    'gained',
    'lost',
    'even',
    'frozen',
    'ahead',
  ])
  expect(stripOf({ ...term, endsAtMs: 3 * dayMs }, [day('1')])).toEqual(['gained', 'ahead'])
  expect(stripOf({ ...term, startsAtMs: null, endsAtMs: null }, [])).toHaveLength(5)
})

it('can be taken back until the first day, and left after it', () => {
  expect(waysOut({ cancelUntilAtMs: 100, exitFromAtMs: 200 }, 99)).toBe('cancel')
  expect(waysOut({ cancelUntilAtMs: 100, exitFromAtMs: 200 }, 100)).toBe('later')
  expect(waysOut({ cancelUntilAtMs: null, exitFromAtMs: 200 }, 200)).toBe('leave')
  expect(waysOut({ cancelUntilAtMs: null, exitFromAtMs: null }, 200)).toBe('none')
})

it('costs its fee to leave', () => expect(afterLeaving({ paidIncome: '-1' }, '0.48')).toBe('-1.48'))
