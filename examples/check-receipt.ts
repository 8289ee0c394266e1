import { readFileSync } from 'node:fs'
import { createClient } from '@touchstone/client/client'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'

/**
 * Checks the receipt in a file on its own; with `--url` also compares its checkpoints with those published there. Exits
 * with 1 if a check fails or cannot be made.
 */
export async function run({ file, url }: { file?: string; url?: string }): Promise<void> {
  if (file === undefined) throw new Error('missing argument: --file receipt.json')
  const receipt = readIn(file)
  if (receipt === undefined) return
  const { ok, pending, unproven, unknownKind, checks } = await checkSignedReceipt(receipt)
  for (const check of checks) console.log(`${check.ok ? 'holds ' : 'FAILS '} ${check.name}: ${check.detail}`)
  for (const each of new Set(unproven)) console.log(`open   ${each}: the receipt alone does not prove it`)
  const isPublished = url === undefined || (await comparePublished(receipt, url))
  if (!ok || !isPublished) process.exitCode = 1
  if (unknownKind !== undefined && isPublished)
    console.log(`the receipt cannot be checked by this version, which does not know the kind "${unknownKind}"`)
  else if (ok && isPublished) console.log(`the receipt holds${pending ? ', as far as it goes yet' : ''}`)
  else console.log('the receipt does NOT hold')
}

/** Undefined, with a sentence, where the file holds no receipt. */
function readIn(file: string): Receipt | undefined {
  try {
    return readReceipt(readFileSync(file, 'utf8'))
  } catch (error) {
    console.log(
      `the receipt does NOT hold: ${file} cannot be read as a receipt (${error instanceof Error ? error.message : 'unknown'})`,
    )
    process.exitCode = 1
    return undefined
  }
}

async function comparePublished({ journal, accepted, ticks }: Receipt, url: string): Promise<boolean> {
  const client = createClient({ origin: url })
  const anchors = [journal, ...(accepted === null ? [] : [accepted]), ...ticks].map(({ anchor }) => anchor)
  const hashes = new Map(
    anchors.flatMap((anchor) =>
      anchor === anchorPending ? [] : [[anchor.checkpoint.hash, anchor.checkpoint.id] as const],
    ),
  )
  let areSame = true
  for (const [hash, id] of hashes) {
    const isSame = (await client.checkpoint({ id })).hash === hash
    console.log(`${isSame ? 'holds ' : 'FAILS '} published: checkpoint ${id}`)
    areSame &&= isSame
  }
  return areSame
}
