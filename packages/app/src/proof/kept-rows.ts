import type { Hash } from '@touchstone/domain/ledger/hash'
import type { KeptTexts } from './kept-texts.ts'

export type OwnBook = { userId: number; bookId: number }

/** Our choice. Of older blocks only the last hash stays: the rows of one can be fetched again and lead to it. */
export const rowsABlock = 100
const wholeBlocks = 20

export const blockOf = (sequence: number): number => Math.floor((sequence - 1) / rowsABlock)
export const lastOfBlock = (block: number): number => (block + 1) * rowsABlock

/** The beginning of the names under which the rows of a book are kept. */
export const rowsName = ({ userId, bookId }: OwnBook): string => `rows ${userId} ${bookId} `

/** The hashes of rows, or of checkpoints, as this device has seen them; `changes` are what is to be written. */
export type KeptRows = {
  hashOf: (sequence: number) => Promise<Hash | undefined>
  /** Notes the next row; rows that are known already change nothing. */
  note: (sequence: number, hash: Hash) => Promise<void>
  changes: () => Map<string, string | undefined>
}

export function keptRows(texts: KeptTexts, name: string): KeptRows {
  const blocks = new Map<number, Hash[]>()
  const changed = new Set<number>()

  async function blockAt(block: number): Promise<Hash[]> {
    const known = blocks.get(block)
    if (known !== undefined) return known
    const text = await texts.read(`${name}${block}`)
    const hashes = text === undefined ? [] : text.split('\n')
    blocks.set(block, hashes)
    return hashes
  }

  /** What became old keeps its last hash. */
  async function thin(block: number): Promise<void> {
    const hashes = await blockAt(block)
    const last = hashes[rowsABlock - 1]
    if (last === undefined) return
    blocks.set(block, [...Array.from({ length: rowsABlock - 1 }, () => ''), last])
    changed.add(block)
  }

  return {
    async hashOf(sequence) {
      const hash = (await blockAt(blockOf(sequence)))[(sequence - 1) % rowsABlock]
      return hash === undefined || hash === '' ? undefined : hash
    },
    async note(sequence, hash) {
      const block = blockOf(sequence)
      const hashes = await blockAt(block)
      const place = (sequence - 1) % rowsABlock
      if (hashes[place] === hash) return
      while (hashes.length < place) hashes.push('')
      hashes[place] = hash
      changed.add(block)
      if (place === rowsABlock - 1 && block >= wholeBlocks) await thin(block - wholeBlocks)
    },
    changes() {
      const all = new Map([...changed].map((block) => [`${name}${block}`, (blocks.get(block) ?? []).join('\n')]))
      changed.clear()
      return all
    },
  }
}
