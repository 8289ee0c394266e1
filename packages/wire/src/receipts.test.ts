import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { anchoredRow, journalRow, statedCheckpoint, tick, watermark, wholeReceipt } from './receipt-shapes.ts'
import { receipts } from './receipts.ts'

const page = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, `../../../docs/${name}.md`), 'utf8')
const [receiptsPage, rulesPage] = [page('receipts'), page('rules')]

const named = (text: string): string[] => [...text.matchAll(/`([A-Za-z]+)`/g)].map(([, name = '']) => name)
/** The fields in the first column of the table that begins with this line. */
function fieldsIn(text: string, head: RegExp): string[] {
  const [table = ''] = /^(?:\|.*\n)+/m.exec(text.slice(head.exec(text)?.index ?? text.length)) ?? []
  return table.split('\n').flatMap((line) => named(line.split('|')[1] ?? ''))
}

// What an answer has that its page does not name can be checked by nobody who has only the page.
it.each([
  ['the fields of a receipt', receiptsPage, /^\| Field +\| What/m, wholeReceipt],
  ['what stands beside it', receiptsPage, /^\| Beside it/m, receipts.receipt.reply],
  ['the fields of a result', rulesPage, /^\| Field +\| What/m, receipts.receipt.reply.shape.results._zod.def.element],
])('the pages name %s, and no other', (_what, text, head, { shape }) => {
  expect(fieldsIn(text, head).sort()).toEqual(Object.keys(shape).sort())
})

it.each<[string, { shape: object }]>([
  ['row of the journal', journalRow],
  ['row with its place', anchoredRow],
  ['tick', tick],
  ['watermark', watermark],
  ['stretch', wholeReceipt.shape.stretches._zod.def.element],
  ['proof of settings', wholeReceipt.shape.sections._zod.def.innerType],
  ...statedCheckpoint._zod.def.options.map((form, index): [string, { shape: object }] => [
    `checkpoint, form ${index + 1}`,
    form,
  ]),
])('the page names every field of a %s', (_what, { shape }) => {
  const words = new Set(
    [...receiptsPage.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => text.match(/[A-Za-z]+/g) ?? []),
  )
  expect(Object.keys(shape).filter((name) => !words.has(name))).toEqual([])
})
