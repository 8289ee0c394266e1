import { type Checkpoint, checkpointHash } from '@touchstone/domain/ledger/checkpoint'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import { beforeEach, describe, expect, it } from 'vitest'
import { createChainDesk, readChain, seenCheckpoint } from './chain-desk.ts'
import { memoryTexts } from './kept-texts.ts'
import { walkChain } from './walk-chain.ts'

let stored: Map<string, string>
let pages: number
beforeEach(() => {
  stored = new Map()
  pages = 0
})

type Page = { pageNo: number; pageSize: number }

function chainOf(length: number, at = (id: number) => 60_000 * id): Checkpoint[] {
  const chain: Checkpoint[] = []
  for (let id = 1; id <= length; id += 1) {
    const previousHash = chain.at(-1)?.hash ?? emptyHash
    const unhashed = { id, at: at(id), previousHash, journalRoot: null, journalCount: 0, tapes: [] }
    chain.push({ ...unhashed, hash: checkpointHash(unhashed) })
  }
  return chain
}

/** The chain with changes of its checkpoints, all of its hashes in order. */
function rechained(chain: readonly Checkpoint[], change: (each: Checkpoint) => Partial<Checkpoint>): Checkpoint[] {
  const made: Checkpoint[] = []
  for (const each of chain) {
    const unhashed = { ...each, ...change(each), previousHash: made.at(-1)?.hash ?? emptyHash }
    made.push({ ...unhashed, hash: checkpointHash(unhashed) })
  }
  return made
}

/** The house makes another checkpoint after each of its answers, if there are more. */
function houseOf(chain: readonly Checkpoint[], published = chain.length) {
  let shown = published
  return ({ pageNo, pageSize }: Page) => {
    pages += 1
    const newestFirst = chain.slice(0, shown).toReversed()
    const total = shown
    shown = Math.min(chain.length, shown + 1)
    return Promise.resolve({ records: newestFirst.slice((pageNo - 1) * pageSize, pageNo * pageSize), total })
  }
}

async function walk(chain: readonly Checkpoint[], published?: number) {
  const texts = memoryTexts(stored)
  const kept = await readChain(texts)
  const pause = () => Promise.resolve()
  return walkChain({ desk: createChainDesk(texts, () => 5), kept, checkpoints: houseOf(chain, published), pause })
}

describe('an honest chain', () => {
  it('begins with the newest that is shown, and is gone on with from there', async () => {
    const chain = chainOf(700)
    expect(await walk(chain.slice(0, 50))).toMatchObject({ state: 'same', newestId: 50, chain: { sinceId: 31 } })
    expect(await walk(chain)).toMatchObject({ state: 'same', newestId: 700, chain: { id: 700, sinceId: 31 } })
    expect(pages).toBe(1 + 1 + 7)
    expect(await seenCheckpoint(memoryTexts(stored), 60)).toBe(chain[59]?.hash)
    expect(await seenCheckpoint(memoryTexts(stored), 3)).toBeUndefined()
    pages = 0
    expect(await walk(chain)).toMatchObject({ state: 'same', newestId: 700 })
    expect(pages).toBe(1)
  })

  it('goes on while it is walked', async () => {
    const chain = chainOf(420)
    await walk(chain.slice(0, 100))
    expect(await walk(chain, 405)).toMatchObject({ state: 'same', chain: { id: 420 } })
  })

  it('is walked in parts after a long absence', async () => {
    const chain = chainOf(4_000)
    await walk(chain.slice(0, 30))
    expect(await walk(chain)).toMatchObject({ state: 'walking', newestId: 4_000 })
    expect(pages).toBeLessThan(25)
    for (let looks = 0; looks < 2; looks += 1) await walk(chain)
    expect(await readChain(memoryTexts(stored))).toMatchObject({ id: 4_000, sinceId: 11 })
    // What is old is thinned out, so that what is kept stays small.
    expect(await seenCheckpoint(memoryTexts(stored), 150)).toBeUndefined()
    expect(await seenCheckpoint(memoryTexts(stored), 200)).toBe(chain[199]?.hash)
  })

  it('may be empty', async () => {
    expect(await walk([])).toEqual({ state: 'none' })
  })
})

