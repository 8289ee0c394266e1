import { anchoredAgain } from '@touchstone/domain/examples/anchored-again'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { hashText } from '@touchstone/domain/ledger/hash'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt-text'
import { malformedPart } from '@touchstone/domain/receipts/stated-form'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { describe, expect, it } from 'vitest'
import { differing, judgedByPython, python, said, whyNoPython } from './python-checker.ts'

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

/** The receipt under a checkpoint that covers one more tape, with its text changed as a text and hashed again. */
function restated(from: string, to: string): string {
  const more = { symbol: 'A/B', fromSequence: 41, toSequence: 42, root: row.hash }
  const of = anchoredAgain(receipt, { checkpoint: { tapes: [more, ...checkpoint.tapes], at: 60_000 } })
  const json = receiptToJson(of)
  const [shown] = json.checkpoints
  if (shown === undefined || !('text' in shown) || !shown.text.includes(from)) throw new Error(`it lacks ${from}`)
  const text = shown.text.replace(from, to)
  return JSON.stringify({ ...json, checkpoints: [{ text, hash: hashText(text) }] })
}
const texts: [string, string][] = [
  ...['A\u0085B', 'A\u001cB', '\ufeffA', 'A\u00a0B', 'Ą/B', ''].map((name): [string, string] => [
    `a tape that is called ${JSON.stringify(name)}`,
    restated('tape A/B ', `tape ${name} `),
  ]),
  ...['9007199254740993', 'Infinity', '60000.5', '1e+21', '٣', '60_000', ' 60000'].map((at): [string, string] => [
    `a checkpoint of ${at}`,
    restated('\n60000\n', `\n${at}\n`),
  ]),
  ['a tape whose root is none', restated(`41 42 ${row.hash}`, '41 42 root')],
  ['a root in capitals', restated(`41 42 ${row.hash}`, `41 42 ${row.hash.toUpperCase()}`)],
]

/** All signs of the plane that names are written in, lone surrogates among them, alone and within a name. */
const signs = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code))
const names = [...signs, ...signs.map((sign) => `A${sign}B`), '', 'BTC/USDT', '\u{1f600}']
/** Made once: there are 131,000 names. */
const asJson = receiptToJson(receipt)
const isRead = (symbol: string): boolean => {
  const named = { row: { symbol, sequence: 1, watermarkAt: 1 }, anchor: anchorPending }
  return malformedPart({ ...asJson, ticks: [named] }) === undefined
}

describe.skipIf(python === undefined)(`a receipt ${python === undefined ? whyNoPython() : 'in Python'}`, () => {
  it('that a checkpoint stands in as a structure holds, as it does for us', async () => {
    expect(await differing([['in place', inPlace({})]])).toEqual([])
    expect((await judgedByPython([inPlace({})]))[0]?.ok).toBe(true)
  })

  it.each(numbers)('holds for nobody where it has %s', async (_name, text) => {
    expect((await checkSignedReceipt(readReceipt(text))).ok).toBe(false)
    expect((await judgedByPython([text]))[0]?.ok).toBe(false)
  })

  it('takes the same signs for a name', () => {
    const read = names.map(isRead)
    expect(said('c.is_word(a)', names)).toEqual(read)
    expect(read.filter(Boolean)).toHaveLength(2 * 94 + 1)
  })

  it('that states one more tape, with a text, holds', async () => {
    for (const text of [restated('A/B', 'A-B'), restated('\n60000\n', '\n60001\n')]) {
      expect(await differing([['text', text]])).toEqual([])
      expect((await judgedByPython([text]))[0]?.ok).toBe(true)
    }
  })

  it.each(texts)('is refused by both where it states %s', async (name, text) => {
    expect(() => readReceipt(text)).toThrow('checkpoint')
    expect(await differing([[name, text]])).toEqual([])
  })

  it.each([...ambiguous, ...structures])('has one reading, or is refused: %s', async (name, text) => {
    expect(await differing([[name, text]])).toEqual([])
    expect((await judgedByPython([text]))[0]?.ok).toBe(false)
  })
})
