import { randomBytes } from 'node:crypto'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { createReplay } from '@touchstone/market/replay/replay'
import { readRecordedFolder } from '@touchstone/market/replay/read-recorded-folder'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import { ensureFeedKind, identityOf } from '../platform/identity.ts'
import type { Sql } from '../platform/database.ts'

/** A feed that is a function of time: what was missed can be lived afterwards. */
export type SandboxFeed = {
  /** In a plain line, for the person who starts the server. */
  description: string
  symbols: readonly string[]
  tickAt: (symbol: string, at: number) => FeedTick | undefined
}

type Wanted = { feed: string; seed: string | undefined; now: number; symbols: readonly SymbolTerms[] }

/**
 * The feed that `FEED` names: `simulated`, or `replay:<folder>`.
 * @throws with a sentence for the operator when it names nothing that there is.
 */
export async function openSandboxFeed(owner: Sql, { feed, seed, now, symbols }: Wanted): Promise<SandboxFeed> {
  if (feed === 'simulated') {
    await ensureFeedKind(owner, 'sandbox')
    const own = await identityOf(owner, 'market_seed', () => randomBytes(32).toString('hex'))
    const market = createSimulatedMarket(seed ?? own, symbols)
    const how = seed === undefined ? 'a seed of its own' : 'the seed that SEED sets, which is no secret'
    return { ...market, description: `simulated market from ${how}` }
  }
  const folder = /^replay:(.+)$/.exec(feed)?.[1]
  if (folder === undefined) throw new Error(`FEED is "simulated" or "replay:<folder>", not "${feed}"`)
  await ensureFeedKind(owner, 'sandbox')
  const startedAt = Number(await identityOf(owner, 'replay_shifted_to', () => String(now)))
  const replay = createReplay(await readRecordedFolder(folder, { symbols }), { shiftedTo: startedAt })
  return { ...replay, description: `${replay.source}: real bars, points inside a bar are interpolated` }
}

/** The frames of one second, of every symbol that has a price then. */
export const framesAt = (feed: SandboxFeed, at: number): FeedTick[] =>
  feed.symbols.flatMap((symbol) => feed.tickAt(symbol, at) ?? [])
