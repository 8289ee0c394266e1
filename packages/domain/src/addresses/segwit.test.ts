import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { decodeSegwit, encodeSegwit } from './segwit.ts'

const key = '751e76e8199196d454941c45d1b3a323f1433bd6'

describe('the vectors of BIP-173 and BIP-350', () => {
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 0, key],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      0,
      '1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
    ],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 1, `${key}${key}`],
    ['BC1SW50QGDZ25J', 16, '751e'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 2, '751e76e8199196d454941c45d1b3a323'],
    [
      'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
      1,
      '000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
    ],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      1,
      '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    ],
  ])('%s', (text, version, program) => {
    const prefix = text.slice(0, 2).toLowerCase()
    const decoded = decodeSegwit(text)
    expect(decoded.ok && { ...decoded.value, program: bytesToHex(decoded.value.program) }).toEqual({
      prefix,
      version,
      program,
    })
    expect(encodeSegwit({ prefix, version, program: hexToBytes(program) })).toBe(text.toLowerCase())
  })

  it.each([
    ['bech32 where bech32m is due', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum_wrong'],
    ['the same in capitals', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'checksum_wrong'],
    ['bech32m where bech32 is due', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum_wrong'],
    ['a letter that is none', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'malformed'],
    ['version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'malformed'],
    ['a program of one byte', 'bc1pw5dgrnzv', 'malformed'],
    [
      'a program of 41 bytes',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
      'malformed',
    ],
    ['16 bytes of version 0', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'malformed'],
    ['mixed case', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'malformed'],
    ['more than four bits of padding', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'malformed'],
    ['padding that is not zero', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'malformed'],
    ['nothing in it', 'bc1gmk9yu', 'malformed'],
  ])('not %s', (_, text, refusal) => {
    expect(decodeSegwit(text)).toEqual({ ok: false, refusal })
  })
})
