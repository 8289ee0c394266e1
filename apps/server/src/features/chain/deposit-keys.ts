import { createHash, ECDH } from 'node:crypto'
import { type AddressFamily, familyOf, type Network } from '@touchstone/domain/addresses/networks'
import { publicKeyAddress } from '@touchstone/domain/addresses/public-key-address'
import { HDKey } from '@scure/bip32'

/** Addresses without the keys that spend from them. */
export type DepositKey = {
  /** The same for the same key, however it was written. */
  id: string
  family: AddressFamily
  /** Of a user's index, from 0. */
  addressAt: (index: number) => string
}

/** `xpub`, and what BIP-84 made of it for wallets of Bitcoin: `zpub`. */
const versions = {
  xpub: { private: 0x0488ade4, public: 0x0488b21e },
  zpub: { private: 0x04b2430c, public: 0x04b24746 },
}
/** The depth of an account key: purpose, coin, account. Below it are the external addresses (0) and their numbers. */
const accountDepth = 3

/**
 * Reads an extended public key of an account (BIP-44, of Bitcoin BIP-84), whose addresses are at 0/0, 0/1 and so on.
 * @throws with a sentence for the operator when it is another; one that could spend is refused and not repeated.
 */
export function openDepositKey(name: string, network: Network, text: string): DepositKey {
  if (/^[a-z]prv/i.test(text))
    throw new Error(`${name} is a private key, which must never be on this machine: use the extended public key (xpub)`)
  const family = familyOf(network)
  const kind = /^(xpub|zpub)/.exec(text)?.[1]
  if (kind === undefined || (kind === 'zpub' && family !== 'bitcoin'))
    throw new Error(`${name} must be an extended public key, ${family === 'bitcoin' ? 'zpub… or xpub…' : 'xpub…'}`)
  const account = readKey(name, text, versions[kind === 'zpub' ? 'zpub' : 'xpub'])
  if (account.depth !== accountDepth)
    throw new Error(
      `${name} must be the key of an account, such as m/44'/60'/0', at depth ${accountDepth}, not ${account.depth}`,
    )
  const receiving = account.deriveChild(0)
  return {
    id: createHash('sha256')
      .update(`${family} `)
      .update(publicKeyOf(account))
      .update(chainCodeOf(account))
      .digest('hex'),
    family,
    addressAt(index) {
      const compressed = publicKeyOf(receiving.deriveChild(index))
      const digits = ECDH.convertKey(compressed, 'secp256k1', undefined, 'hex', 'uncompressed')
      return publicKeyAddress(family, { compressed, uncompressed: Buffer.from(digits.toString(), 'hex') })
    },
  }
}

function readKey(name: string, text: string, version: { private: number; public: number }): HDKey {
  try {
    return HDKey.fromExtendedKey(text, version)
  } catch {
    throw new Error(`${name} is not a complete extended public key: wrong checksum`)
  }
}

function publicKeyOf(key: HDKey): Buffer {
  if (key.publicKey === null) throw new Error('the derived key has no public key')
  return Buffer.from(key.publicKey)
}

function chainCodeOf(key: HDKey): Uint8Array {
  if (key.chainCode === null) throw new Error('the derived key has no chain code')
  return key.chainCode
}
