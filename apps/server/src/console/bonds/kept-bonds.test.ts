import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { bondsUnder, investmentsUnder, minersUnder } from '@touchstone/domain/settings/investments'
import { expect, it } from 'vitest'
import { keptFaults, type KeptProducts } from './kept-bonds.ts'

const investments = investmentsUnder(defaultSettings)
const nothing: KeptProducts = { bonds: [], ieos: [], pools: new Map(), strategies: [], networks: [] }
const faultsOf = (kept: Partial<KeptProducts>): string[] => keptFaults({ ...nothing, ...kept }, { investments })

it('gives no product an id under which another was sold', () => {
  const [bond] = bondsUnder(defaultSettings)
  const [miner] = minersUnder(defaultSettings)
  const [strategy] = investments.strategies
  if (bond === undefined || miner === undefined || strategy === undefined) throw new Error('the settings lack products')
  const own = new Map([
    [miner.id, 'miner'],
    [strategy.id, 'strategy'],
  ] as const)
  expect(faultsOf({ bonds: [bond], pools: own })).toEqual([])
  const others = new Map([
    [miner.id, 'strategy'],
    [strategy.id, 'miner'],
  ] as const)
  expect(faultsOf({ pools: others })).toEqual([
    `the strategy product ${strategy.id} needs an id of its own: the pool of another product has this one`,
    `the machine ${miner.id} needs an id of its own: the pool of another product has this one`,
  ])
  expect(faultsOf({ bonds: [{ ...bond, id: miner.id }] })).toEqual([
    `the machine ${miner.id} needs an id of its own: a bond was opened under this one`,
  ])
})

it('lets a network keep the source of its days', () => {
  expect(faultsOf({ networks: [{ network: 'bitcoin', source: 'simulated' }] })).toEqual([])
  expect(faultsOf({ networks: [{ network: 'bitcoin', source: 'blocks' }] })).toEqual([
    'days of bitcoin are recorded from blocks, which stays its source',
  ])
})

it('lets a strategy come back as what it was, and as nothing else', () => {
  const [strategy] = investments.strategies
  if (strategy === undefined) throw new Error('the settings lack strategies')
  const fault = `the strategy product ${strategy.id} keeps its rule, kind and currency: another one needs an id of its own`
  expect(faultsOf({ strategies: [strategy] })).toEqual([])
  expect(faultsOf({ strategies: [{ ...strategy, rule: 'fixed' }] })).toEqual([fault])
  expect(faultsOf({ strategies: [{ ...strategy, currency: 'BTC' }] })).toEqual([fault])
})
