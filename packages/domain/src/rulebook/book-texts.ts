import { type AccountKey, type Book, emptyBook } from '../books/book.ts'
import { writeCanonical } from '../books/codec.ts'
import type { AnyPartKind, BookRecord } from '../books/record-kind.ts'
import type { World } from '../ledger/account.ts'
import { canonicalText } from '../ledger/canonical.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { readShape } from '../money/shape.ts'
import { rowOf } from './merged.ts'
import { partKinds, recordKinds } from './noun-tables.ts'

/** A book as stored and sent: one canonical text of its state, and one of each open record. */
export type BookTexts = {
  id: number
  world: World
  sequence: number
  head: string
  state: string
  /** By kind. Those of a kind that the state holds are read from there. */
  records: { readonly [kind: string]: readonly string[] }
}

export type OpenCounts = { orders: number; positions: number; secondContracts: number }

/** Names in the texts of books that are older than the kinds. */
const inState: { readonly [kind: string]: string } = { withdrawal: 'withdrawals' }

type StateRecord = { readonly [part: string]: unknown } & {
  accounts?: Record<string, string>
}

/** Returns the canonical text of a book's state without its open records; the state of an empty book is left out. */
export function stateText(book: Book): string {
  let text = '{'
  for (const { name, write } of stateFields) {
    const field = write(book)
    if (field !== undefined) text += `${text === '{' ? '' : ','}"${name}":${field}`
  }
  return `${text}}`
}

/** A book as texts, from which `bookFromTexts` reads the same book again. */
export function textsOfBook(book: Book): BookTexts {
  const { id, world, sequence, head } = book
  const records: Record<string, string[]> = {}
  for (const [kind, { open }] of Object.entries(book.records))
    if (inState[kind] === undefined && open.size > 0) records[kind] = [...open.values()].map(writeCanonical)
  return { id, world, sequence, head, state: stateText(book), records }
}

/** All that a state may hold, in the order of its text: sorted once, since every command writes a state. */
const stateFields: readonly { name: string; write: (book: Book) => string | undefined }[] = [
  { name: 'accounts', write: accountsText },
  { name: 'openCounts', write: openCountsText },
  ...Object.entries(inState).map(([kind, name]) => ({
    name,
    write: ({ records }: Book) => records[kind] && recordsText(records[kind].open),
  })),
  ...[...partKinds.keys()].map((name) => ({
    name,
    write({ parts }: Book) {
      const part = parts[name]
      return part === undefined || isSame(part.value, part.of.empty) ? undefined : partText(part.of, part.value)
    },
  })),
].sort((a, b) => (a.name < b.name ? -1 : 1))

/** The same as the canonical text of the accounts, without creating an object: names and decimals need no escape. */
function accountsText({ accounts }: Book): string | undefined {
  if (accounts.size === 0) return undefined
  let text = '{'
  for (const key of [...accounts.keys()].sort())
    text += `${text === '{' ? '' : ','}"${key}":"${printDecimal(accounts.get(key) ?? 0n)}"`
  return `${text}}`
}

function openCountsText({ records }: Book): string | undefined {
  const counts: OpenCounts = {
    orders: records['order']?.open.size ?? 0,
    positions: records['position']?.open.size ?? 0,
    secondContracts: records['second_contract']?.open.size ?? 0,
  }
  return counts.orders + counts.positions + counts.secondContracts === 0 ? undefined : canonicalText(counts)
}

const nothingOpen: OpenCounts = { orders: 0, positions: 0, secondContracts: 0 }

/** How many of each are open, by the text of a state alone. */
export const openCountsIn = (state: string): OpenCounts =>
  (JSON.parse(state) as { openCounts?: OpenCounts }).openCounts ?? nothingOpen

/** Books share unchanged parts, and few commands change these: each is written once. */
function kept<Part extends object>(write: (part: Part) => string): (part: Part) => string {
  const texts = new WeakMap<Part, string>()
  return (part) => {
    const known = texts.get(part)
    if (known !== undefined) return known
    const text = write(part)
    texts.set(part, text)
    return text
  }
}

const recordsText = kept((records: ReadonlyMap<string, BookRecord>) => writeCanonical([...records.values()]))
const valueText = kept(writeCanonical)

function partText({ isSparse, empty }: AnyPartKind, value: unknown): string {
  if (typeof value !== 'object' || value === null) return canonicalText(value as number)
  return isSparse ? sparseText(value, empty as object) : valueText(value)
}

const sparseTexts = new WeakMap<object, string>()

/** A field as it is in every new book is left out: it costs its length in every row of a book that ever stated one. */
function sparseText(value: object, empty: object): string {
  const known = sparseTexts.get(value)
  if (known !== undefined) return known
  const usual = new Map(Object.entries(empty))
  const stated = Object.entries(value).filter(([field, each]) => !isSame(each, usual.get(field)))
  const text = writeCanonical(Object.fromEntries(stated))
  sparseTexts.set(value, text)
  return text
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && a.length === 0 && Array.isArray(b) && b.length === 0)

const ofBooks = new Set(['accounts', 'openCounts', ...Object.values(inState)])

/** Reads a book from its texts. @throws if one is malformed, or of a kind that no noun has declared. */
export function bookFromTexts(texts: BookTexts): Book {
  const { id, world, sequence, head } = texts
  const empty = emptyBook(id, world)
  const state = JSON.parse(texts.state) as StateRecord
  for (const field in state) if (!ofBooks.has(field)) rowOf(partKinds, field)
  const records: Record<string, Book['records'][string]> = {}
  for (const kind in texts.records) rowOf(recordKinds, kind)
  for (const [name, of] of recordKinds) {
    const field = inState[name]
    const bodies =
      field === undefined
        ? (texts.records[name] ?? []).map((body) => JSON.parse(body) as unknown)
        : ((state[field] ?? []) as unknown[])
    if (bodies.length > 0)
      records[name] = { of, open: byId(bodies.map((body) => readShape(body, of.decimals) as BookRecord)) }
  }
  const parts: Record<string, Book['parts'][string]> = {}
  for (const [name, of] of partKinds)
    if (state[name] !== undefined) parts[name] = { of, value: partFrom(of, readShape(state[name], of.decimals)) }
  return {
    ...empty,
    sequence,
    head,
    records,
    parts,
    accounts: new Map(Object.entries(state.accounts ?? {}).map(([key, text]) => [key as AccountKey, decimal(text)])),
  }
}

const partFrom = ({ isSparse, empty }: AnyPartKind, stated: unknown): unknown =>
  isSparse ? { ...(empty as object), ...(stated as object) } : stated

/** In the order in which they were made, as a replay has them: an id is the book, the sequence and the part. */
const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item] as const).sort(([a], [b]) => inOrderOfMaking.compare(a, b)))

const inOrderOfMaking = new Intl.Collator('en', { numeric: true })
