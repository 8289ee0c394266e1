import { expect, it } from 'vitest'
import { somePosition } from './example-position.ts'
import { linesOf, type StopDraft } from './price-lines.ts'

const stop = (price: string) => ({ price, quantity: null })
const draft: StopDraft = { positionId: '4-2', kind: 'stopLoss', price: '66000' }

it.each([
  ['entry and liquidation', {}, undefined, ['entry 67000', 'liquidation 63980.1']],
  ['no liquidation where there is none', { liquidationPrice: null }, undefined, ['entry 67000']],
  [
    'both stops',
    { takeProfit: stop('70000'), stopLoss: stop('65000') },
    undefined,
    ['entry 67000', 'liquidation 63980.1', 'takeProfit 70000', 'stopLoss 65000'],
  ],
  [
    'a stop where it is moved to',
    { stopLoss: stop('65000') },
    draft,
    ['entry 67000', 'liquidation 63980.1', 'stopLoss 66000'],
  ],
  ['a stop that is added', {}, draft, ['entry 67000', 'liquidation 63980.1', 'stopLoss 66000']],
  ['no draft of another position', {}, { ...draft, positionId: '4-9' }, ['entry 67000', 'liquidation 63980.1']],
  ['the entry alone while it is closed', { state: 'settling', stopLoss: stop('65000') }, draft, ['entry 67000']],
] as const)('a position has %s', (_, different, drafted, expected) => {
  const lines = linesOf([somePosition(different)], drafted)
  expect(lines.map(({ kind, price }) => `${kind} ${price}`)).toEqual(expected)
})

it('has lines of its own for each position', () => {
  const lines = linesOf([somePosition(), somePosition({ id: '4-3', direction: 'short' })], undefined)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(4)
})
