import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import { orderLimitsInForce } from '@touchstone/domain/settings/order-limits-in-force'
import { fillAtUnder, type Settings } from '@touchstone/domain/settings/settings'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import * as z from 'zod/mini'
import type { SettingsChange } from '../proposals/proposal-bodies.ts'
import { settingsShape, type SettingsTree } from './settings-shape.ts'

/** Settings as operators see them. */
export function treeOf(settings: Settings): SettingsTree {
  const tree = {
    ...orderLimitsInForce(settings),
    fillAt: fillAtUnder(settings),
    symbols: Object.fromEntries(settings.symbols),
    funds: { ...settings.funds, channels: Object.fromEntries(settings.funds.channels) },
    countries: Object.fromEntries(
      [...settings.countries].map(([country, rules]) => [country, { fixedRates: 'by_law', ...rules }]),
    ),
  }
  return settingsShape.parse(JSON.parse(canonicalText(tree)))
}

/** Returns the settings of a tree, or sentences about missing fields and fields of the wrong type. */
export function settingsOfTree(tree: unknown): Result<Settings, { faults: string[] }> {
  const read = z.safeParse(settingsShape, tree)
  if (!read.success)
    return refuse({ faults: read.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`) })
  const { symbols, funds, countries, ...rest } = read.data
  const misnamed = [
    ...Object.entries(symbols).filter(([name, terms]) => terms.symbol !== name),
    ...Object.entries(funds.channels).filter(([name, channel]) => channel.id !== name),
  ].map(([name]) => `${name} must stand under its own name`)
  if (misnamed.length > 0) return refuse({ faults: misnamed })
  const stored = {
    ...rest,
    symbols: Object.values(symbols),
    funds: { ...funds, channels: Object.values(funds.channels) },
    countries: Object.entries(countries).map(([country, rules]) => ({ ...rules, country })),
  }
  return ok(settingsFromText(JSON.stringify(stored)))
}

/** Where null takes an entry away; anywhere else it is a value. */
const tables = ['symbols', 'funds.channels', 'countries']

/** Returns a tree with changes applied: unnamed fields stay, lists are replaced as a whole. */
export function withChanges(tree: unknown, changes: unknown, path = ''): unknown {
  if (!isObject(changes)) return changes
  const merged = new Map(Object.entries(isObject(tree) ? tree : {}))
  for (const [name, change] of Object.entries(changes)) {
    if (change === null && tables.includes(path)) merged.delete(name)
    else merged.set(name, withChanges(merged.get(name), change, path === '' ? name : `${path}.${name}`))
  }
  return Object.fromEntries(merged)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The leaves of two trees that differ, in the order of their paths. */
export function differences(from: unknown, to: unknown): SettingsChange[] {
  const [before, after] = [leavesOf(from), leavesOf(to)]
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return paths.flatMap((path) => {
    const change = { path, from: before.get(path) ?? null, to: after.get(path) ?? null }
    return change.from === change.to ? [] : [change]
  })
}

function leavesOf(tree: unknown, path = ''): Map<string, string> {
  if (typeof tree !== 'object' || tree === null) return new Map([[path, String(tree)]])
  const entries = Object.entries(tree)
  if (entries.length === 0) return new Map([[path, Array.isArray(tree) ? '[]' : '{}']])
  return new Map(entries.flatMap(([name, branch]) => [...leavesOf(branch, path === '' ? name : `${path}.${name}`)]))
}
