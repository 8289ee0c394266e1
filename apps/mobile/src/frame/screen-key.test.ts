import { expect, it } from 'vitest'
import { screenKey } from './screen-key.ts'

it('a screen begins anew at another path and in another language', () => {
  const key = screenKey('/demotrading', 'demo', 'en-US')
  expect(screenKey('/demotrading', 'demo', 'en-US')).toBe(key)
  expect(screenKey('/demotrading', 'demo', 'de-DE')).not.toBe(key)
  expect(screenKey('/home', 'home', 'en-US')).not.toBe(key)
})

it('stays where the language is chosen', () => {
  expect(screenKey('/settings', 'settings', 'de-DE')).toBe(screenKey('/settings', 'settings', 'en-US'))
})
