import { type Book, emptyBook } from '@touchstone/domain/books/book'
import { readAs } from '@touchstone/domain/books/codec'
import { replayRow, type Replaying } from '@touchstone/domain/books/replay'
import { isWorld, type World } from '@touchstone/domain/ledger/account'
import type { Hash } from '@touchstone/domain/ledger/hash'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { type TapeRow, tickDecimals } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { carriedArchive } from '@touchstone/domain/receipts/carried-archive'
import { checkSignature } from '@touchstone/domain/receipts/check-signatures'
import { giverOf } from '@touchstone/domain/rulebook/journal-tables'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { houseRules } from '@touchstone/domain/rulebook/rules'
import { unknownKindOf } from '@touchstone/domain/rulebook/unknown-kind'
import type { Settings } from '@touchstone/domain/settings/settings'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import { versionsWithout } from '@touchstone/domain/settings/added-currencies'
import { versionsOfLookAlikes } from '@touchstone/domain/settings/new-currencies'
import { silentVersions } from '@touchstone/domain/settings/silent-versions'
import { signedAmong } from '@touchstone/signatures/signed-rows'
import type { Finding } from './alarms.ts'
import { changedRow, differingRow } from './findings.ts'
import type { JournalAnswer } from './journal-answer.ts'
import { keptBookChange, readKeptBook, type SettingsVersion } from './kept-book.ts'
import { type KeptRows, keptRows, type OwnBook, rowsName } from './kept-rows.ts'
import type { KeptTexts } from './kept-texts.ts'
import { type FoundDifference, type Pin, pinChange, readPin } from './pins.ts'
import { compareRoots, rootOf } from './settings-roots.ts'
import { noSigners, type Signers, withSigner } from './signers.ts'

/**
 * Where a replay goes on: the first row to ask for, and the newest settings that need not be sent. `difference`: this
 * very version has found one, and looking again would find the same.
 */
export type Begun = {
  from: number
  settingsHeld: number
  pin: Pin | undefined
  difference: FoundDifference | undefined
  /** Undefined before the first row. */
  reached: Reached | undefined
}

/** By `account:currency`, decimals as text; what is zero is left out. */
export type Amounts = Readonly<Record<string, string>>

/** The row that a replay has come to, and what the book holds after it. */
export type Reached = { sequence: number; hash: string; amounts: Amounts }

/**
 * `again`: what was kept led to a difference, so that everything is to be decided anew from the first row. `outdated`:
 * the row is of a kind that this version of the app does not know.
 */
export type PageOutcome =
  | { kind: 'replayed'; reached: Reached }
  | { kind: 'again' }
  | { kind: 'outdated'; sequence: number; unknownKind: string }
  | { kind: 'found'; finding: Finding }

export type ReplayDesk = {
  /** @param isFresh without what was kept of the book itself. */
  begin: (own: OwnBook, isFresh: boolean) => Promise<Begun>
  /** The next rows of the book that was begun. */
  page: (answer: JournalAnswer) => Promise<PageOutcome>
  /** The hash under which this device has seen a row; undefined for one that it has not seen, or long ago. */
  seen: (own: OwnBook, sequence: number) => Promise<Hash | undefined>
}

type Run = {
  own: OwnBook
  pin: Pin | undefined
  rows: KeptRows
  signers: Signers
  book: Book | undefined
  isResumed: boolean
  /** Versions only grow in a book's journal: what is older than the newest one that was used is not needed again. */
  settings: readonly SettingsVersion[]
}

/** @throws on an unknown world: the rules would take it for play money and skip their restrictions. */
function worldOf({ bookId, world }: JournalAnswer): World {
  if (isWorld(world)) return world
  throw new Error(`book ${bookId} has an unknown world: ${JSON.stringify(world)}`)
}

/**
 * Decides the journal of one book after the other again, page by page, and keeps how far it has come. `code` names the
 * version of the rules: a book that another version has made is not gone on with, but the rows that it saw are compared.
 */
