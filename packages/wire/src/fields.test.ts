import { expect, it } from 'vitest'
import { consoleApi } from './console/console-api.ts'
import { calendarDay } from './fields.ts'

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2026-12-31', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-10-00', false],
])('%s is a day of the calendar: %s', (text, exists) => {
  expect(calendarDay.safeParse(text).success).toBe(exists)
})

const stated = { amount: '1', reference: 'R' }
it.each([
  [
    'bookedOn',
    (day: string) =>
      consoleApi.proposeBankArrival.request.safeParse({ ...stated, channel: 'c', sender: 's', bookedOn: day }),
  ],
  [
    'asOf',
    (day: string) =>
      consoleApi.proposeHoldings.request.safeParse({ ...stated, account: 'a', currency: 'USD', asOf: day }),
  ],
])('what operators read on a statement has a day that exists: %s', (field, parse) => {
  const refused = parse('2026-02-31').error?.issues.map(({ path, message }) => [...path, message])
  expect(refused).toEqual([[field, 'calendar_day']])
  expect(parse('2026-02-28').success).toBe(true)
})
