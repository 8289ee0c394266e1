import { describe, expect, it } from 'vitest'
import { bytesOfBase64url, fromBase64, fromBase64url, toBase64, toBase64url } from './base64.ts'

const vectors = [
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foobar', 'Zm9vYmFy'],
] as const

describe('base64', () => {
  it('is that of RFC 4648, section 10', () => {
    for (const [text, base64] of vectors) {
      const bytes = new TextEncoder().encode(text)
      expect(toBase64(bytes)).toBe(base64)
      expect(fromBase64(base64)).toEqual(bytes)
      expect(toBase64url(bytes)).toBe(base64.replaceAll('=', ''))
      expect([fromBase64url(base64), fromBase64url(base64.replaceAll('=', ''))]).toEqual([bytes, bytes])
    }
    expect(toBase64(Uint8Array.of(251, 255, 254))).toBe('+//+')
    expect(() => fromBase64('a')).toThrow('')
  })

  it('has one base64url text for each value', () => {
    expect(toBase64url(Uint8Array.of(251, 255, 254))).toBe('-__-')
    expect(bytesOfBase64url('-__-', 3)).toEqual(Uint8Array.of(251, 255, 254))
    for (const text of ['-__-', '+//+', '-__-=', '-_', '-__', '-_9', ' -_-', 'é'])
      expect([text, bytesOfBase64url(text, 2)]).toEqual([text, undefined])
    for (const text of ['+//+', '-__-=', ' -_-_', '-__\n-'])
      expect([text, bytesOfBase64url(text, 3)]).toEqual([text, undefined])
    expect(bytesOfBase64url('-_8', 2)).toEqual(Uint8Array.of(251, 255))
  })
})
