import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** A SHA-256 as 64 hexadecimal digits. */
export type Hash = string

export const emptyHash: Hash = '0'.repeat(64)

/** UTF-8 as the hash reads it; `domain` has no TextEncoder. Lone surrogates become U+FFFD, as everywhere. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}

export const hashText = (text: string): Hash => bytesToHex(sha256(utf8(text)))

/** The hash of an inner node of a Merkle tree: a prefix keeps it apart from every leaf. */
export const hashPair = (left: Hash, right: Hash): Hash =>
  bytesToHex(sha256(concatBytes(Uint8Array.of(1), hexToBytes(left), hexToBytes(right))))

/** The hash of a leaf of a Merkle tree. */
export const hashLeaf = (text: string): Hash => bytesToHex(sha256(concatBytes(Uint8Array.of(0), utf8(text))))
