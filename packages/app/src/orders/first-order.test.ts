import { afterEach, expect, it } from 'vitest'
import { firstOrderAmount, forgetFirstOrder, suggestFirstOrder, typedOver } from './first-order.ts'

afterEach(forgetFirstOrder)

it('suggests an amount to a new guest, and to nobody else', () => {
  expect(firstOrderAmount()).toBe('')
  suggestFirstOrder()
  expect(firstOrderAmount()).toBe('1000')
})

it.each([
  ['a key', '10005', '5'],
  ['the delete key', '100', ''],
  ['another amount, as of a chip', '25000', '25000'],
  ['nothing', '', ''],
])('%s takes the place of the suggestion', (_title, next, result) => {
  suggestFirstOrder()
  expect(typedOver('1000', next)).toBe(result)
})

it('what a person typed is theirs', () => {
  expect(typedOver('1000', '10005')).toBe('10005')
  suggestFirstOrder()
  expect(typedOver('500', '5005')).toBe('5005')
})
