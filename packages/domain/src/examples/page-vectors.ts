import { intentText, signedIntentOf } from '../books/signed-intent.ts'
import { canonicalText } from '../ledger/canonical.ts'
import { checkpointText, journalLeaf } from '../ledger/checkpoint.ts'
import { hashLeaf, hashPair, hashText } from '../ledger/hash.ts'
import { journalRowText } from '../ledger/journal-row.ts'
import { merkleRoot } from '../ledger/merkle.ts'
import { joinPrices, priceLeaf, priceNodeText } from '../ledger/price-tree.ts'
import { tapeLeaf, tapeRowText } from '../ledger/tape-leaf.ts'
import { decimal } from '../money/decimal.ts'
import { anchorPending, type Receipt } from '../receipts/receipt.ts'
import { receiptText } from '../receipts/receipt-text.ts'
import { assert } from '../result.ts'
import { settingsLeaves, settingsRoot } from '../settings/settings-sections.ts'
import { exampleReceipts } from './example-receipts.ts'
import { forgedReceipts } from './forged-receipts.ts'

/** A stop that fired: its receipt carries the row before, the row that armed it, and a stretch of the tape. */
function exampleOfPage(): Receipt {
  const { stopped } = exampleReceipts()
  assert(stopped !== undefined, 'there is an example of a stop')
  return stopped
}

/** The receipt that `docs/receipt-example.json` holds, and whose values the page shows. */
export const pageReceiptText = (): string => `${receiptText(exampleOfPage())}\n`

const fenced = (text: string): string => ['```text', text, '```'].join('\n')
const told = (sentence: string, text: string): string => `${sentence}\n\n${fenced(text)}`

function valueVectors(): string[] {
  const [a, b, c] = ['a', 'b', 'c'].map(hashLeaf)
  assert(a !== undefined && b !== undefined && c !== undefined, 'there are three leaves')
  const value = { rate: decimal('0.10'), count: 5, name: 'Zoë "Z"\n', list: [null, true], absent: undefined }
  return [
    told(
      'A canonical text, and its hash (a decimal of 0.10, a count, a text with an umlaut, quotation marks and a line feed, a list, an absent field):',
      [canonicalText(value), hashText(canonicalText(value))].join('\n'),
    ),
    told(
      'A tree over the leaves of `a`, `b` and `c`: the leaves, the pair of the first two, the root. The path of `c` is one step to the left, and its place 2:',
      [a, b, c, hashPair(a, b), merkleRoot([a, b, c])].join('\n'),
    ),
  ]
}

function rowVectors({ journal: { row, anchor } }: Receipt): string[] {
  assert(anchor !== anchorPending, 'the example is anchored')
  const { checkpoint, path } = anchor
  return [
    told('The text of its row, and the hash:', [journalRowText(row), '', row.hash].join('\n')),
    told(
      'The text of its leaf under the checkpoint, the leaf, and the path to `journalRoot`:',
      [
        `${row.bookId} ${row.sequence} ${row.hash}`,
        journalLeaf(row),
        ...path.map(({ side, hash }) => `${side} ${hash}`),
      ].join('\n'),
    ),
    told('The text of the checkpoint, and its hash:', [checkpointText(checkpoint), '', checkpoint.hash].join('\n')),
  ]
}

function tapeVectors({ ticks, stretches, settings }: Receipt): string[] {
  const rows = ticks.map(({ row }) => row)
  const leaves = rows.map((row) => priceLeaf(row, true))
  const [first, second] = leaves
  const [stretch] = stretches
  assert(first !== undefined && second !== undefined && stretch !== undefined, 'the example has a stretch')
  const sections = settingsLeaves(settings)
  return [
    told('Its rows of the tape and their leaves:', rows.flatMap((row) => [tapeRowText(row), tapeLeaf(row)]).join('\n')),
    told(
      `The price nodes of the first two, and the node over them. The stretch opens ${stretch.from} and ${stretch.to}; its hidden node covers what comes after:`,
      [first, second, joinPrices(first, second), ...stretch.hidden].map(priceNodeText).join('\n'),
    ),
    told(
      'The sections of its settings with their leaves, and the root over these alone (the checkpoint states the root over all sections of the version):',
      [...sections.map(({ name, leaf }) => `${name} ${leaf}`), settingsRoot(settings).root].join('\n'),
    ),
  ]
}

function intentVectors(): string[] {
  const forgery = forgedReceipts().find(({ refusedBy }) => refusedBy === 'signature')
  assert(forgery !== undefined, 'one forgery is of a signature')
  const { row } = forgery.honest.journal
  const intent = signedIntentOf(row)
  assert(intent !== undefined, 'its honest twin is signed')
  return [
    told(
      'A signed command: its text, the text that the device signed, the public key and the signature:',
      [row.command, '', intentText(row, intent.at), '', intent.device, intent.signature].join('\n'),
    ),
  ]
}

/** Golden vectors: each intermediate text and hash of one receipt, and of some values. */
export function vectors(): string {
  const receipt = exampleOfPage()
  return [
    ...valueVectors(),
    'The receipt in [receipt-example.json](receipt-example.json) is of a stop that fired; it holds.',
    ...rowVectors(receipt),
    ...tapeVectors(receipt),
    ...intentVectors(),
  ].join('\n\n')
}
