import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { assert } from '../result.ts'
import { encodeBase58Check } from './base58.ts'
import { bitcoinPrefix, tronVersion } from './check-address.ts'
import { encodeEvmAddress } from './evm-address.ts'
import type { AddressFamily } from './networks.ts'
import { encodeSegwit } from './segwit.ts'

/** A point of secp256k1, both ways that it is written: in 33 bytes and in 65. */
export type PublicKey = { compressed: Uint8Array; uncompressed: Uint8Array }

/** Returns the address of a public key: for Bitcoin pay to witness public key hash, as in BIP-84. */
export function publicKeyAddress(family: AddressFamily, { compressed, uncompressed }: PublicKey): string {
  assert(compressed.length === 33 && uncompressed.length === 65, 'a public key has 33 or 65 bytes')
  if (family === 'bitcoin')
    return encodeSegwit({ prefix: bitcoinPrefix, version: 0, program: ripemd160(sha256(compressed)) })
  const account = keccak_256(uncompressed.subarray(1)).subarray(-20)
  return family === 'evm'
    ? encodeEvmAddress(account)
    : encodeBase58Check(concatBytes(Uint8Array.of(tronVersion), account))
}
