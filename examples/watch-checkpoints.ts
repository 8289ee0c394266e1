import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { createClient } from '@touchstone/client/client'
import { endsAfter, followFaults, type TapeEnds } from '@touchstone/domain/ledger/checkpoint'
import { checkpointFromJson, checkpointJsonHash, type CheckpointJson } from '@touchstone/domain/receipts/receipt-json'

type Options = { url?: string; file?: string; minutes?: string }
/** From the first checkpoint on, and where each tape ended. */
type Mirror = { checkpoints: readonly CheckpointJson[]; ends: TapeEnds }
type Page = { records: CheckpointJson[]; total: number }
type Fetch = (asked: { pageNo: number; pageSize: number }) => Promise<Page>

const pageSize = 100
const everyMs = 30_000
/** After a look without an answer. Our choice. */
const afterFailureMs = 5_000

/**
 * Mirrors the chain of checkpoints of the house at `--url` in `--file` (`checkpoints.jsonl`), one a line, from the first
 * one on, and compares at each look. Ends with 1 as soon as the house shows another chain than the mirror holds, or after
 * `--minutes`; 0 looks once. A house that does not answer is asked again; where the last look had no answer it ends with 2.
 * Whoever keeps such a file can show what the house once said.
 */
export async function run({ url, file = 'checkpoints.jsonl', minutes }: Options): Promise<void> {
  if (url === undefined) throw new Error('missing argument: --url http://127.0.0.1:8080')
  const client = createClient({ origin: url })
  const until = minutes === undefined ? Infinity : Date.now() + Number(minutes) * 60_000
  let mirror = readMirror(file)
  console.log(`mirroring in ${path.resolve(file)}, newest so far: ${mirror.checkpoints.at(-1)?.id ?? 'none'}`)
  for (;;) {
    const seen = await look(mirror, (asked) => client.checkpoints(asked)).catch(reasonOfNoAnswer)
    if (typeof seen === 'string') console.error(`${now()}  no answer: ${seen}`)
    else {
      const { added, ends, alarm } = seen
      if (added.length > 0) appendFileSync(file, added.map((checkpoint) => `${JSON.stringify(checkpoint)}\n`).join(''))
      mirror = { checkpoints: [...mirror.checkpoints, ...added], ends }
      const newest = mirror.checkpoints.at(-1)
      console.log(`${now()}  ${added.length} new, newest ${newest?.id ?? 'none'} ${newest?.hash ?? ''}`)
      if (alarm !== undefined) {
        console.error(`ALARM: ${alarm}`)
        process.exitCode = 1
        return
      }
    }
    const pauseMs = typeof seen === 'string' ? afterFailureMs : everyMs
    if (Date.now() + pauseMs > until) {
      if (typeof seen === 'string') process.exitCode = 2
      return
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

const now = (): string => new Date().toISOString()

/** A restart of the house, a network that breaks, or too many requests: nothing of that accuses it. */
function reasonOfNoAnswer(error: unknown): string {
  if (error instanceof CallFailed || error instanceof CallRefused) return error.message
  throw error
}

/**
 * Cuts off a last line that was not written to its end.
 * @throws if a line is not the checkpoint that it claims to be: then the mirror itself proves nothing.
 */
function readMirror(file: string): Mirror {
  if (!existsSync(file)) return { checkpoints: [], ends: new Map() }
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) {
    truncateSync(file, end)
    console.log(`cut off the last line of ${file}, which was not written to its end`)
  }
  const lines = bytes.subarray(0, end).toString().split('\n')
  const checkpoints = lines.flatMap((line, index) => (line === '' ? [] : readLine(line, `${file}, line ${index + 1}`)))
  let ends: TapeEnds = new Map()
  for (const [index, checkpoint] of checkpoints.entries()) {
    const fault = faultOf(checkpoint, checkpoints[index - 1], ends)
    if (fault !== undefined) throw new Error(`${file} was changed: ${fault}`)
    ends = endsAfter(ends, checkpointFromJson(checkpoint))
  }
  return { checkpoints, ends }
}

function readLine(line: string, where: string): CheckpointJson {
  try {
    const json = JSON.parse(line) as CheckpointJson
    if (typeof json.id === 'number' && checkpointJsonHash(json) !== undefined) return json
  } catch {
    /* no JSON, or of something else */
  }
  throw new Error(`${where} is no checkpoint`)
}

type Look = { added: CheckpointJson[]; ends: TapeEnds; alarm: string | undefined }

/** What the house shows beyond the mirror, up to the first difference. */
async function look({ checkpoints: mirror, ends: before }: Mirror, fetch: Fetch): Promise<Look> {
  const added: CheckpointJson[] = []
  let ends = before
  const last = (): CheckpointJson | undefined => added.at(-1) ?? mirror.at(-1)
  let { total } = await fetch({ pageNo: 1, pageSize: 1 })
  if (total < mirror.length)
    return { added, ends, alarm: `the house shows ${total} checkpoints, the mirror holds ${mirror.length}` }
  // The newest that is mirrored is compared too, when there is nothing after it.
  for (let wanted = Math.max(1, mirror.length); wanted <= total; wanted = (last()?.id ?? 0) + 1) {
    const page = await fetch({ pageNo: Math.floor((total - wanted) / pageSize) + 1, pageSize })
    total = page.total
    for (const checkpoint of page.records.toReversed()) {
      const known = mirror[checkpoint.id - 1] ?? added[checkpoint.id - 1 - mirror.length]
      if (known !== undefined && known.hash !== checkpoint.hash)
        return {
          added,
          ends,
          alarm: `checkpoint ${checkpoint.id} is ${checkpoint.hash}, the mirror holds ${known.hash}`,
        }
      if (known !== undefined || checkpoint.id !== (last()?.id ?? 0) + 1) continue
      const fault = faultOf(checkpoint, last(), ends)
      if (fault !== undefined) return { added, ends, alarm: fault }
      ends = endsAfter(ends, checkpointFromJson(checkpoint))
      added.push(checkpoint)
    }
  }
  return { added, ends, alarm: undefined }
}

const faultOf = (checkpoint: CheckpointJson, before: CheckpointJson | undefined, ends: TapeEnds): string | undefined =>
  followFaults(checkpointFromJson(checkpoint), before && checkpointFromJson(before), ends)[0]
