import { canonicalText } from '../ledger/canonical.ts'
import { type Hash, hashLeaf, hashPair } from '../ledger/hash.ts'
import { merkleRoot } from '../ledger/merkle.ts'
import { foldTree, hiddenSpans, openedRoot } from '../ledger/opened-tree.ts'
import { assert } from '../result.ts'
import { keptByText, shownTextsMax } from './kept-by-text.ts'
import type { Settings } from './settings.ts'

/** A part of the settings that can be shown alone, such as one symbol's terms: a leaf `<name> <canonical text>`. */
export type SettingsSection = { name: string; text: string }

/** Which sections a receipt shows of a version, and the nodes that stand for all others. */
export type SettingsProof = { indexes: readonly number[]; hidden: readonly Hash[] }

type Json = Parameters<typeof canonicalText>[0]
type Fields = { readonly [name: string]: Json }

/** Lists in which each item is a section of its own, by the field that names it. */
const listed = { symbols: 'symbol', channels: 'id', countries: 'country' } as const

/**
 * Returns the sections of a stored text of settings, in code-unit order of their names: its top-level fields, with each
 * symbol, channel and country apart. It reads the text, never the settings: what a later version adds is not in it.
 * @throws if the text is malformed.
 */
function settingsSections(text: string): SettingsSection[] {
  const { symbols, countries, funds, ...rest } = JSON.parse(text) as Fields
  const { channels, ...ownFunds } = (funds ?? {}) as Fields
  const sections = [
    ...Object.entries(rest),
    ...(funds === undefined ? [] : [['funds', ownFunds] as const]),
    ...itemsOf('symbols', symbols),
    ...itemsOf('channels', channels),
    ...itemsOf('countries', countries),
  ]
  return sections
    .map(([name, value]) => ({ name, text: canonicalText(value) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const itemsOf = (list: keyof typeof listed, items: Json): [string, Json][] =>
  ((items ?? []) as Fields[]).map((item) => [`${list}/${nameIn(item, listed[list])}`, item])

/** The root over the sections of a version, and how many there are. */
export function settingsRoot(text: string): { sections: number; root: Hash } {
  const leaves = settingsSections(text).map(leafOf)
  return { sections: leaves.length, root: merkleRoot(leaves) }
}

/** The sections of a text of settings, whole or shown in part, each with its leaf. */
export const settingsLeaves = keptByText(
  (text): readonly { name: string; leaf: Hash }[] =>
    settingsSections(text).map((section) => ({ name: section.name, leaf: leafOf(section) })),
  shownTextsMax,
)

type Shown = { text: string; proof: SettingsProof }

/** A version that is cut and hashed, and by the names of what is shown: what was shown of it. */
type Cut = {
  fields: Fields
  names: ReadonlyMap<string, number>
  leaves: readonly Hash[]
  shown: Map<string, Shown>
}

const cutOf = keptByText((text): Cut => {
  const all = settingsSections(text)
  const names = new Map(all.map(({ name }, index) => [name, index]))
  return { fields: JSON.parse(text) as Fields, names, leaves: all.map(leafOf), shown: new Map() }
})

/** Receipts show one symbol mostly, and there are some hundred. Our choice. */
const shownMax = 500

function nameIn(item: Fields, field: string): string {
  const name = item[field]
  return typeof name === 'string' ? name : ''
}

const leafOf = ({ name, text }: SettingsSection): Hash => hashLeaf(`${name} ${text}`)

/** The symbols and channels that are shown of a version. */
export type ShownItems = { symbols: ReadonlySet<string>; channels: ReadonlySet<string> }

/** The stored text of a version with these alone, without countries, and the proof that it is part of it. */
export function shownSettings(text: string, items: ShownItems): Shown {
  const cut = cutOf(text)
  const name = JSON.stringify([[...items.symbols].sort(), [...items.channels].sort()])
  const known = cut.shown.get(name)
  if (known !== undefined) return known
  const shown = showOf(cut, items)
  if (cut.shown.size < shownMax) cut.shown.set(name, shown)
  return shown
}

function showOf({ fields, names, leaves }: Cut, { symbols, channels }: ShownItems): Shown {
  const { countries, ...whole } = fields
  const funds = whole['funds'] as Fields | undefined
  const shown: Fields = {
    ...whole,
    symbols: namedIn(whole['symbols'], 'symbols', symbols),
    ...(funds === undefined ? {} : { funds: { ...funds, channels: namedIn(funds['channels'], 'channels', channels) } }),
    ...(countries === undefined ? {} : { countries: [] }),
  }
  const shownText = canonicalText(shown)
  const indexes = settingsSections(shownText).map(({ name }) => {
    const index = names.get(name)
    assert(index !== undefined, `the settings have a section ${name}`)
    return index
  })
  const hidden = hiddenSpans(leaves.length, new Set(indexes)).map(({ first, count }) =>
    foldTree(leaves.slice(first, first + count), hashPair),
  )
  return { text: shownText, proof: { indexes, hidden } }
}

const namedIn = (items: Json | undefined, list: keyof typeof listed, names: ReadonlySet<string>): Fields[] =>
  ((items ?? []) as Fields[]).filter((item) => names.has(nameIn(item, listed[list])))

/** The sections that are fields of settings. Several may be absent in a text, and then a default counts. */
const fieldSections: Record<Exclude<keyof Settings, 'symbols' | 'countries'>, true> = {
  version: true,
  effectiveAt: true,
  secondContracts: true,
  exchange: true,
  positions: true,
  orders: true,
  demo: true,
  funds: true,
  fundingEveryMs: true,
  fillAt: true,
  investments: true,
  levels: true,
  moreCurrencies: true,
}
const fieldNames = Object.keys(fieldSections)

/**
 * Returns the root that the shown sections of a version lead to.
 * @throws if the proof does not fit them, they do not stand in the order of their names, each name once, or a field of
 * settings that is not shown may be hidden: its absence must be seen, for then its default counts.
 */
export function shownSettingsRoot(text: string, sections: number, { indexes, hidden }: SettingsProof): Hash {
  const shown = settingsLeaves(text)
  assert(shown.length === indexes.length, 'every section that is shown has its place')
  const opened = new Map(shown.map(({ leaf }, place) => [indexes[place] ?? -1, leaf]))
  const rises = (place: number): boolean =>
    place === 0 ||
    ((shown[place - 1]?.name ?? '') < (shown[place]?.name ?? '') && (indexes[place - 1] ?? -1) < (indexes[place] ?? -1))
  assert(
    shown.every((_, place) => rises(place)),
    'sections stand in the order of their names, each name once',
  )
  assert(!mayHideField(shown, indexes, sections), 'no field of the settings may be hidden')
  return openedRoot({ count: sections, opened, hidden }, hashPair).root
}

/** Whether a field that is not shown could stand among the hidden sections, by the order of the names. */
function mayHideField(shown: readonly { name: string }[], indexes: readonly number[], sections: number): boolean {
  const names = new Set(shown.map(({ name }) => name))
  return fieldNames.some((field) => {
    if (names.has(field)) return false
    const next = shown.findIndex(({ name }) => name > field)
    const place = next === -1 ? shown.length : next
    return (indexes[place] ?? sections) - (indexes[place - 1] ?? -1) > 1
  })
}
