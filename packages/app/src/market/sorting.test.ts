import { expect, it } from 'vitest'
import { someListed } from './test-listed.ts'
import { nextSorting, printSorting, readSorting, sorted } from './sorting.ts'

const day = (open: string, volume: string) => ({ open, high: '0', low: '0', volume, change: '0' })
const symbols = [
  someListed('B2/USDT', { mark: '5', day: day('4', '100') }),
  someListed('C2/USDT', { price: null, day: null }),
  someListed('A2/USDT', { mark: '90', day: day('100', '1') }),
  someListed('D2/USDT', { mark: '10', day: day('9', '20') }),
]

it.each([
  ['name-up', 'A2 B2 C2 D2'],
  ['name-down', 'D2 C2 B2 A2'],
  ['price-down', 'A2 D2 B2 C2'],
  ['price-up', 'B2 D2 A2 C2'],
  ['change-down', 'B2 D2 A2 C2'],
  ['change-up', 'A2 D2 B2 C2'],
  ['volume-down', 'B2 D2 A2 C2'],
  ['volume-up', 'A2 D2 B2 C2'],
  [null, 'B2 C2 A2 D2'],
  ['size-up', 'B2 C2 A2 D2'],
])('%s is %s', (text, order) => {
  expect(
    sorted(symbols, readSorting(text))
      .map(({ base }) => base)
      .join(' '),
  ).toBe(order)
})

it('a field is sorted one way, then the other, then not', () => {
  const first = nextSorting(undefined, 'change')
  const second = nextSorting(first, 'change')
  expect([first, second, nextSorting(second, 'change')].map((each) => each && printSorting(each))).toEqual([
    'change-down',
    'change-up',
    undefined,
  ])
  expect(nextSorting(first, 'name')).toEqual({ field: 'name', descending: false })
})
