import { unitOf } from '@touchstone/domain/money/mul-div'
import type { NetworkFigures } from '@touchstone/domain/networks/network-figures'
import { subsidyAt } from '@touchstone/domain/networks/networks'
import { dayMs } from '@touchstone/domain/time'
import type { FetchJson } from '../live/fetch-json.ts'
import { listOf, wholeOf } from '../live/unchecked-fields.ts'
import { blockFrom, type ChainBlock, createdIn } from './esplora-block.ts'

/** So many blocks after a day's last one it is taken for final. As exchanges do. */
const confirmations = 6

/** The most blocks of a page, of which services send 10 or 15. Our choice. */
const pageMost = 25

/** A day has some 144 blocks; past this a source does not end. Our choice. */
const blocksMost = 5_000

/**
 * The days of Bitcoin as an Esplora-style REST service shows its blocks (`/blocks/tip/height`, `/blocks/:height`,
 * `/block/:hash/txs/0`). Each block's hash has to follow from its header, prove its work and lead to the next one. A block
 * belongs to the UTC day in which its median time lies.
 * The result is undefined while the day is not over by six blocks.
 * @throws Error with what is wrong, where the service does not answer or answers something else.
 */
export function esploraNetwork({ url, fetchJson }: { url: string; fetchJson: FetchJson }) {
  const known = new Map<number, ChainBlock>()

  async function pageFrom(height: number): Promise<ChainBlock[]> {
    const page = listOf(await fetchJson(`${url}/blocks/${height}`))
    if (page.length > pageMost) throw new Error(`the network source shows ${page.length} blocks in a page`)
    const blocks = page.map(blockFrom).flatMap((block) => block ?? [])
    const areInOrder = blocks.every((block, place) => block.height === height - place)
    if (blocks.length === 0 || blocks.length !== page.length || !areInOrder)
      throw new Error(`the network source shows no proven blocks from ${height} down`)
    for (const block of blocks) known.set(block.height, block)
    return blocks
  }

  /** The block below another, which has to be the one that it names. */
  async function below(block: ChainBlock): Promise<ChainBlock> {
    const height = block.height - 1
    if (known.get(height)?.hash !== block.previous) await pageFrom(height)
    const found = known.get(height)
    if (found?.hash !== block.previous) throw new Error(`block ${block.height} does not follow block ${height}`)
    return found
  }

  async function feesIn({ hash, height }: ChainBlock): Promise<bigint> {
    const created = createdIn(await fetchJson(`${url}/block/${hash}/txs/0`))
    if (created === undefined) throw new Error(`the network source does not show what block ${height} created`)
    const fees = created - subsidyAt('bitcoin', height) / satoshi
    // A miner may claim less than it is due; nobody may claim more than there was.
    return fees > 0n ? fees : 0n
  }

  /** The blocks of a day, newest first; undefined while it is not over. */
  async function blocksOf(day: number): Promise<ChainBlock[] | undefined> {
    const tip = wholeOf(await fetchJson(`${url}/blocks/tip/height`))
    if (tip === undefined) throw new Error('the network source does not say how high the chain is')
    const [top] = await pageFrom(tip)
    let block = top
    const ofDay: ChainBlock[] = []
    for (let count = 0; block !== undefined && count < blocksMost; count += 1) {
      if (block.medianAt < day) return ofDay
      if (block.medianAt < day + dayMs) {
        if (ofDay.length === 0 && tip - block.height < confirmations) return undefined
        ofDay.push(block)
      }
      block = await below(block)
    }
    throw new Error(`the network source does not reach back to ${new Date(day).toISOString()}`)
  }

  /** `day`: when it begins, epoch milliseconds. */
  return async (day: number): Promise<NetworkFigures | undefined> => {
    const blocks = await blocksOf(day)
    const last = blocks?.[0]
    if (blocks === undefined || last === undefined) return undefined
    let fees = 0n
    for (const block of blocks) fees += await feesIn(block)
    for (const height of known.keys()) if (height < last.height) known.delete(height)
    const average = (fees / BigInt(blocks.length)) * satoshi
    return { day, height: last.height, blockHash: last.hash, difficulty: last.difficulty, fees: average }
  }
}

const satoshi = unitOf(8)
