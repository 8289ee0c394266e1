import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeBase58Check, encodeBase58Check } from './base58.ts'

/** Payloads of published addresses: of nothing, of the first block, of a script, of a token on Tron. */
const vectors: [payload: string, text: string][] = [
  [`00${'00'.repeat(20)}`, '1111111111111111111114oLvT2'],
  ['0062e907b15cbf27d5425399ebf6f0fb50ebb88f18', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['05b472a266d0bd89c13706a4132ccfb16f7c3b9fcb', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
]

it.each(vectors)('writes and reads %s', (payload, text) => {
  expect(encodeBase58Check(hexToBytes(payload))).toBe(text)
  const decoded = decodeBase58Check(text)
  expect(decoded.ok && bytesToHex(decoded.value)).toBe(payload)
})

it('reads what it wrote, whatever it is', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), (payload) => {
      const decoded = decodeBase58Check(encodeBase58Check(payload))
      return decoded.ok && bytesToHex(decoded.value) === bytesToHex(payload)
    }),
  )
  expect(decodeBase58Check('')).toEqual({ ok: false, refusal: 'malformed' })
})
