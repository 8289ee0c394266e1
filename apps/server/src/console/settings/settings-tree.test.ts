import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { describe, expect, it } from 'vitest'
import { changeSettings, forDatabase, soundChange } from './settings-change.ts'
import { differences, settingsOfTree, treeOf, withChanges } from './settings-tree.ts'
import { symbolsOf } from './touched-symbols.ts'

const faultsOf = (changes: Record<string, unknown>) => changeSettings(defaultSettings, changes).faults

describe('settings as a tree', () => {
  it('are read back to the last digit', () => {
    const read = settingsOfTree(treeOf(defaultSettings))
    expect(read.ok && settingsText(read.value)).toBe(settingsText(defaultSettings))
  })

  it('are not what has a number for a decimal, a word too many, or a name of another', () => {
    const tree = treeOf(defaultSettings)
    expect(settingsOfTree(withChanges(tree, { demo: { grant: 5 } })).ok).toBe(false)
    expect(settingsOfTree(withChanges(tree, { demo: { more: '5' } })).ok).toBe(false)
    expect(settingsOfTree(withChanges(tree, { symbols: { 'ETH/USDT': { symbol: 'BTC/USDT' } } })).ok).toBe(false)
    expect(settingsOfTree('no tree').ok).toBe(false)
  })
})

it('shows the limits of orders that are in force under a version that has none, and a change of another number adds none', () => {
  const { orders, ...older } = defaultSettings
  expect(treeOf(older).orders).toEqual(orders)
  const made = changeSettings(older, { exchange: { quoteForMs: 9_000 } })
  expect(made.changes).toEqual([{ path: 'exchange.quoteForMs', from: '10000', to: '9000' }])
  const fewer = changeSettings(older, { orders: { openMax: 150 } })
  expect(fewer.changes).toEqual([{ path: 'orders.openMax', from: '200', to: '150' }])
  expect([fewer.faults, fewer.settings?.orders]).toEqual([[], { ...orders, openMax: 150 }])
})

it('writes down on which price a version decides with the next change of any number', () => {
  const { fillAt: _, ...older } = defaultSettings
  expect(treeOf(older).fillAt).toBe('command')
  expect(changeSettings(older, { exchange: { quoteForMs: 9_000 } }).settings?.fillAt).toBe('command')
})

