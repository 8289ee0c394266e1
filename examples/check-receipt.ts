import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { CallRefused } from '@touchstone/client/call-failed'
import { createClient } from '@touchstone/client/client'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'

/** How a check ends: by the exit code a script knows a receipt that does not hold from what is none. */
const exits = { holds: 0, fails: 1, undecided: 2 } as const

/**
 * Checks a receipt on its own; with `--url` also compares its checkpoints with those published there. It is read from
 * `--file`, or from the standard input: the receipt itself, or an answer of the API that holds one. Exits with 0 if it
 * holds, with 1 if it does not, and with 2 if there is no receipt, one of a kind that this version does not know, or no
 * answer to compare it with.
 */
export async function run({ file, url }: { file?: string; url?: string }): Promise<void> {
  try {
    process.exitCode = exits[await checkIn(await readIn(file), url)]
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    process.exitCode = exits.undecided
  }
}

/** @throws with a sentence where nothing can be read. */
async function readIn(file: string | undefined): Promise<string> {
  if (file === undefined || file === '-') {
    if (process.stdin.isTTY) throw new Error('no receipt: name a file with --file, or send one to the standard input')
    return text(process.stdin)
  }
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`no receipt: the file ${file} cannot be read`)
  }
}

/** Prints a line that a receipt may have a say in: nothing in it moves the cursor, or hides what was printed. */
const tell = (line: string): void =>
  console.log(
    line.replaceAll(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
      (each) => `\\u${(each.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    ),
  )

async function checkIn(content: string, url: string | undefined): Promise<keyof typeof exits> {
  const found = parsed(content)
  const stated = JSON.stringify(receiptIn(found))
  const receipt = read(stated)
  if (typeof receipt === 'string') {
    tell(`FAILS  ${receipt}`)
    console.log('the receipt does NOT hold')
    return 'fails'
  }
  const { ok, pending, unproven, unknownKind, checks } = await checkSignedReceipt(receipt)
  for (const check of checks) tell(`${check.ok ? 'holds ' : 'FAILS '} ${check.name}: ${check.detail}`)
  tell(`world  ${worldText(worldIn(found))}`)
  for (const each of new Set(unproven)) tell(`open   ${each}: the receipt alone does not prove it`)
  if (hasResults(found)) tell('open   results: they stand beside the receipt, and it does not prove them')
  const isPublished = url === undefined || (await comparePublished(receipt, url))
  if (unknownKind !== undefined && isPublished) {
    tell(`the receipt cannot be checked by this version, which does not know the kind "${unknownKind}"`)
    return 'undecided'
  }
  const holds = ok && isPublished
  console.log(holds ? `the receipt holds${pending ? ', as far as it goes yet' : ''}` : 'the receipt does NOT hold')
  return holds ? 'holds' : 'fails'
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new Error('no receipt: this is not JSON')
  }
}

/** The receipt, or why what has the form of one cannot be read. */
function read(stated: string): Receipt | string {
  try {
    return readReceipt(stated)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The receipt that something is, or that an answer of the API holds: with its envelope, or without.
 * @throws with a sentence where there is none.
 */
function receiptIn(value: unknown): object {
  if (!isObject(value)) throw new Error('no receipt: this is JSON of something else')
  const { code, message, result, receipt, journal, ticks, settings } = value
  if (typeof code === 'number' && code !== 200)
    throw new Error(`no receipt: this is a refusal, ${code} ${String(message)}`)
  const isReceipt =
    isObject(journal) && isObject(journal['row']) && Array.isArray(ticks) && typeof settings === 'string'
  if (isReceipt) return value
  const inside = receipt ?? result
  if (inside === undefined) throw new Error('no receipt: this is JSON of something else')
  return receiptIn(inside)
}

/** Whose money it is, where the receipt or the answer around it says so. */
function worldIn(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const { world, receipt, result } = value
  return typeof world === 'string' ? world : worldIn(receipt ?? result)
}

/** A world is a label: nothing in a receipt is made of it. */
function worldText(world: string | undefined): string {
  if (world === undefined) return 'not stated: it may be real or play money'
  return `${world === 'demo' ? 'demo, which is play money' : world}: as stated, no check proves it`
}
/** Whether an answer has results beside its receipt, which no receipt proves. */
const hasResults = (answer: unknown): boolean =>
  isObject(answer) && 'results' in (isObject(answer['result']) ? answer['result'] : answer)

/** @throws with a sentence where the server cannot be asked. */
async function comparePublished({ journal, accepted, armed, ticks }: Receipt, url: string): Promise<boolean> {
  if (!URL.canParse(url)) throw new Error(`--url ${url} is no address such as http://127.0.0.1:8080`)
  const client = createClient({ origin: url })
  const anchors = [journal, accepted, armed, ...ticks].flatMap((each) => each?.anchor ?? [])
  const hashes = new Map(
    anchors.flatMap((anchor) =>
      anchor === anchorPending ? [] : [[anchor.checkpoint.hash, anchor.checkpoint.id] as const],
    ),
  )
  const publishedHash = async (id: number): Promise<string | undefined> => {
    try {
      return (await client.checkpoint({ id })).hash
    } catch (error) {
      if (error instanceof CallRefused && error.kind === 'checkpoint_not_found') return undefined
      throw new Error(`the checkpoints at ${url} cannot be read: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      })
    }
  }
  let areSame = true
  for (const [hash, id] of hashes) {
    const isSame = (await publishedHash(id)) === hash
    tell(`${isSame ? 'holds ' : 'FAILS '} published: checkpoint ${id}`)
    areSame &&= isSame
  }
  return areSame
}
