import { type Currency, placesOf } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'
import type { Sql } from '../../platform/database.ts'
import { goBackTo, putPoint, type ReadPoint, readPoints } from './chain-cursors.store.ts'
import {
  countTransfers,
  markDelivered,
  putTransfer,
  type RecordedTransfer,
  waitingTransfers,
} from './chain-transfers.store.ts'
import { ownersByAddress } from './deposit-addresses.store.ts'
import { type EvmChain, mayBeTooMuch, reasonOf, type TokenTransfer } from './evm-chain.ts'
import { scaleUnits } from './scale-units.ts'

/** A token that is watched, as its channel says. */
export type WatchedToken = {
  channel: string
  currency: Currency
  /** Of its contract, with its checksum. */
  token: string
  decimals: number
  confirmations: number
}

/** Money received over a chain; network, transaction and log identify it, however often it is reported. */
export type ChainArrival = {
  network: string
  txHash: string
  logIndex: number
  channel: string
  userId: number
  amount: Money
  /** Of its block, epoch milliseconds. */
  at: number
}

export type ChainCounts = {
  head: number
  /** The block through which transfers were read. */
  read: number
  failures: number
  reorganisations: number
  /** Transfers that were not handed on yet, that were, and that were and are no longer in the chain. */
  waiting: number
  delivered: number
  lost: number
}

export type EvmWatcherDeps = {
  network: string
  chainId: number
  chain: EvmChain
  sql: Sql
  clock: () => number
  tokens: () => readonly WatchedToken[]
  /** Called for every confirmed transfer; called again for the same one after a failure. */
  onArrival: (arrival: ChainArrival) => Promise<unknown>
  log: (message: string, details: Record<string, unknown>) => void
}

const blocksMax = 2_000

/** Reads a network's confirmed blocks one after the other, and hands on what arrived in them. */
export function createEvmWatcher(deps: EvmWatcherDeps) {
  const { chain, tokens } = deps
  const counts: ChainCounts = { head: 0, read: 0, failures: 0, reorganisations: 0, waiting: 0, delivered: 0, lost: 0 }
  const checkChain = chainCheck(deps)
  let blocksAtOnce = blocksMax

  /** A service that finds a range too long is asked for half of it, down to a single block. */
  async function readPatiently(last: ReadPoint, goal: number, watched: readonly WatchedToken[]) {
    for (;;) {
      try {
        const to = Math.min(last.number + blocksAtOnce, goal)
        const point = await readNext(deps, counts, { last, to, watched })
        blocksAtOnce = Math.min(blocksAtOnce * 2, blocksMax)
        return point
      } catch (error) {
        const asked = Math.min(blocksAtOnce, goal - last.number)
        if (asked <= 1 || !mayBeTooMuch(error)) throw error
        blocksAtOnce = Math.floor(asked / 2)
      }
    }
  }

  return {
    counts: (): ChainCounts => ({ ...counts }),
    /** Reads what is confirmed and hands it on. @throws when the service or the database failed; the next turn goes on. */
    async turn(): Promise<void> {
      // Read the head before the tokens and the owners: tokens and owners newer than these get deposits after this head
      // only.
      const head = await chain.head()
      counts.head = head
      const watched = tokens()
      if (watched.length === 0) return
      await checkChain(watched)
      const goal = Math.max(0, head - Math.max(...watched.map(({ confirmations }) => confirmations)))
      let last = await lastPoint(deps, goal)
      while (last !== undefined) {
        counts.read = last.number
        if (last.number >= goal && (await isInChain(chain, last))) break
        last = await readPatiently(last, goal, watched)
      }
      await handOn(deps, counts)
    },
  }
}

/** Checks once that the service is of the right chain, and once per token that its decimals are those of its channel. */
function chainCheck({ network, chainId, chain }: EvmWatcherDeps) {
  const checked = new Map<string, number>()
  let isRightChain = false
  return async (watched: readonly WatchedToken[]): Promise<void> => {
    if (!isRightChain) {
      const id = await chain.chainId()
      if (id !== chainId)
        throw new Error(`wrong chain: the service is on chain ${id}, but ${network} is chain ${chainId}`)
      isRightChain = true
    }
    for (const { channel, token, decimals } of watched) {
      const found = checked.get(token) ?? (await chain.decimalsOf(token))
      checked.set(token, found)
      if (found !== decimals)
        throw new Error(`the token of channel ${channel} has ${found} decimals, but the channel says ${decimals}`)
    }
  }
}

