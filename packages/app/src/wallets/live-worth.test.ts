import { expect, it } from 'vitest'
import { gainedOf } from './live-worth.ts'

const long = { symbol: 'BTC/USDT', direction: 'long', quantity: '2', mark: '100', profit: '7' } as const
const short = { symbol: 'ETH/USDT', direction: 'short', quantity: '3', mark: '10', profit: '-1' } as const
const marks: Record<string, string> = { 'BTC/USDT': '101.5', 'ETH/USDT': '11' }
const markOf = (symbol: string): string | undefined => marks[symbol]

it.each([
  ['6', [long, short], '0'],
  ['5', [long, short], '1'],
  ['0', [], '0'],
] as const)('of a told profit of %s, what is open has made since: %#', (told, positions, gained) => {
  expect(gainedOf(told, positions, () => undefined)).toBe(gained)
})

it('a long gains with the mark, a short loses with it', () => {
  expect(gainedOf('6', [long, short], markOf)).toBe('0')
  expect(gainedOf('7', [long], markOf)).toBe('3')
  expect(gainedOf('-1', [short], markOf)).toBe('-3')
})
