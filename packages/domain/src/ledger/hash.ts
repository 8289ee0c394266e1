import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A SHA-256 as 64 hexadecimal digits. */
export type Hash = string

export const emptyHash: Hash = '0'.repeat(64)

/** Of the UTF-8 of a text; a lone surrogate counts as U+FFFD, as everywhere. */
export const hashText = (text: string): Hash => bytesToHex(sha256(utf8ToBytes(text)))

/** Of the bytes of a file. */
export const hashBytes = (bytes: Uint8Array): Hash => bytesToHex(sha256(bytes))

/** SHA-256 of the SHA-256 of bytes, given as hexadecimal digits. @throws where they are none. */
export const doubleHash = (hex: string): Hash => bytesToHex(sha256(sha256(hexToBytes(hex))))

/** The hash of an inner node of a Merkle tree: a prefix keeps it apart from every leaf. */
export const hashPair = (left: Hash, right: Hash): Hash =>
  bytesToHex(sha256(concatBytes(Uint8Array.of(1), hexToBytes(left), hexToBytes(right))))

/** The hash of a leaf of a Merkle tree. */
export const hashLeaf = (text: string): Hash => bytesToHex(sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(text))))