export function createReplayDesk(texts: KeptTexts, code: string, clock: () => number = Date.now): ReplayDesk {
  let run: Run | undefined

  async function keep(current: Run, book: Book, found?: Omit<FoundDifference, 'code'>): Promise<void> {
    const { own, pin, rows, settings } = current
    const now = clock()
    const { sequence, hash } =
      pin !== undefined && pin.sequence > book.sequence ? pin : { sequence: book.sequence, hash: book.head }
    const difference = found === undefined ? {} : { difference: { ...found, code } }
    const { signers } = current
    const since = { sinceMs: pin?.sinceMs ?? now, checkedAtMs: now }
    current.pin = { world: book.world, sequence, hash, ...since, signers, ...difference }
    const changes = new Map([...rows.changes(), pinChange(own, current.pin)])
    const used = settings.at(-1)
    if (used !== undefined) changes.set(...keptBookChange(own, code, { book, settings: used }))
    await texts.write(changes)
  }

  return {
    async begin(own, isFresh) {
      const pin = await readPin(texts, own)
      const rows = keptRows(texts, rowsName(own))
      const kept = isFresh ? undefined : await readKeptBook(texts, own, code)
      const isSeen = kept !== undefined && (await rows.hashOf(kept.book.sequence)) === kept.book.head
      const resumed = isSeen ? kept : undefined
      const settings = resumed === undefined ? [] : [resumed.settings]
      const signers = (resumed === undefined ? undefined : pin?.signers) ?? noSigners
      run = { own, pin, rows, signers, book: resumed?.book, isResumed: resumed !== undefined, settings }
      return {
        from: (resumed?.book.sequence ?? 0) + 1,
        settingsHeld: resumed?.settings.version ?? 0,
        pin,
        difference: pin?.difference?.code === code ? pin.difference : undefined,
        reached: resumed && reachedBy(resumed.book),
      }
    },
    async page(answer) {
      if (run?.own.bookId !== answer.bookId) throw new Error(`the replay of book ${answer.bookId} was not begun`)
      const { rows, isResumed } = run
      const settings = [...run.settings, ...answer.settings].sort((a, b) => a.version - b.version)
      const versions = new Map(settings.map(({ version, text }) => [version, settingsFromText(text)]))
      const replaying = { archive: archiveOf(answer.tape, versions), rules: houseRules }
      let book = run.book ?? emptyBook(answer.bookId, worldOf(answer))
      const [first] = answer.rows
      const compared = await compareRoots(texts, answer.settings.map(rootOf))
      // What is held already was looked at with the page that brought it.
      const judged = answer.settings.length === 0 ? [] : [...versions.values()]
      const fault = 'fault' in compared ? compared.fault : unsoundVersion(judged)
      if (fault !== undefined && first !== undefined)
        return {
          kind: 'found',
          finding: differingRow({ book, row: first, sentence: fault, tape: answer.tape, settings }),
        }
      if ('changes' in compared) await texts.write(new Map(compared.changes))
      run.settings = settings
      const signed = await signedAmong(answer.rows)
      for (const row of answer.rows) {
        const seen = await rows.hashOf(row.sequence)
        if (seen !== undefined && seen !== row.hash) return { kind: 'found', finding: changedRow(row, seen) }
        const next = signatureFault(row, signed) ?? decideAgain(book, row, replaying)
        if (typeof next !== 'string') {
          book = next
          run.signers = withSigner(run.signers, row)
          await rows.note(row.sequence, row.hash)
          continue
        }
        if (isResumed) return { kind: 'again' }
        const unknownKind = unknownKindOf(row)
        if (unknownKind !== undefined) return { kind: 'outdated', sequence: row.sequence, unknownKind }
        await keep(run, book, { sequence: row.sequence, sentence: next })
        return { kind: 'found', finding: differingRow({ book, row, sentence: next, tape: answer.tape, settings }) }
      }
      run.book = book
      run.settings = settings.slice(-1)
      await keep(run, book)
      return { kind: 'replayed', reached: reachedBy(book) }
    },
    seen: (own, sequence) => keptRows(texts, rowsName(own)).hashOf(sequence),
  }
}

const unsoundVersion = (versions: readonly Settings[]): string | undefined =>
  [...silentVersions(versions), ...versionsWithout(versions), ...versionsOfLookAlikes(versions)][0]

function signatureFault(row: JournalRow, signed: ReadonlySet<Hash>): string | undefined {
  try {
    const check = checkSignature(row, signed, giverOf)
    return check === undefined || check === 'unsigned' || check.ok ? undefined : check.detail
  } catch {
    return 'its facts are unreadable'
  }
}

/** The book after the row, or what differs. */
function decideAgain(book: Book, row: JournalRow, replaying: Replaying<Command>): Book | string {
  const replayed = replayRow(book, row, replaying)
  return replayed.ok ? replayed.value.book : replayed.refusal.sentence
}

const archiveOf = (tape: JournalAnswer['tape'], versions: ReadonlyMap<number, Settings>) =>
  carriedArchive(
    tape.map((row) => readAs<TapeRow>(JSON.stringify(row), tickDecimals)),
    versions,
  )

const reachedBy = ({ sequence, head, accounts }: Book): Reached => ({
  sequence,
  hash: head,
  amounts: Object.fromEntries(
    [...accounts].filter(([, amount]) => amount !== 0n).map(([key, amount]) => [key, printDecimal(amount)]),
  ),
})
