import type { CheckpointJson } from '@touchstone/domain/receipts/receipt-json'
import { pageSizeMax } from '@touchstone/wire/fields'
import type { Finding } from './alarms.ts'
import type { ChainDesk, KeptChain } from './chain-desk.ts'

/** Newest first; `total` is the newest id, since ids have no gaps. */
type Page = { records: readonly CheckpointJson[]; total: number }

/** `walking`: an absence was so long that the walk goes on at the next look. */
export type Walked =
  | { state: 'none' }
  | { state: 'walking' | 'same'; chain: KeptChain; newestId: number }
  | { state: 'differs'; finding: Finding }

export type WalkDeps = {
  desk: ChainDesk
  kept: KeptChain | undefined
  checkpoints: (asked: { pageNo: number; pageSize: number }) => Promise<Page>
  pause: () => Promise<void>
}

/** Our choice: at most a day and a half of minutes at one look, of which a page is a quarter of a megabyte. */
const pagesAtOnce = 20
/** Where nothing is kept the chain begins with the newest ones. */
const firstSize = 20

/**
 * Walks from the newest checkpoint that this device has kept to the newest that the house shows: each must have the hash
 * of its text and name the hash of the one before. Ids have no gaps, so the place of one in the list is known.
 * @throws what the call throws.
 */
export async function walkChain({ desk, kept, checkpoints, pause }: WalkDeps): Promise<Walked> {
  let page = await checkpoints({ pageNo: 1, pageSize: firstSize })
  let chain = kept
  if (chain !== undefined && page.total < chain.id) {
    // An old answer, perhaps. What it shows is no other chain all the same.
    const outcome = await desk.walk(page.records)
    if (outcome.kind === 'found') return { state: 'differs', finding: outcome.finding }
    await pause()
    page = await checkpoints({ pageNo: 1, pageSize: firstSize })
    if (page.total < chain.id) return { state: 'differs', finding: gone(chain, page) }
  }
  if (page.total === 0) return { state: 'none' }
  for (let pages = 0; pages < pagesAtOnce; pages += 1) {
    const outcome = await desk.walk(page.records)
    if (outcome.kind === 'found') return { state: 'differs', finding: outcome.finding }
    if (outcome.kind === 'walked') {
      chain = outcome.chain
      if (chain.id >= page.total) return { state: 'same', chain, newestId: page.total }
    }
    if (chain === undefined) return { state: 'none' }
    await pause()
    page = await checkpoints({ pageNo: pageAfter(chain.id, page.total), pageSize: pageSizeMax })
  }
  return chain === undefined ? { state: 'none' } : { state: 'walking', chain, newestId: page.total }
}

/** The page, newest first, that the checkpoint after this one stands on. */
const pageAfter = (id: number, total: number): number => Math.floor((total - id - 1) / pageSizeMax) + 1

const gone = (kept: KeptChain, page: Page): Finding => ({
  kind: 'checkpoint_back',
  number: page.total,
  sentence: `the newest checkpoint is ${page.total}, but this device has seen ${kept.id}`,
  evidence: { kept, shown: page.records[0] ?? null },
})