/** Returns where to continue; the first time at the goal, because no user had an address before. */
async function lastPoint({ sql, network, chain }: EvmWatcherDeps, goal: number): Promise<ReadPoint | undefined> {
  const [last] = await readPoints(sql, network, 1)
  if (last !== undefined) return last
  const first = await chain.blockAt(goal)
  if (first !== undefined) await sql.begin((transaction) => putPoint(transaction, network, first))
  return first
}

/** Goes back to the newest point that is still in the chain. */
async function commonPoint({ sql, network, chain, log }: EvmWatcherDeps, last: ReadPoint): Promise<ReadPoint> {
  const points = await readPoints(sql, network)
  for (const point of points) {
    if ((await chain.blockAt(point.number))?.hash !== point.hash) continue
    await sql.begin((transaction) => goBackTo(transaction, network, point.number))
    log('chain reorganised deeper than its confirmations', { network, from: last.number, to: point.number })
    return point
  }
  throw new Error(`none of the blocks read earlier is on ${network}: is this another chain?`)
}

type Stretch = { last: ReadPoint; to: number; watched: readonly WatchedToken[] }

/** @returns the point after the next blocks, or undefined if the chain changed meanwhile or is not that far. */
async function readNext(
  deps: EvmWatcherDeps,
  counts: ChainCounts,
  { last, to, watched }: Stretch,
): Promise<ReadPoint | undefined> {
  const { sql, network, chain, log } = deps
  // The last block implies all blocks before it: everything read between two checks of it is of one chain.
  const end = await chain.blockAt(to)
  const known = await chain.blockAt(last.number)
  if (end === undefined || known === undefined) return undefined
  if (known.hash !== last.hash) {
    const point = await commonPoint(deps, last)
    counts.reorganisations += 1
    return point
  }
  if (to <= last.number) return last
  const owners = await ownersByAddress(sql, 'evm')
  const contracts = watched.map(({ token }) => token)
  const range = { from: last.number + 1, to }
  const transfers = await chain.transfers(contracts, new Set(owners.keys()), range)
  if ((await chain.blockAt(to))?.hash !== end.hash) return undefined
  const recorded = transfers.map((transfer) => recordOf(network, transfer, owners, watched))
  await sql.begin(async (transaction) => {
    for (const transfer of recorded) {
      if (await putTransfer(transaction, transfer)) continue
      const { txHash, logIndex } = transfer
      log('transfer changed after it was reported', { network, txHash, logIndex })
    }
    await putPoint(transaction, network, end)
  })
  return end
}

/** Hands on the waiting transfers; one that fails stays waiting. */
async function handOn({ sql, network, clock, onArrival, log }: EvmWatcherDeps, counts: ChainCounts): Promise<void> {
  for (const transfer of await waitingTransfers(sql, network)) {
    try {
      await onArrival(transfer)
      await markDelivered(sql, transfer, clock())
    } catch (error) {
      counts.failures += 1
      const { txHash, logIndex } = transfer
      log('failed to report a transfer', { network, txHash, logIndex, reason: reasonOf(error) })
    }
  }
  Object.assign(counts, await countTransfers(sql, network))
}

async function isInChain(chain: EvmChain, { number, hash }: ReadPoint): Promise<boolean> {
  const block = await chain.blockAt(number)
  return block === undefined || block.hash === hash
}

function recordOf(
  network: string,
  transfer: TokenTransfer,
  owners: ReadonlyMap<string, number>,
  watched: readonly WatchedToken[],
): RecordedTransfer {
  const userId = owners.get(transfer.recipient)
  const terms = watched.find(({ token }) => token === transfer.token)
  if (userId === undefined || terms === undefined)
    throw new Error('the node returned a transfer of a token or to an address that is not watched')
  const { channel, currency, decimals } = terms
  const scaled = scaleUnits(transfer.units, decimals, placesOf(currency))
  return { ...transfer, ...scaled, network, channel, currency, userId, decimals }
}
