import { expect, it } from 'vitest'
import { allocationSlices } from './allocation-slices.ts'

const held = (...shares: string[]) => shares.map((share, index) => ({ currency: `C${index}`, share }))

it('gives each currency a colour of its own, and none to what has no share', () => {
  const slices = allocationSlices(held('0.7', '0.3', '0'))
  expect(slices.map(({ currency, share }) => [currency, share])).toEqual([
    ['C0', '0.7'],
    ['C1', '0.3'],
  ])
  expect(new Set(slices.map(({ colour }) => colour)).size).toBe(2)
})

it('puts together what is left when the colours are used up', () => {
  const slices = allocationSlices(held('0.5', '0.2', '0.1', '0.1', '0.05', '0.04', '0.01'))
  expect(slices.map(({ currency }) => currency)).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', null])
  expect(slices.at(-1)?.share).toBe('0.05')
  expect(allocationSlices(held('0.5', '0.2', '0.1', '0.1', '0.05', '0.05')).at(-1)?.currency).toBe('C5')
})

it('has nothing to draw of an empty book', () => {
  expect(allocationSlices([])).toEqual([])
})
