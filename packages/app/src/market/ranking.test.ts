import { expect, it } from 'vitest'
import { someListed } from './test-listed.ts'
import { ranked } from './ranking.ts'

const day = (volume: string) => ({ open: '100', high: '0', low: '0', volume, change: '0' })
const symbols = [
  someListed('A1/USDT', { mark: '101', day: day('10') }),
  someListed('B1/USDT', { mark: '90', day: day('30') }),
  someListed('C1/USDT', { mark: '120', day: day('20') }),
  someListed('D1/USDT', { mark: '100', day: day('1') }),
  someListed('E1/USDT', { price: null, day: null }),
]
const names = (ranking: 'hot' | 'gainers' | 'losers') => ranked(symbols, ranking).map(({ base }) => base)

it('is hot by what was traded', () => {
  expect(names('hot')).toEqual(['B1', 'C1', 'A1', 'D1'])
})

it('gainers rose, losers fell; what stood still is neither', () => {
  expect(names('gainers')).toEqual(['C1', 'A1'])
  expect(names('losers')).toEqual(['B1'])
})

it('has six at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => someListed(`S${index}/USDT`, { mark: '200' }))
  expect(ranked(many, 'gainers')).toHaveLength(6)
})
