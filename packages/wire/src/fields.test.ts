import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { consoleApi } from './console/console-api.ts'
import { calendarDay, onLines, typed } from './fields.ts'

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

const accepts = (schema: z.ZodMiniType<string>, text: string): boolean => z.safeParse(schema, text).success

it.each([
  ['', true],
  ['Zoë 😀 漢字 \u00a0', true],
  ['a\u0000b', false],
  ['a\u001fb', false],
  ['a\u007fb', false],
  ['a\u009fb', false],
  ['a\nb', false],
  ['\ud83d', false],
  ['\ude00\ud83d', false],
])('a typed text of a line: %j: %s', (text, expected) => {
  expect(accepts(typed(0, 20), text)).toBe(expected)
})

it('a text of several lines has line feeds, and no other control character', () => {
  const body = z.string().check(...onLines)
  for (let code = 0; code < 0x100; code += 1) {
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0)
    expect(accepts(body, `a${String.fromCodePoint(code)}😀`)).toBe(!isControl || code === 0x0a)
  }
  expect(accepts(body, 'a\ud83d')).toBe(false)
})
