import { endsAfter, followFaults, type TapeEnds } from '@touchstone/domain/ledger/checkpoint'
import { checkpointFromJson, type CheckpointJson, checkpointJsonHash } from '@touchstone/domain/receipts/receipt-json'
import type { Finding } from './alarms.ts'
import { keptRows } from './kept-rows.ts'
import type { KeptTexts } from './kept-texts.ts'
import { compareRoots, settingsRootsName } from './settings-roots.ts'

/** The newest checkpoint that this device has seen, of whoever was signed in: the chain is one for all. */
export type KeptChain = {
  id: number
  hash: string
  /** When it was made. */
  atMs: number
  /** The whole of it; earlier versions of the app did not keep it. */
  newest?: CheckpointJson
  /** Where the tape of each symbol ended since the first one; earlier versions of the app did not keep it. */
  ends?: readonly (readonly [symbol: string, sequence: number])[]
  /** The first one that this device has kept, and when. */
  sinceId: number
  sinceMs: number
  checkedAtMs: number
}

/** `gap`: the checkpoint after the newest that is kept was not among them. */
export type WalkOutcome = { kind: 'walked'; chain: KeptChain } | { kind: 'gap' } | { kind: 'found'; finding: Finding }

const chainName = 'chain'
const hashesName = 'checkpoints '

export async function readChain(texts: KeptTexts): Promise<KeptChain | undefined> {
  const text = await texts.read(chainName)
  return text === undefined ? undefined : (JSON.parse(text) as KeptChain)
}

/** The hash under which this device has seen a checkpoint; undefined for one that it has not seen, or long ago. */
export const seenCheckpoint = (texts: KeptTexts, id: number): Promise<string | undefined> =>
  keptRows(texts, hashesName).hashOf(id)

/** Forgets the chain: the next checkpoint that is shown is believed again. */
export async function forgetChain(texts: KeptTexts): Promise<void> {
  const names = [chainName, ...(await texts.names(hashesName)), ...(await texts.names(settingsRootsName))]
  await texts.write(new Map(names.map((name) => [name, undefined])))
}

export type ChainDesk = {
  /** Goes on from the newest checkpoint that is kept; from the first of these where none is. In any order. */
  walk: (checkpoints: readonly CheckpointJson[]) => Promise<WalkOutcome>
}

export function createChainDesk(texts: KeptTexts, clock: () => number = Date.now): ChainDesk {
  return {
    async walk(checkpoints) {
      const hashes = keptRows(texts, hashesName)
      let chain = await readChain(texts)
      const roots = new Map<string, string>()
      for (const checkpoint of [...checkpoints].sort((a, b) => a.id - b.id)) {
        const seen = await hashes.hashOf(checkpoint.id)
        const fault = faultOf(checkpoint, seen, chain)
        if (fault !== undefined) return { kind: 'found', finding: changedCheckpoint(checkpoint, fault, seen, chain) }
        if (chain !== undefined && checkpoint.id > chain.id + 1) return { kind: 'gap' }
        if (chain !== undefined && checkpoint.id <= chain.id) continue
        const compared = await compareRoots(texts, checkpointFromJson(checkpoint).statement?.settings ?? [])
        if ('fault' in compared) {
          const sentence = `checkpoint ${checkpoint.id}: ${compared.fault}`
          return { kind: 'found', finding: changedCheckpoint(checkpoint, sentence, seen, chain) }
        }
        for (const [name, root] of compared.changes) roots.set(name, root)
        const { id, hash, at } = checkpoint
        const since = chain ?? { sinceId: id, sinceMs: clock() }
        chain = {
          id,
          hash,
          atMs: at,
          newest: checkpoint,
          ends: [...endsAfter(endsOf(chain), checkpointFromJson(checkpoint))],
          sinceId: since.sinceId,
          sinceMs: since.sinceMs,
          checkedAtMs: clock(),
        }
        await hashes.note(id, hash)
      }
      if (chain === undefined) return { kind: 'gap' }
      chain = { ...chain, checkedAtMs: clock() }
      await texts.write(new Map([...hashes.changes(), ...roots, [chainName, JSON.stringify(chain)]]))
      return { kind: 'walked', chain }
    },
  }
}

/** Of a chain that was kept without them, those of its newest. */
function endsOf(chain: KeptChain | undefined): TapeEnds {
  const { ends, newest } = chain ?? {}
  if (ends !== undefined) return new Map(ends)
  return newest === undefined ? new Map() : endsAfter(new Map(), checkpointFromJson(newest))
}

function faultOf(
  checkpoint: CheckpointJson,
  seen: string | undefined,
  chain: KeptChain | undefined,
): string | undefined {
  const { id, hash, previousHash } = checkpoint
  const before = chain?.newest
  if (checkpointJsonHash(checkpoint) !== hash) return `checkpoint ${id} does not have the hash that it claims`
  const known = chain?.id === id ? chain.hash : seen
  if (known !== undefined && known !== hash)
    return `checkpoint ${id} has the hash ${hash}, but this device has seen it with ${known}`
  if (chain !== undefined && id === chain.id + 1 && previousHash !== chain.hash)
    return `checkpoint ${id} follows one with the hash ${previousHash}, but this device has seen ${chain.id} with ${chain.hash}`
  if (before?.id !== id - 1) return undefined
  return followFaults(checkpointFromJson(checkpoint), checkpointFromJson(before), endsOf(chain))[0]
}

const changedCheckpoint = (
  checkpoint: CheckpointJson,
  sentence: string,
  seen: string | undefined,
  chain: KeptChain | undefined,
): Finding => ({
  kind: 'checkpoint_changed',
  number: checkpoint.id,
  sentence,
  evidence: { kept: { newest: chain, hash: seen }, shown: checkpoint },
})
