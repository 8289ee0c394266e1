import { anchoredAgain } from '@touchstone/domain/examples/anchored-again'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt-text'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { describe, expect, it } from 'vitest'
import { differing, judgedByPython, python, whyNoPython } from './python-checker.ts'

const { opened } = exampleReceipts()
if (opened === undefined || opened.journal.anchor === anchorPending) throw new Error('there is such an example')
const receipt: Receipt = opened
const { checkpoint } = opened.journal.anchor
const { row } = receipt.journal

/** Receipts that say one thing to one reader and another to the next, or the same in two ways. */
const written = (changed: Partial<typeof row>): string => receiptText(anchoredAgain(receipt, { row: changed }))
const ambiguous: [string, string][] = [
  ['two fields of one name', written({ reply: row.reply.replace('{', '{"price":"1",') })],
  ['a space', written({ facts: row.facts.replace(':', ': ') })],
  [
    'keys in another order',
    written({ command: `{"symbol":"BTC/USDT",${row.command.slice(1).replace(',"symbol":"BTC/USDT"', '')}` }),
  ],
  ['an escape that none needs', written({ command: row.command.replace('BTC', String.raw`\u0042TC`) })],
  [
    'settings with a space',
    JSON.stringify({ ...receiptToJson(receipt), settings: receipt.settings.replace(':', ': ') }),
  ],
  [
    'settings with two fields of one name',
    JSON.stringify({ ...receiptToJson(receipt), settings: receipt.settings.replace('{', '{"demo":1,') }),
  ],
]

const numbers: [string, string][] = [
  ['a number with a fraction', written({ facts: row.facts.replace(`"at":${row.at}`, `"at":${row.at}.0`) })],
  ['a number of more than 53 bits', written({ command: row.command.replace('{', '{"a":9007199254740993,') })],
]

function inPlace(changed: object): string {
  const json = receiptToJson(receipt)
  const { path } = opened?.journal.anchor === anchorPending ? { path: [] } : (opened?.journal.anchor ?? { path: [] })
  return JSON.stringify({
    ...json,
    journal: { ...json.journal, anchor: { checkpoint: { ...stated, ...changed }, path } },
  })
}
const stated = checkpointToJson(checkpoint)
const [tape] = stated.tapes
const structures: [string, string][] = [
  ['another field', inPlace({ approvedBy: 'all' })],
  [
    'a line in a name',
    inPlace({ tapes: [{ ...tape, symbol: `${tape?.symbol ?? ''} 1 4 ${checkpoint.hash} -\ntape B/C` }] }),
  ],
  ['two tapes of one symbol', inPlace({ tapes: [tape, tape] })],
  ['a count as a text', inPlace({ journalCount: String(stated.journalCount) })],
  ['a root as a word', inPlace({ journalRoot: '-' })],
  ['prices without settings', inPlace({ statement: undefined })],
  ['a null for what is absent', inPlace({ statement: null })],
]

describe.skipIf(python === undefined)(`a receipt ${python === undefined ? whyNoPython() : 'in Python'}`, () => {
  it('that a checkpoint stands in as a structure holds, as it does for us', async () => {
    expect(await differing([['in place', inPlace({})]])).toEqual([])
    expect((await judgedByPython([inPlace({})]))[0]?.ok).toBe(true)
  })

  it.each(numbers)('holds for nobody where it has %s', async (_name, text) => {
    expect((await checkSignedReceipt(readReceipt(text))).ok).toBe(false)
    expect((await judgedByPython([text]))[0]?.ok).toBe(false)
  })

  it.each([...ambiguous, ...structures])('has one reading, or is refused: %s', async (name, text) => {
    expect(await differing([[name, text]])).toEqual([])
    expect((await judgedByPython([text]))[0]?.ok).toBe(false)
  })
})