describe('a house that shows another chain', () => {
  it.each<[string, Checkpoint[], string, number]>([
    ['under the same id', chainOf(50, (id) => 60_001 * id), 'checkpoint_changed', 31],
    ['that is longer', chainOf(300, (id) => 60_001 * id), 'checkpoint_changed', 31],
    ['that ends earlier', chainOf(49), 'checkpoint_back', 49],
    ['that is gone', [], 'checkpoint_back', 0],
  ])('%s', async (_, other, kind, number) => {
    await walk(chainOf(50))
    const walked = await walk(other)
    expect(walked).toMatchObject({ state: 'differs', finding: { kind } })
    expect(walked.state === 'differs' && walked.finding.number).toBe(number)
  })

  it('that ends earlier, in an answer that is asked for again', async () => {
    const chain = chainOf(50)
    await walk(chain)
    const answers = (first: readonly Checkpoint[]) => {
      const shown = [first]
      return (asked: Page) => houseOf(shown.shift() ?? chain)(asked)
    }
    const texts = memoryTexts(stored)
    const again = async (first: readonly Checkpoint[]) =>
      walkChain({
        desk: createChainDesk(texts, () => 5),
        kept: await readChain(texts),
        checkpoints: answers(first),
        pause: () => Promise.resolve(),
      })
    expect(await again(chain.slice(0, 45))).toMatchObject({ state: 'same', newestId: 50 })
    expect(await again(chainOf(45, (id) => 60_001 * id))).toMatchObject({
      state: 'differs',
      finding: { kind: 'checkpoint_changed', number: 31 },
    })
  })

  it('or one that states less than before', async () => {
    const stating = (chain: readonly Checkpoint[], until: number): Checkpoint[] =>
      rechained(chain, ({ id }) => (id > until ? {} : { statement: { settings: [], audit: null } }))
    await walk(stating(chainOf(50), 50))
    expect(await walk(stating(chainOf(60), 60))).toMatchObject({ state: 'same', newestId: 60 })
    const back = stating(chainOf(70), 60)
    expect(await walk(back)).toMatchObject({
      finding: { kind: 'checkpoint_changed', sentence: 'checkpoint 61 states no settings, unlike the one before it' },
    })
    // What an earlier version of the app kept is gone on with.
    const kept = await readChain(memoryTexts(stored))
    await memoryTexts(stored).write(new Map([['chain', JSON.stringify({ ...kept, newest: undefined })]]))
    expect(await walk(back)).toMatchObject({ state: 'same', newestId: 70, chain: { newest: { id: 70 } } })
  })

  describe('in which a symbol is silent for a while', () => {
    const root = emptyHash
    const bitcoin = (fromSequence: number) => ({ symbol: 'BTC/USDT', fromSequence, toSequence: fromSequence + 9, root })
    /** Its rows 1 to 10 stand under checkpoint 40, and what begins at this one under checkpoint 60. */
    const covering = (again: number): Checkpoint[] =>
      rechained(chainOf(70), ({ id }) =>
        id === 40 ? { tapes: [bitcoin(1)] } : id === 60 ? { tapes: [bitcoin(again)] } : {},
      )
    const fault = 'checkpoint 60 does not go on with the tape of BTC/USDT where it ended'

    it('gives no other price to a number that this device has seen', async () => {
      await walk(covering(11).slice(0, 50))
      expect(await readChain(memoryTexts(stored))).toMatchObject({ id: 50, ends: [['BTC/USDT', 10]] })
      for (const again of [1, 10, 12])
        expect(await walk(covering(again))).toMatchObject({
          finding: { kind: 'checkpoint_changed', number: 60, sentence: fault },
        })
      expect(await walk(covering(11))).toMatchObject({ state: 'same', newestId: 70 })
      expect(await readChain(memoryTexts(stored))).toMatchObject({ id: 70, ends: [['BTC/USDT', 20]] })
    })

    it('or to one that the newest checkpoint covered, where that alone was kept', async () => {
      await walk(covering(11).slice(0, 40))
      const { ends: _, ...kept } = (await readChain(memoryTexts(stored))) ?? {}
      await memoryTexts(stored).write(new Map([['chain', JSON.stringify(kept)]]))
      expect(await walk(covering(10))).toMatchObject({ finding: { sentence: fault } })
      expect(await walk(covering(11))).toMatchObject({ state: 'same', newestId: 70 })
      expect(await readChain(memoryTexts(stored))).toMatchObject({ ends: [['BTC/USDT', 20]] })
    })
  })

  it('or one whose text was changed', async () => {
    await walk(chainOf(50))
    const chain = chainOf(60).map((each) => (each.id === 55 ? { ...each, journalCount: 9 } : each))
    expect(await walk(chain)).toMatchObject({
      finding: { sentence: 'checkpoint 55 does not have the hash that it claims' },
    })
  })
})
