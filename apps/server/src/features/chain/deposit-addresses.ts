import { createHash } from 'node:crypto'
import { isNetwork, type Network } from '@touchstone/domain/addresses/networks'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Channel } from '@touchstone/domain/settings/settings'
import type { Sql } from '../../platform/database.ts'
import { addressOf, recordAddress, takeNextIndex } from './deposit-addresses.store.ts'
import type { DepositKey } from './deposit-keys.ts'

export type DepositAddresses = (
  userId: number,
  channel: Pick<Channel, 'kind' | 'network' | 'sandbox'>,
) => Promise<Result<string, { kind: 'deposit_channel_off' }>>

type DepositAddressDeps = {
  sql: Sql
  clock: () => number
  keys: ReadonlyMap<Network, DepositKey>
  /** Whether deposits to such an address will be seen from now on. */
  isWatched: (network: Network) => Promise<boolean>
}

/**
 * Gives the user's own address of a chain channel, always the same for the same key. Refused if nobody would see a
 * deposit. A sandbox address is not valid on any network.
 */
export function createDepositAddresses({ sql, clock, keys, isWatched }: DepositAddressDeps): DepositAddresses {
  return async (userId, channel) => {
    const { kind, network, sandbox } = channel
    if (kind !== 'chain' || !isNetwork(network)) return refuse({ kind: 'deposit_channel_off' })
    if (sandbox) return ok(sandboxAddress(userId, network))
    const key = keys.get(network)
    if (key === undefined || !(await isWatched(network))) return refuse({ kind: 'deposit_channel_off' })
    return ok((await addressOf(sql, key.id, userId)) ?? (await giveAddress(sql, key, userId, clock())))
  }
}

/** Concurrent requests get the same address: the second waits for the first, and finds its address. */
async function giveAddress(sql: Sql, key: DepositKey, userId: number, at: number): Promise<string> {
  return sql.begin(async (transaction) => {
    const index = await takeNextIndex(transaction, key.id)
    const given = await addressOf(transaction, key.id, userId)
    if (given !== undefined) return given
    const address = key.addressAt(index)
    await recordAddress(transaction, { key: key.id, family: key.family, userId, index, address, at })
    return address
  })
}

/** Made up so that it cannot be one: no network writes hyphens. */
function sandboxAddress(userId: number, network: Network): string {
  const digits = createHash('sha256').update(`sandbox ${network} ${userId}`).digest('hex')
  return `sandbox-${network}-${digits.slice(0, 24)}`
}
