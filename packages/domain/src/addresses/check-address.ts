import { ok, refuse, type Result } from '../result.ts'
import { decodeBase58Check } from './base58.ts'
import { decodeEvmAddress } from './evm-address.ts'
import { type AddressFamily, familyOf, type Network } from './networks.ts'
import { decodeSegwit } from './segwit.ts'

export type AddressRefusal = { kind: 'address_malformed' | 'address_wrong_network' | 'address_checksum_wrong' }

/** How a text reads: as an address of one of our families, or as a complete one of an unknown network. */
type Reading =
  | { is: 'address'; family: AddressFamily | 'foreign'; text: string }
  | { is: 'checksum_wrong'; families: readonly AddressFamily[] }
  | { is: 'malformed' }

const malformed: Reading = { is: 'malformed' }
const hashBytes = 20
const taprootBytes = 32
const payToKeyHash = 0x00
const payToScriptHash = 0x05
export const tronVersion = 0x41
export const bitcoinPrefix = 'bc'

/**
 * Whether money can be sent to an address: the address as its network writes it, checksum and all. Spaces around it are
 * forgiven. Of Bitcoin all kinds of the main network are taken, of Tron and Ethereum-like networks the one that there is.
 */
export function checkAddress(network: Network, unchecked: string): Result<string, AddressRefusal> {
  const family = familyOf(network)
  const reading = read(unchecked.trim())
  if (reading.is === 'malformed') return refuse({ kind: 'address_malformed' })
  if (reading.is === 'checksum_wrong')
    return refuse({ kind: reading.families.includes(family) ? 'address_checksum_wrong' : 'address_malformed' })
  return reading.family === family ? ok(reading.text) : refuse({ kind: 'address_wrong_network' })
}

function read(text: string): Reading {
  if (/^0x/i.test(text)) return readEvm(text)
  const segwit = readSegwit(text)
  return segwit.is === 'malformed' ? readBase58(text) : segwit
}

function readEvm(text: string): Reading {
  const decoded = decodeEvmAddress(text)
  if (decoded.ok) return { is: 'address', family: 'evm', text: decoded.value }
  return decoded.refusal === 'malformed' ? malformed : { is: 'checksum_wrong', families: ['evm'] }
}

function readSegwit(text: string): Reading {
  const decoded = decodeSegwit(text)
  if (decoded.ok) {
    const { prefix, version, program } = decoded.value
    if (prefix !== bitcoinPrefix) return { is: 'address', family: 'foreign', text }
    // Anybody could take coins sent to versions without a meaning yet.
    const spendable = version === 0 || (version === 1 && program.length === taprootBytes)
    return spendable ? { is: 'address', family: 'bitcoin', text: text.toLowerCase() } : malformed
  }
  const ours = text.toLowerCase().startsWith(`${bitcoinPrefix}1`)
  return ours && decoded.refusal === 'checksum_wrong' ? { is: 'checksum_wrong', families: ['bitcoin'] } : malformed
}

function readBase58(text: string): Reading {
  const decoded = decodeBase58Check(text)
  if (decoded.ok) {
    const [version] = decoded.value
    if (decoded.value.length !== 1 + hashBytes) return malformed
    if (version === payToKeyHash || version === payToScriptHash) return { is: 'address', family: 'bitcoin', text }
    return { is: 'address', family: version === tronVersion ? 'tron' : 'foreign', text }
  }
  if (decoded.refusal === 'malformed' || text.length < 26 || text.length > 35) return malformed
  return { is: 'checksum_wrong', families: /^[13]/.test(text) ? ['bitcoin'] : text.startsWith('T') ? ['tron'] : [] }
}
