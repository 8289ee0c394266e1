import { describe, expect, it } from 'vitest'
import { checkAddress } from './check-address.ts'
import type { Network } from './networks.ts'

const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

describe('an address that money can be sent to', () => {
  it.each<[Network, string, string]>([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['bitcoin', segwit, segwit],
    ['bitcoin', segwit.toUpperCase(), segwit],
    ['bitcoin', taproot, taproot],
    ['tron', tron, tron],
    ['tron', ` ${tron}\n`, tron],
    ['ethereum', evm, evm],
    ['ethereum', evm.toLowerCase(), evm],
    ['ethereum', `0x${evm.slice(2).toUpperCase()}`, evm],
    ['bsc', evm, evm],
  ])('on %s: %s', (network, text, written) => {
    expect(checkAddress(network, text)).toEqual({ ok: true, value: written })
  })
})

describe('an address of another network', () => {
  it.each<[Network, string]>([
    ['bitcoin', tron],
    ['bitcoin', evm],
    ['bitcoin', 'mpXwg4jMtRhuSpVq4xS3HFHmCmWp9NyGKt'],
    ['bitcoin', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
    ['bitcoin', 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'],
    ['tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['tron', evm],
    ['tron', taproot],
    ['ethereum', tron],
    ['ethereum', segwit],
    ['ethereum', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ])('is none on %s: %s', (network, text) => {
    expect(checkAddress(network, text)).toEqual({ ok: false, refusal: { kind: 'address_wrong_network' } })
  })
})

describe('an address with a slip of the pen', () => {
  it.each<[Network, string]>([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLx'],
    ['bitcoin', segwit.replace('w508', 'w509')],
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
  ])('on %s: %s', (network, text) => {
    expect(checkAddress(network, text)).toEqual({ ok: false, refusal: { kind: 'address_checksum_wrong' } })
  })
})

describe('what is no address', () => {
  it.each<[Network, string]>([
    ['bitcoin', ''],
    ['bitcoin', 'sandbox-bitcoin-4f1c'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a'],
    ['bitcoin', `${segwit.slice(0, 10)}Q${segwit.slice(11)}`],
    ['bitcoin', 'BC1SW50QGDZ25J'],
    ['bitcoin', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
    ['bitcoin', '1'.repeat(500)],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6'.repeat(4)],
    ['tron', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLx'],
    ['ethereum', evm.slice(0, -1)],
    ['ethereum', evm.slice(2)],
    ['ethereum', `0X${evm.slice(2)}`],
    ['ethereum', `0x${'0'.repeat(40)}`],
    ['ethereum', '<b>0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed</b>'],
  ])('on %s: %s', (network, text) => {
    expect(checkAddress(network, text)).toEqual({ ok: false, refusal: { kind: 'address_malformed' } })
  })
})
