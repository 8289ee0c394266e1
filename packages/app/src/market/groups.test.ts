import { expect, it } from 'vitest'
import { someListed } from './test-listed.ts'
import { groupedIn, groupsOf, isGroup } from './groups.ts'

const symbols = [someListed('BTC/USDT'), someListed('XAU/USD', { marketClass: 'metal' }), someListed('ETH/USDT')]
const names = (group: Parameters<typeof groupedIn>[0], favourites: readonly string[] = []) =>
  groupedIn(group, symbols, favourites).map(({ base }) => base)

it('has the favourites and every class with a market', () => {
  expect(groupsOf(symbols)).toEqual(['favourites', 'coin', 'metal'])
  expect(groupsOf(undefined)).toEqual(['favourites', 'coin', 'currency', 'metal', 'index', 'energy'])
})

it('favourites have their own order, and no symbol that is not there any more', () => {
  expect(names('coin')).toEqual(['BTC', 'ETH'])
  expect(names('favourites', ['ETH/USDT', 'OLD/USDT', 'XAU/USD'])).toEqual(['ETH', 'XAU'])
})

it('knows a group from anything else', () => {
  expect([isGroup('metal'), isGroup('favourites'), isGroup('x'), isGroup(null)]).toEqual([true, true, false, false])
})
