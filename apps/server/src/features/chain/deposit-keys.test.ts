import { describe, expect, it } from 'vitest'
import { openDepositKey } from './deposit-keys.ts'
import { testKeys } from './test-keys.ts'

/** Of the words `test` eleven times and `junk`, which every development node knows. */
const junk =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP'
/** The vector of BIP-84, at its root. */
const root =
  'zpub6jftahH18ngZxLmXaKw3GSZzZsszmt9WqedkyZdezFtWRFBZqsQH5hyUmb4pCEeZGmVfQuP5bedXTB8is6fTv19U1GQRyQUKQGUTzyHACMF'
const privateKeys = [
  'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE',
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
]

describe('published addresses', () => {
  it.each([
    ['bitcoin', testKeys.bitcoin, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['bitcoin', testKeys.bitcoin, 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    ['bitcoin', testKeys.bitcoinAsXpub, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['ethereum', testKeys.evm, 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['ethereum', junk, 0, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['ethereum', junk, 1, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['ethereum', junk, 9, '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'],
    ['bsc', junk, 0, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['tron', testKeys.tron, 0, 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ] as const)('%s %s/0/%i', (network, key, index, address) => {
    expect(openDepositKey('XPUB', network, key).addressAt(index)).toBe(address)
  })
})

it('knows a key again that is written in another way', () => {
  const written = [testKeys.bitcoin, testKeys.bitcoinAsXpub].map((key) => openDepositKey('XPUB', 'bitcoin', key).id)
  expect(new Set(written).size).toBe(1)
  expect(openDepositKey('XPUB', 'tron', testKeys.evm).id).not.toBe(openDepositKey('XPUB', 'bsc', testKeys.evm).id)
})

describe('what is refused', () => {
  it.each(privateKeys)('a private key, which is not repeated: %s', (key) => {
    const open = () => openDepositKey('XPUB_BITCOIN', 'bitcoin', key)
    expect(open).toThrow('XPUB_BITCOIN is a private key')
    expect(open).not.toThrow(key)
  })

  it.each([
    ['another kind of key', testKeys.evm.replace('xpub', 'ypub'), 'must be an extended public key, xpub…'],
    ['a slip of the pen', testKeys.evm.replace('DCoC', 'DCoD'), 'wrong checksum'],
    ['nothing of the kind', 'hello', 'must be an extended public key'],
    ['a key of Bitcoin', testKeys.bitcoin, 'must be an extended public key, xpub…'],
  ])('for Ethereum %s', (_, key, reason) => {
    expect(() => openDepositKey('XPUB_ETHEREUM', 'ethereum', key)).toThrow(reason)
  })

  it('a key above or below an account', () => {
    expect(() => openDepositKey('XPUB_BITCOIN', 'bitcoin', root)).toThrow('at depth 3, not 0')
  })
})