describe('a change', () => {
  it('of one number leaves all else', () => {
    const { changes, faults, settings } = changeSettings(defaultSettings, {
      symbols: { 'BTC/USDT': { takerRate: '0.0004' } },
    })
    expect(faults).toEqual([])
    expect(changes).toEqual([{ path: 'symbols.BTC/USDT.takerRate', from: '0.0005', to: '0.0004' }])
    expect(settings?.version).toBe(2)
  })

  it('adds a country, whose nulls are values, and takes it away', () => {
    const rules = { off: ['positions'], leverageMax: null, stakeMax: '10' }
    const added = changeSettings(defaultSettings, { countries: { US: rules } })
    expect(added.faults).toEqual([])
    expect(added.settings?.countries.get('US')).toMatchObject({ off: ['positions'], leverageMax: null })
    if (added.settings === undefined) throw new Error('it was sound')
    const gone = changeSettings(added.settings, { countries: { US: null } })
    expect(gone.settings?.countries.has('US')).toBe(false)
  })

  it('gets every fault in sentences', () => {
    expect(faultsOf({ symbols: { 'BTC/USDT': { takerRate: '2' } } }).join()).toContain('BTC/USDT needs fee rates')
    expect(faultsOf({ symbols: { 'BTC/USDT': null } })).toContain('BTC/USDT can be switched off, but not taken away')
    expect(faultsOf({ funds: { channels: { 'sandbox-bank': null } } }).join()).toContain('not taken away')
    expect(faultsOf({ demo: { grant: 'much' } }).join()).toContain('demo.grant: a decimal as text')
    expect(faultsOf({ nonsense: 1 })).not.toEqual([])
  })

  it('cannot be of the number or the time of a version', () => {
    expect(
      soundChange(changeSettings(defaultSettings, { version: 9, effectiveAt: 1 }), [defaultSettings]),
    ).toMatchObject({
      refusal: { kind: 'settings_unchanged' },
    })
  })

  it.each([
    ['waitMs', 'what was changed must wait for at least 24 hours in a live house'],
    [
      'creditorWaitMs',
      'whoever credits a deposit must keep from its withdrawals for at least 24 hours in a live house',
    ],
  ] as const)('lets nothing wait for less than a day in a live house, unless it did: %s', (wait, short) => {
    const waiting = (ms: number) => ({ ...defaultSettings, funds: { ...defaultSettings.funds, [wait]: ms } })
    const isRefused = (from: number, to: number, kind: 'live' | 'sandbox' = 'live') =>
      forDatabase(changeSettings(waiting(from), { funds: { [wait]: to } }), waiting(from), kind).faults.includes(short)
    const day = 86_400_000
    expect([isRefused(day, day - 1), isRefused(2 * day, 0), isRefused(60_000, 59_999)]).toEqual([true, true, true])
    expect([isRefused(2 * day, day), isRefused(60_000, 60_001), isRefused(60_000, day)]).toEqual([false, false, false])
    expect(isRefused(day, 0, 'sandbox')).toBe(false)
  })

  it('lets nobody trade on a price that is known in a live house', () => {
    const atOnce = changeSettings({ ...defaultSettings, fillAt: 'next_tick' }, { fillAt: 'command' })
    const faultsIn = (database: 'live' | 'sandbox') =>
      forDatabase(atOnce, defaultSettings, database).faults.filter((fault) => fault.includes('price'))
    expect(faultsIn('live')).toEqual(['market orders and exchanges of a live house must wait for the next price'])
    expect(faultsIn('sandbox')).toEqual([])
  })

  it('enables no channel of the other kind of house', () => {
    const changed = changeSettings(defaultSettings, { funds: { fourEyesFrom: '5000' } })
    expect(forDatabase(changed, defaultSettings, 'sandbox').faults).toEqual([])
    expect(forDatabase(changed, defaultSettings, 'live').faults).toContain(
      'channel sandbox-bank is of a sandbox, and this house is live',
    )
  })

  it('lets a live house sell no machines', () => {
    const faultsIn = (database: 'live' | 'sandbox') =>
      forDatabase(
        changeSettings(defaultSettings, { investments: { networkSource: 'blocks', passwordFrom: '2000' } }),
        defaultSettings,
        database,
      ).faults.filter((fault) => fault.includes('machines'))
    expect(faultsIn('live')).toEqual([
      'a live house must sell no machines: receipts do not prove yet what a real network was like',
    ])
    expect(faultsIn('sandbox')).toEqual([])
  })

  it('lets a live house draw no lots', () => {
    const { investments } = defaultSettings
    const ofFormat = (format: string) => ({
      ...defaultSettings,
      investments: {
        ...investmentsUnder(defaultSettings),
        ieos: investments?.ieos?.filter((terms) => terms.format === format) ?? [],
      },
    })
    const faultsIn = (format: string, database: 'live' | 'sandbox') =>
      forDatabase(
        changeSettings(ofFormat(format), { investments: { passwordFrom: '2000' } }),
        defaultSettings,
        database,
      ).faults.filter((fault) => fault.includes('lots'))
    const refused = 'a live house must draw no lots: receipts do not prove a real beacon yet'
    expect(faultsIn('draw', 'live')).toEqual([refused])
    expect([faultsIn('draw', 'sandbox'), faultsIn('commitment', 'live')]).toEqual([[], []])
  })

  it('does not reach what is no part of a tree', () => {
    const { faults } = changeSettings(
      defaultSettings,
      JSON.parse('{"__proto__":{"polluted":"yes"}}') as Record<string, unknown>,
    )
    expect(faults).not.toEqual([])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('what a change touches', () => {
  it.each([
    [{ symbols: { 'BTC/USDT': { takerRate: '0.0004' } } }, ['BTC/USDT']],
    [{ positions: { voidAfterMs: 4_000 } }, 'all'],
    [{ orders: { openMax: 100 } }, 'all'],
    [{ fundingEveryMs: 3_600_000 }, 'all'],
    [{ fillAt: 'next_tick' }, 'all'],
    [{ symbols: { 'BTC/USDT': { enabled: false } } }, []],
    [{ exchange: { spreadRate: '0.003' } }, []],
    [{ funds: { fourEyesFrom: '5000' } }, []],
  ])('%j: %j', (changes, symbols) => {
    const made = differences(treeOf(defaultSettings), withChanges(treeOf(defaultSettings), changes))
    expect(symbolsOf(made)).toEqual(symbols)
  })
})
