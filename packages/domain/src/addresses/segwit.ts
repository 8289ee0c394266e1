import { ok, refuse, type Result } from '../result.ts'

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const checksumDigits = 6
const lengthMax = 90
/** The remainder of the checksum: of BIP-173 for version 0, of BIP-350 for later versions. */
const remainder = { bech32: 1, bech32m: 0x2bc830a3 }

export type SegwitAddress = { prefix: string; version: number; program: Uint8Array }

/** An address of BIP-173 or BIP-350, in lower case. */
export function encodeSegwit({ prefix, version, program }: SegwitAddress): string {
  const digits = [version, ...regroup([...program], 8, 5, true)]
  const check = polymod([...expand(prefix), ...digits, ...Array<number>(checksumDigits).fill(0)]) ^ remainderOf(version)
  const checksum = Array.from(
    { length: checksumDigits },
    (_, index) => (check >> (5 * (checksumDigits - 1 - index))) & 31,
  )
  return `${prefix}1${[...digits, ...checksum].map((digit) => alphabet.charAt(digit)).join('')}`
}

/** Decodes any prefix. Upper and lower case are valid, mixed case is not. */
export function decodeSegwit(text: string): Result<SegwitAddress, 'malformed' | 'checksum_wrong'> {
  const lower = text.toLowerCase()
  if (text.length > lengthMax || (text !== lower && text !== text.toUpperCase())) return refuse('malformed')
  const parts = /^([!-~]{1,83})1([a-z0-9]{7,})$/.exec(lower)
  const prefix = parts?.[1] ?? ''
  const digits = Array.from(parts?.[2] ?? '', (character) => alphabet.indexOf(character))
  const [version = -1, ...data] = digits.slice(0, -checksumDigits)
  if (digits.includes(-1) || version < 0 || version > 16) return refuse('malformed')
  if (polymod([...expand(prefix), ...digits]) !== remainderOf(version)) return refuse('checksum_wrong')
  const program = regroup(data, 5, 8, false)
  if (program === undefined || !isProgram(version, program.length)) return refuse('malformed')
  return ok({ prefix, version, program: Uint8Array.from(program) })
}

const remainderOf = (version: number): number => (version === 0 ? remainder.bech32 : remainder.bech32m)

const isProgram = (version: number, bytes: number): boolean =>
  bytes >= 2 && bytes <= 40 && (version !== 0 || bytes === 20 || bytes === 32)

const expand = (prefix: string): number[] => {
  const codes = Array.from(prefix, (character) => character.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function polymod(digits: readonly number[]): number {
  let check = 1
  for (const digit of digits) {
    const top = check >> 25
    check = ((check & 0x1ffffff) << 5) ^ digit
    for (const [bit, generator] of generators.entries()) if (((top >> bit) & 1) === 1) check ^= generator
  }
  return check
}

/** Regroups bits; undefined if the remainder is more than padding. */
function regroup(values: readonly number[], from: number, to: number, pad: true): number[]
function regroup(values: readonly number[], from: number, to: number, pad: false): number[] | undefined
function regroup(values: readonly number[], from: number, to: number, pad: boolean): number[] | undefined {
  const groups: number[] = []
  let held = 0
  let bits = 0
  for (const value of values) {
    held = ((held << from) | value) & 0xfff
    bits += from
    for (; bits >= to; bits -= to) groups.push((held >> (bits - to)) & ((1 << to) - 1))
  }
  const rest = held & ((1 << bits) - 1)
  if (pad) return bits === 0 ? groups : [...groups, (rest << (to - bits)) & ((1 << to) - 1)]
  return bits >= from || rest !== 0 ? undefined : groups
}
