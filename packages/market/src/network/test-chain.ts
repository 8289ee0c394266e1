import { blockHashOf } from '@touchstone/domain/networks/proof-of-work'
import { hourMs } from '@touchstone/domain/time'
import type { LocalAnswer } from '../live/local-exchange.ts'

/** The easiest `bits` that there are, as on a test network: every second hash proves them. */
const easyBits = 0x207fffff
const perBlockMs = 2 * hourMs

export type TestBlock = { id: string; height: number; [field: string]: unknown }

/** A chain with a block every two hours from `from` on; `fork` makes other hashes. */
export function makeChain(from: number, blocks: number, { first = 900_000, fork = 0 } = {}): TestBlock[] {
  const chain: TestBlock[] = []
  for (let index = 0; index < blocks; index += 1) {
    const at = Math.floor((from + index * perBlockMs) / 1_000)
    const previous = chain[index - 1]?.id ?? '1'.repeat(64)
    const merkleRoot = (first + index + fork).toString(16).padStart(64, '0')
    const header = { version: 1, previous, merkleRoot, time: at, bits: easyBits, nonce: fork }
    chain.push({
      id: blockHashOf(header),
      height: first + index,
      version: 1,
      timestamp: at,
      mediantime: at,
      bits: easyBits,
      nonce: fork,
      previousblockhash: previous,
      merkle_root: merkleRoot,
    })
  }
  return chain
}

const json = (value: unknown): LocalAnswer => ({ body: JSON.stringify(value) })
const coinbase = (value: bigint) => [
  { vin: [{ txid: '0'.repeat(64) }], vout: [{ value: Number(value) }, { value: 0 }] },
]

/** Answers as Esplora does: ten blocks a page. `created`: what a block's first transaction created, in satoshi. */
export function esploraAnswer(chain: readonly TestBlock[], created: (height: number) => bigint) {
  return ({ pathname }: URL): LocalAnswer => {
    if (pathname === '/blocks/tip/height') return json(chain.at(-1)?.height)
    const from = /^\/blocks\/(\d+)$/.exec(pathname)?.[1]
    if (from !== undefined)
      return json(
        chain
          .filter(({ height }) => height <= Number(from))
          .slice(-10)
          .toReversed(),
      )
    const hash = /^\/block\/([0-9a-f]{64})\/txs\/0$/.exec(pathname)?.[1]
    const block = chain.find(({ id }) => id === hash)
    return block === undefined ? { status: 404, body: 'Block not found' } : json(coinbase(created(block.height)))
  }
}
