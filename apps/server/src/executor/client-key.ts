import { ok, refuse, type Result } from '@touchstone/domain/result'

/** A key older than this that is not recorded is refused: its command may have been decided and forgotten. */
export const clientKeyForMs = 24 * 3_600_000

/**
 * A key stamped further ahead of our clock is refused: it would be taken as new long after what it did is forgotten.
 * Our choice; clients correct their clocks by ours.
 */
export const clientKeyAheadMs = 5 * 60_000

declare const checked: unique symbol

/**
 * The idempotency key of a request as it is stored: a UUIDv7 under a prefix of its own, so that no request can reach the
 * keys that the house derives (`settle:`, `fill:`, `funding:` and the like), nor one of an operator that of a user.
 */
export type RequestKey<Prefix extends 'u' | 'o'> = {
  readonly key: `${Prefix}:${string}`
  readonly stampedAt: number
  readonly [checked]: true
}
export type ClientKey = RequestKey<'u'>
export type OperatorKey = RequestKey<'o'>

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const keyUnder =
  <Prefix extends 'u' | 'o'>(prefix: Prefix) =>
  (unchecked: string): Result<RequestKey<Prefix>, { kind: 'key_malformed' }> => {
    const uuid = unchecked.toLowerCase()
    if (!uuidV7.test(uuid)) return refuse({ kind: 'key_malformed' })
    const stampedAt = Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16)
    return ok({ key: `${prefix}:${uuid}`, stampedAt } as RequestKey<Prefix>)
  }

/** Of what a client sent. */
export const clientKeyOf = keyUnder('u')
/** Of what the console sent. */
export const operatorKeyOf = keyUnder('o')

/** A UUIDv7 of a time (epoch milliseconds) and at least ten random bytes. */
export function newClientKey(at: number, random: Uint8Array): string {
  const bytes = Uint8Array.from(random.subarray(0, 10))
  bytes[0] = 0x70 | ((bytes[0] ?? 0) & 0x0f)
  bytes[2] = 0x80 | ((bytes[2] ?? 0) & 0x3f)
  const hex = at.toString(16).padStart(12, '0') + Buffer.from(bytes).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
