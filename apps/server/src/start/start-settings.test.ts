import { afterEach, expect, it, vi } from 'vitest'
import { bitsIn, contactIn, numberIn, originsIn, setting, wordIn } from './start-settings.ts'

const name = 'TOUCHSTONE_TEST'
afterEach(() => {
  vi.unstubAllEnvs()
})
const given = (text: string): void => void vi.stubEnv(name, text)

it('one that is set to nothing is not set', () => {
  given('')
  expect(setting(name)).toBeUndefined()
  expect(numberIn(name, 7, 10)).toBe(7)
  expect(wordIn(name, 'info', ['info', 'warn'])).toBe('info')
  expect(contactIn(name, 'mailto:a@b.example')).toBe('mailto:a@b.example')
})

it.each([
  ['0', 0],
  ['10', 10],
])('takes %s as a number', (text, value) => {
  given(text)
  expect(numberIn(name, 7, 10)).toBe(value)
})

it.each(['11', '-1', '1.5', '1e1', ' 1', 'ten'])('takes "%s" as none', (text) => {
  given(text)
  expect(() => numberIn(name, 7, 10)).toThrow(`${name} must be a whole number up to 10, not "${text}"`)
})

it('takes only 256 bits as a seed', () => {
  expect(bitsIn(name)).toBeUndefined()
  given('71'.repeat(32))
  expect(bitsIn(name)).toBe('71'.repeat(32))
  given('AB'.repeat(32))
  expect(bitsIn(name)).toBe('AB'.repeat(32))
  for (const text of ['xyz', '71'.repeat(31), '71'.repeat(33)]) {
    given(text)
    expect(() => bitsIn(name)).toThrow(`${name} must be 64 hexadecimal digits, not "${text}"`)
  }
})

it('takes only the words that there are', () => {
  given('warn')
  expect(wordIn(name, 'info', ['info', 'warn'])).toBe('warn')
  given('loud')
  expect(() => wordIn(name, 'info', ['info', 'warn'])).toThrow(`${name} must be one of info, warn, not "loud"`)
})

it('takes only addresses that a person can be written to', () => {
  given('https://example.com/contact')
  expect(contactIn(name, '')).toBe('https://example.com/contact')
  given('me')
  expect(() => contactIn(name, '')).toThrow(`${name} must start with mailto: or https://, not "me"`)
})

it('takes only origins, and plain http on this machine alone', () => {
  expect(originsIn(name)).toEqual([])
  given('https://push.example.org,http://127.0.0.1:8081')
  expect(originsIn(name)).toEqual(['https://push.example.org', 'http://127.0.0.1:8081'])
  for (const text of ['http://10.0.0.1', 'https://push.example.org/', 'push.example.org', 'ftp://127.0.0.1']) {
    given(text)
    expect(() => originsIn(name)).toThrow(
      `${name} must hold origins such as https://push.example.org separated by commas, not "${text}"`,
    )
  }
})
