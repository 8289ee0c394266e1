import { expect, it } from 'vitest'
import { defaultSettings } from './default-settings.ts'
import { settingsFromText, settingsText } from './settings-text.ts'

it('reads back what it wrote, to the last digit', () => {
  expect(settingsFromText(settingsText(defaultSettings))).toEqual(defaultSettings)
})

it('writes one text however the symbols were put together', () => {
  const turned = { ...defaultSettings, symbols: new Map([...defaultSettings.symbols].reverse()) }
  expect(settingsText(turned)).toBe(settingsText(defaultSettings))
})
