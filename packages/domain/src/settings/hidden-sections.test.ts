import { describe, expect, it } from 'vitest'
import { canonicalText } from '../ledger/canonical.ts'
import { hashPair } from '../ledger/hash.ts'
import { foldTree, hiddenSpans } from '../ledger/opened-tree.ts'
import { defaultSettings } from './default-settings.ts'
import { settingsLeaves, settingsRoot, shownSettings, shownSettingsRoot } from './settings-sections.ts'
import { settingsText } from './settings-text.ts'

const text = settingsText(defaultSettings)
const shownItems = { symbols: new Set(['BTC/USDT']), channels: new Set<string>() }
const whole = shownSettings(text, shownItems)

/** A part that lacks one more field, with a proof in which every hash is right. */
function without(field: string): { text: string; root: () => string } {
  const { [field]: _, ...rest } = JSON.parse(whole.text) as Record<string, never>
  const shown = canonicalText(rest)
  const leaves = settingsLeaves(text)
  const indexes = settingsLeaves(shown).map(({ name }) => leaves.findIndex((each) => each.name === name))
  const hidden = hiddenSpans(leaves.length, new Set(indexes)).map(({ first, count }) =>
    foldTree(
      leaves.slice(first, first + count).map(({ leaf }) => leaf),
      hashPair,
    ),
  )
  return { text: shown, root: () => shownSettingsRoot(shown, leaves.length, { indexes, hidden }) }
}

describe('a part of the settings', () => {
  it('has the root of the whole', () => {
    const { sections, root } = settingsRoot(text)
    expect(shownSettingsRoot(whole.text, sections, whole.proof)).toBe(root)
  })

  const fields = Object.keys(JSON.parse(text) as object).filter((name) => !['symbols', 'countries'].includes(name))
  it.each(fields)('does not hide %s, for then its default would count', (field) => {
    expect(without(field).root).toThrow('no field of the settings may be hidden')
  })

  it.each(['fillAt', 'orders', 'funds', 'investments'])('may lack %s where the version has none', (field) => {
    const { [field]: _, ...rest } = JSON.parse(text) as Record<string, never>
    const older = canonicalText(rest)
    const { text: shown, proof } = shownSettings(older, shownItems)
    const { sections, root } = settingsRoot(older)
    expect(shownSettingsRoot(shown, sections, proof)).toBe(root)
  })
})

it('keeps so many parts of a version that are shown often, and no more', () => {
  const own = settingsText({ ...defaultSettings, version: 7 })
  const part = (name: string) => shownSettings(own, { symbols: new Set([name]), channels: new Set() })
  const first = part('symbol 0')
  for (let index = 1; index < 500; index += 1) part(`symbol ${index}`)
  expect(part('symbol 0')).toBe(first)
  expect(part('symbol 499')).toBe(part('symbol 499'))
  expect(part('symbol 500')).not.toBe(part('symbol 500'))
  expect(part('symbol 500')).toEqual(first)
})
