import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { CallRefused } from '@touchstone/client/call-failed'
import { createClient } from '@touchstone/client/client'
import { anchorPending, isPending, type Receipt, type ReceiptCheck } from '@touchstone/domain/receipts/receipt'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { isLayer, type Layer, layersIn } from '@touchstone/signatures/answer-layers'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { checkResultsBeside } from './results-beside.ts'

/** How a check ends: by the exit code a script knows a receipt that does not hold from what is none. */
const exits = { holds: 0, fails: 1, undecided: 2 } as const

/**
 * Checks a receipt on its own; with `--url` also compares its checkpoints with those published there. It is read from
 * `--file`, or from the standard input: the receipt itself, or an answer of the API that holds one. Results beside the
 * receipt are checked with it. Exits with 0 if all holds, with 1 if something does not, and with 2 if there is no receipt, one of a kind that this version does not know, or no
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
    console.error('reading the receipt from the standard input')
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
  const layers = layersOf(parsed(content))
  const stated = JSON.stringify(layers.at(-1))
  const receipt = read(stated)
  if (typeof receipt === 'string') {
    tell(`FAILS  ${receipt}`)
    console.log('the receipt does NOT hold')
    return 'fails'
  }
  const { ok, pending, unproven, unknownKind, checks } = await checkSignedReceipt(receipt)
  for (const check of checks) tell(`${wordOf(check)} ${check.name}: ${isYoung(check) ? notYet : check.detail}`)
  tell(`world  ${worldText(worldIn(layers))}`)
  for (const each of new Set(unproven)) tell(`open   ${each}: the receipt alone does not prove it`)
  const results = checkResultsBeside(layers, receipt.journal.row)
  if (results !== undefined) tell(`${results.word.padEnd(6)} results: ${results.detail}`)
  const isPublished = url === undefined || (await comparePublished(receipt, url))
  const isSound = isPublished && results?.word !== 'FAILS'
  if (unknownKind !== undefined && isSound) {
    tell(`the receipt cannot be checked by this version, which does not know the kind "${unknownKind}"`)
    return 'undecided'
  }
  const holds = ok && isSound
  console.log(holds ? `the receipt holds${pending ? ', as far as it goes yet' : ''}` : 'the receipt does NOT hold')
  return holds ? 'holds' : 'fails'
}

/** What is pending was not checked: a receipt made later shows more of it. */
const isYoung = (check: ReceiptCheck): boolean => check.ok && isPending(check)
const notYet = 'no checkpoint contains it yet; about a minute'

function wordOf(check: ReceiptCheck): string {
  if (isYoung(check)) return 'pending'
  return check.ok ? 'holds ' : 'FAILS '
}

function parsed(content: string): unknown {
  if (content.trim() === '') throw new Error('no receipt: there is nothing in it')
  try {
    return JSON.parse(content, wholeNumber)
  } catch (error) {
    const isNumber = error instanceof NumberFault
    throw new Error(`no receipt: ${isNumber ? error.message : 'this is not JSON'}`, { cause: error })
  }
}

class NumberFault extends Error {}

/** A number is written in one way, as section 1 of receipts.md says: 8, and neither 8.0 nor 8e0. */
function wholeNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === 'number' && !(Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? String(value))))
    throw new NumberFault(`${context?.source ?? value} is no whole number of at most 53 bits`)
  return value
}

/** The receipt, or why what has the form of one cannot be read. */
function read(stated: string): Receipt | string {
  try {
    return readReceipt(stated)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * What leads to a receipt, and last the receipt.
 * @throws with a sentence where there is none.
 */
function layersOf(value: unknown): ReturnType<typeof layersIn> {
  try {
    const layers = layersIn(value)
    const { journal, ticks, settings } = layers.at(-1) ?? {}
    if (isLayer(journal) && isLayer(journal['row']) && Array.isArray(ticks) && typeof settings === 'string')
      return layers
    throw new Error('this is JSON of something else')
  } catch (error) {
    throw new Error(`no receipt: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Whose money it is, where the receipt or the answer around it says so. */
function worldIn(layers: readonly Layer[]): string | undefined {
  const world = layers.map((each) => each['world']).find((each) => typeof each === 'string')
  return typeof world === 'string' ? world : undefined
}

/** A world is a label: nothing in a receipt is made of it. */
function worldText(world: string | undefined): string {
  if (world === undefined) return 'not stated: it may be real or play money'
  return `${world === 'demo' ? 'demo, which is play money' : world}: as stated, no check proves it`
}
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
