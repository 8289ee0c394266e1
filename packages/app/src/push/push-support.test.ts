import { expect, it } from 'vitest'
import { type BrowserFacts, isAppleDevice, type PushSupport, pushSupport } from './push-support.ts'

const good: BrowserFacts = {
  isSecure: true,
  canPush: true,
  permission: 'default',
  isApple: false,
  isInstalled: false,
}

it.each<[string, Partial<BrowserFacts>, PushSupport]>([
  ['a browser that was never asked', {}, 'ready'],
  ['one that was allowed', { permission: 'granted' }, 'ready'],
  ['one that was forbidden', { permission: 'denied' }, 'blocked'],
  // Over plain http a browser reports no workers, and forbids what nobody asked for.
  ['plain http', { isSecure: false, canPush: false, permission: 'denied' }, 'needs_https'],
  ['plain http on an iPhone', { isSecure: false, canPush: false, isApple: true, permission: undefined }, 'needs_https'],
  ['a page in Safari on an iPhone', { isApple: true, canPush: false, permission: undefined }, 'needs_home_screen'],
  ['the app on the home screen of an iPhone', { isApple: true, isInstalled: true }, 'ready'],
  ['that on an old iPhone', { isApple: true, isInstalled: true, canPush: false, permission: undefined }, 'unsupported'],
  ['a browser inside another app', { canPush: false, permission: undefined }, 'unsupported'],
])('%s', (_name, facts, support) => {
  expect(pushSupport({ ...good, ...facts })).toBe(support)
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 5, false],
])('%s with %i touch points is an Apple device to hold: %s', (userAgent, points, isApple) => {
  expect(isAppleDevice(userAgent, points)).toBe(isApple)
})
