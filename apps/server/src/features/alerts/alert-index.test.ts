import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { markOf } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ArmedAlert, createAlertIndex, isReached } from './alert-index.ts'

const alert = (id: number, direction: 'above' | 'below', price: string): ArmedAlert => ({
  id,
  symbol: 'BTC/USDT',
  price: decimal(price),
  direction,
  createdSequence: 0,
})
const tick = (sequence: number, bid: string, ask = bid) => exampleTick('BTC/USDT', sequence, sequence, { bid, ask })
const idsOf = (reached: { alert: ArmedAlert }[]): number[] =>
  reached.map(({ alert: { id } }) => id).toSorted((a, b) => a - b)

it('gives out what a mark touches or passes, each once', () => {
  const index = createAlertIndex(() => decimal('0.05'))
  index.add(alert(1, 'above', '101'))
  index.add(alert(2, 'above', '102.1'))
  index.add(alert(3, 'below', '99.9'))
  index.add(alert(3, 'below', '99.9'))
  expect(idsOf(index.take(tick(1, '100.9', '101')))).toEqual([])
  expect(idsOf(index.take(tick(2, '101')))).toEqual([1])
  expect(idsOf(index.take(tick(3, '99.9')))).toEqual([3])
  expect(idsOf(index.take(tick(4, '150')))).toEqual([2])
  expect(index.size()).toBe(0)
})

it('passes over what was taken away, other symbols, and ticks from before the alert', () => {
  const index = createAlertIndex(() => decimal('0.05'))
  index.add({ ...alert(1, 'above', '101'), createdSequence: 5 })
  index.add(alert(2, 'above', '101'))
  index.add({ ...alert(3, 'above', '101'), symbol: 'ETH/USDT' })
  index.remove(2)
  index.remove(77)
  expect(idsOf(index.take(tick(5, '102')))).toEqual([])
  expect(idsOf(index.take(tick(6, '102')))).toEqual([1])
  expect(index.size()).toBe(1)
})

it('agrees with looking at every alert, on and off the grid of marks', () => {
  const step = fc.record({
    add: fc.array(fc.record({ above: fc.boolean(), price: fc.integer({ min: 900, max: 1_100 }) }), { maxLength: 5 }),
    remove: fc.array(fc.nat(40), { maxLength: 2 }),
    price: fc.integer({ min: 900, max: 1_100 }),
  })
  const property = fc.property(
    fc.array(step, { maxLength: 30 }),
    fc.constantFrom('0.01', '0.05', '0.3'),
    (steps, unit) => {
      const index = createAlertIndex(() => decimal(unit))
      const naive = new Map<number, ArmedAlert>()
      let ids = 0
      return steps.every(({ add, remove, price }, sequence) => {
        for (const { above, price: level } of add) {
          ids += 1
          const made = alert(ids, above ? 'above' : 'below', `${level / 10}`)
          naive.set(ids, made)
          index.add(made)
        }
        for (const id of remove) {
          naive.delete(id)
          index.remove(id)
        }
        const now = tick(sequence + 1, `${price / 10}`)
        const expected = [...naive.values()].filter((each) => isReached(each, markOf(now)))
        for (const { id } of expected) naive.delete(id)
        const taken = idsOf(index.take(now))
        return String(taken) === String(expected.map(({ id }) => id)) && index.size() === naive.size
      })
    },
  )
  expect(() => {
    fc.assert(property, { numRuns: 500 })
  }).not.toThrow()
})
