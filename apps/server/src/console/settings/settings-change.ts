import { ok, refuse, type Result } from '@touchstone/domain/result'
import { foreignChannelFaults, playMoneyFaults } from '@touchstone/domain/settings/check-funds'
import { goneCurrencyFaults } from '@touchstone/domain/settings/added-currencies'
import { ieosUnder, minersUnder } from '@touchstone/domain/settings/investments'
import { checkSettings } from '@touchstone/domain/settings/check-settings'
import {
  type CurrencyRefusal,
  currencyRefusalWords,
  newCurrencyRefusals,
} from '@touchstone/domain/settings/new-currencies'
import { boundFaults } from '@touchstone/domain/settings/setting-bounds'
import { fillAtUnder, type Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import type { SettingsChange } from '../proposals/proposal-bodies.ts'
import { keptFaults, type KeptProducts } from '../bonds/kept-bonds.ts'
import { differences, settingsOfTree, treeOf, withChanges } from './settings-tree.ts'

/** A changed version of the settings: the result, and its faults. */
export type ChangedSettings = { settings: Settings | undefined; changes: SettingsChange[]; faults: string[] }

/** The changes of an operator, the whole or a part, on top of a version. Number and time of a version are not theirs. */
export function changeSettings(from: Settings, unchecked: Readonly<Record<string, unknown>>): ChangedSettings {
  const { version: _version, effectiveAt: _effectiveAt, ...changes } = unchecked
  const before = treeOf(from)
  const after = withChanges(before, { ...changes, version: from.version + 1 })
  const made = differences(before, after).filter(({ path }) => path !== 'version')
  const read = settingsOfTree(after)
  // All at once: nobody mends one fault to be told of the next.
  if (!read.ok) return { settings: undefined, changes: made, faults: [...read.refusal.faults, ...boundFaults(made)] }
  return {
    settings: read.value,
    changes: made,
    faults: [...removedFaults(from, read.value), ...boundFaults(made), ...checkSettings(read.value)],
  }
}

/**
 * The same for one kind of database: a sandbox enables no real channel, and a live house no channel of a sandbox and no play money; nor does
 * it decide on a price that is known already, or let anything wait for less than a day that waits for longer now.
 */
export function forDatabase(
  changed: ChangedSettings,
  from: Pick<Settings, 'funds'>,
  database: 'live' | 'sandbox',
): ChangedSettings {
  const { settings, faults } = changed
  if (settings === undefined) return changed
  const faultsOfLive = [
    ...knownPriceFaults(settings),
    ...shortWaitFaults(from, settings),
    ...networkFaults(settings),
    ...drawFaults(settings),
  ]
  const ofLive = database === 'live' ? faultsOfLive : []
  const foreign = [...foreignChannelFaults(settings, database), ...playMoneyFaults(settings, database)]
  return { ...changed, faults: [...faults, ...foreign, ...ofLive] }
}

/** Whoever watches the exchange itself sees its next price before our tape has it. */
const knownPriceFaults = (settings: Settings): string[] =>
  fillAtUnder(settings) === 'next_tick'
    ? []
    : ['market orders and exchanges of a live house must wait for the next price']

/** No receipt proves the difficulty of a real network yet (decision 55), and a simulated one decides over play money alone. */
const networkFaults = (settings: Settings): string[] =>
  minersUnder(settings).length === 0
    ? []
    : ['a live house must sell no machines: receipts do not prove yet what a real network was like']

/** The only beacon that receipts prove is a sandbox's, and that can be known before. */
const drawFaults = (settings: Settings): string[] =>
  ieosUnder(settings).every(({ format }) => format !== 'draw')
    ? []
    : ['a live house must draw no lots: receipts do not prove a real beacon yet']

/** A house that was set up with less keeps it, and may lengthen it step by step. */
function shortWaitFaults({ funds: before }: Pick<Settings, 'funds'>, { funds: after }: Settings): string[] {
  const isShort = (wait: 'waitMs' | 'creditorWaitMs'): boolean => after[wait] < dayMs && after[wait] < before[wait]
  return [
    ...(isShort('waitMs') ? ['what was changed must wait for at least 24 hours in a live house'] : []),
    ...(isShort('creditorWaitMs')
      ? ['whoever credits a deposit must keep from its withdrawals for at least 24 hours in a live house']
      : []),
  ]
}

/** Traded symbols keep their terms: a symbol or a channel can be switched off, but never removed. */
function removedFaults(from: Settings, to: Settings): string[] {
  const symbols = [...from.symbols.keys()].filter((symbol) => !to.symbols.has(symbol))
  const channels = [...from.funds.channels.keys()].filter((channel) => !to.funds.channels.has(channel))
  return [
    ...[...symbols, ...channels].map((name) => `${name} can be switched off, but not taken away`),
    ...goneCurrencyFaults(from, to),
  ]
}

/** The same beside what was sold under the ids of products. */
export const besideSold = (changed: ChangedSettings, kept: KeptProducts): ChangedSettings =>
  changed.settings === undefined
    ? changed
    : { ...changed, faults: [...changed.faults, ...keptFaults(kept, changed.settings)] }

type SettingsRefusal = { kind: 'settings_faulty'; faults: string } | CurrencyRefusal

/** Refuses what changes nothing or cannot be. `versions`: all of the house, oldest first. */
export function soundChange(
  { changes, settings, faults }: ChangedSettings,
  versions: readonly Settings[],
): Result<Settings, { kind: 'settings_unchanged' } | SettingsRefusal> {
  if (changes.length === 0) return refuse({ kind: 'settings_unchanged' })
  return settings === undefined
    ? refuse({ kind: 'settings_faulty', faults: faults.join('; ') })
    : soundSettings({ settings, faults }, versions)
}

/** Refuses settings with faults, or with a token that nobody tells from another. */
export function soundSettings(
  { settings, faults }: { settings: Settings; faults: readonly string[] },
  versions: readonly Settings[],
): Result<Settings, SettingsRefusal> {
  if (faults.length > 0) return refuse({ kind: 'settings_faulty', faults: faults.join('; ') })
  const [refusal] = newCurrencyRefusals(versions, settings)
  return refusal === undefined ? ok(settings) : refuse(refusal)
}

/** All that stands against a change, as sentences. */
export const allFaults = ({ settings, faults }: ChangedSettings, versions: readonly Settings[]): string[] => [
  ...faults,
  ...(settings === undefined ? [] : newCurrencyRefusals(versions, settings).map(currencyRefusalWords)),
]
