import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { percentOfStop, standingStops, stopMeant, stopQuantity } from './stops-panel-form.ts'

const staked = { direction: 'long', quantity: decimal('0.5'), cost: decimal('32000'), margin: decimal('1600') } as const
const tick = decimal('0.1')
const step = decimal('0.001')

it('what stands already goes out as it was typed', () => {
  const form = standingStops({ price: '65000.5', quantity: '0.2' }, null)
  const meant = stopMeant('takeProfit', form, staked, tick)
  expect(meant).toEqual({ price: decimal('65000.5'), quantity: decimal('0.2') })
  expect(stopMeant('stopLoss', form, staked, tick)).toBeNull()
})

it('percent are of the margin that the position has', () => {
  const form = { ...standingStops(null, null), by: 'percent', stopLoss: { text: '10', quantity: null } } as const
  const meant = stopMeant('stopLoss', form, staked, tick)
  expect(meant && printDecimal(meant.price)).toBe('63680')
})

it('an emptied field takes the stop away', () => {
  const form = { ...standingStops({ price: '65000', quantity: null }, null), takeProfit: { text: '', quantity: null } }
  expect(stopMeant('takeProfit', form, staked, tick)).toBeNull()
})

it('a stop closes a part or the whole', () => {
  expect(stopQuantity(decimal('0.5'), 25, step)).toBe('0.125')
  expect(stopQuantity(decimal('0.5'), 100, step)).toBeNull()
  expect(stopQuantity(decimal('0.001'), 25, step)).toBeNull()
  expect(percentOfStop(decimal('0.5'), '0.25', step)).toBe(50)
  expect(percentOfStop(decimal('0.5'), null, step)).toBe(100)
  expect(percentOfStop(decimal('0.5'), '0.2', step)).toBeUndefined()
})
