import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ReceiptCheckName, Unproven } from '../receipts/receipt.ts'
import { readReceipt } from '../receipts/receipt-text.ts'
import { checkReceipt } from '../rulebook/check-receipt.ts'
import { commandRows, postingRules, replyRules } from '../rulebook/journal-tables.ts'
import { blocksIn, pageBlocks, withBlocks } from './page-blocks.ts'
import { pageReceiptText } from './page-vectors.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const [receiptsPage, rulesPage] = [textOf('docs/receipts.md'), textOf('docs/rules.md')]

const addPlace =
  'lacks a place, or has one too many: write `<!-- generated: name -->` and `<!-- end -->` where it belongs, run `npm run pages`'
const addSection =
  'has no section for one of them, or two: write it, with a line "Commands: …. Replies: …. Postings: ….", run `npm run pages`'

/** Lines as they mean: a formatter pads the cells of tables, and sets empty lines. */
const meant = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '' && !/^\|( ?-+ ?\|)+$/.test(line))

describe.each(Object.entries(pageBlocks()))('the page %s', (file, blocks) => {
  const found = blocksIn(textOf(file))

  it('has a place for everything that the code says in it, and no other', () => {
    expect([...found.keys()].sort(), `docs/${path.basename(file)} ${addPlace}`).toEqual(Object.keys(blocks).sort())
  })

  it.each(Object.keys(blocks))('says what the code says: %s (else `npm run pages`)', (name) => {
    expect(meant(found.get(name) ?? ''), 'run `npm run pages`').toEqual(meant(blocks[name] ?? ''))
  })
})

it('refuses a place that nothing is written into', () => {
  expect(() => withBlocks('<!-- generated: nothing -->\n<!-- end -->', {})).toThrow('nothing to write into nothing')
})

describe('the receipt that the page shows', () => {
  const text = textOf('docs/receipt-example.json')

  it('is the one that the code makes (else `npm run pages`)', () => {
    expect(JSON.parse(text), 'run `npm run pages`').toEqual(JSON.parse(pageReceiptText()))
  })

  it('holds', () => {
    expect(checkReceipt(readReceipt(text))).toMatchObject({ ok: true, pending: false })
  })
})

/** What is named in the cells of the first column of a table's rows. */
const inFirstCells = (page: string): Set<string> =>
  new Set([...page.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => namesIn(cell)))
const namesIn = (text: string): string[] => [...text.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name)

/** A check or an open point that is not listed here does not compile. */
const checkNames = {
  row_hash: true,
  row_anchor: true,
  tick_anchor: true,
  order: true,
  time: true,
  in_force: true,
  first_crossing: true,
  published_settings: true,
  fill_at: true,
  entries: true,
  postings: true,
  accepted: true,
  prices: true,
  settings: true,
  formula: true,
  signature: true,
  own_book: true,
} satisfies Record<ReceiptCheckName, true>
const openPoints = {
  in_force: true,
  first_crossing: true,
  accepted: true,
  postings: true,
  published_settings: true,
  fill_at: true,
  time: true,
  signature: true,
  own_book: true,
} satisfies Record<Unproven, true>

describe('the page of receipts', () => {
  const tableAfter = (head: string): string =>
    /(?:^\|.*\n)+/m.exec(receiptsPage.slice(receiptsPage.indexOf(head)))?.[0] ?? ''

  it('says of every check what it holds for', () => {
    expect([...inFirstCells(tableAfter('| Check '))].sort()).toEqual(Object.keys(checkNames).sort())
  })

  it('says of every open point when it is open', () => {
    expect([...inFirstCells(tableAfter('| Not proven '))].sort()).toEqual(Object.keys(openPoints).sort())
  })
})

describe('the page of rules', () => {
  /** What the sections say that they are of: `Commands: …. Replies: …. Postings: ….`, in one line or three. */
  const namedAs = (word: string): string[] =>
    [...rulesPage.matchAll(new RegExp(`(?:^|[.] )${word}: ([^.]+)[.]`, 'gm'))].flatMap(([, names = '']) =>
      namesIn(names),
    )

  it.each([
    ['Commands', commandRows],
    ['Replies', replyRules],
    ['Postings', postingRules],
  ] as const)('has one section for each of: %s', (word, table) => {
    expect(namedAs(word).sort(), `docs/rules.md ${addSection}`).toEqual([...table.keys()].sort())
  })
})
