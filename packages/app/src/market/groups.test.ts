import { expect, it } from 'vitest'
import { someListed } from './test-listed.ts'
import { groupBeside, groupedIn, groupsOf, isGroup } from './groups.ts'

const symbols = [someListed('BTC/USDT'), someListed('XAU/USD', { marketClass: 'metal' }), someListed('ETH/USDT')]
const names = (group: Parameters<typeof groupedIn>[0], favourites: readonly string[] = []) =>
  groupedIn(group, symbols, favourites).map(({ base }) => base)

it('has the favourites, all, and every class with a market', () => {
  expect(groupsOf(symbols)).toEqual(['favourites', 'all', 'coin', 'metal'])
  expect(groupsOf(undefined)).toEqual(['favourites', 'all', 'coin', 'currency', 'metal', 'index', 'energy'])
})

it('favourites have their own order, and no symbol that is not there any more', () => {
  expect(names('coin')).toEqual(['BTC', 'ETH'])
  expect(names('all')).toEqual(['BTC', 'XAU', 'ETH'])
  expect(names('favourites', ['ETH/USDT', 'OLD/USDT', 'XAU/USD'])).toEqual(['ETH', 'XAU'])
})

it('knows a group from anything else', () => {
  expect([isGroup('metal'), isGroup('favourites'), isGroup('x'), isGroup(null)]).toEqual([true, true, false, false])
})

it('knows the group beside another', () => {
  const groups = groupsOf(symbols)
  expect([
    groupBeside(groups, 'all', 1),
    groupBeside(groups, 'favourites', -1),
    groupBeside(groups, 'metal', 1),
  ]).toEqual(['coin', undefined, undefined])
})
