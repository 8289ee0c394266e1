import { expect, it } from 'vitest'
import { bookIdOf, netOf } from './closed-figures.ts'

it('what a position has brought is its profit less fees and funding; received funding adds', () => {
  expect(netOf({ realisedProfit: '10', feesPaid: '1.5', fundingPaid: '0.25' })).toBe('8.25')
  expect(netOf({ realisedProfit: '-10', feesPaid: '1.5', fundingPaid: '-0.25' })).toBe('-11.25')
})

it('an id begins with its book', () => {
  expect(bookIdOf('12-34.1')).toBe('12')
})
