import { intentForMs } from '@touchstone/domain/books/signed-intent'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { type AgreementPurpose, agreementKinds } from '@touchstone/wire/articles'
import { type AcceptedText, acceptedTexts } from './accepted-texts.ts'
import { type InForce, type InForceNotes, loadInForce } from './in-force-notes.ts'
import { type PurchaseRow, purchaseRowIn } from './purchase-row.ts'
import { placesOf, type RowPlace } from './row-places.ts'
import { createSilentCheck } from './silent-purchases.ts'
import { select, type Verification } from './verification.ts'

const comparedAtOnce = 1_000
const hashText = /^[0-9a-f]{64}$/

/**
 * How far a purchase may lie from the time in which its text was in force. The house finds the text when the call comes, and
 * the book decides after that: as late as it may after what a device has signed.
 */
const decidedWithinMs = intentForMs

/** What is known of the text that a purchase names. */
type Known = {
  place: RowPlace
  /** The kinds of the articles of which it is a text, null for one whose article is gone; undefined where none is kept. */
  kinds: ReadonlySet<string | null> | undefined
  accepted: readonly AcceptedText[]
}

/**
 * Whether everything that was bought under an agreement was bought by somebody who had accepted it, and under the right one:
 * a text of that hash is kept, the owner of the book accepted it at the row's moment or before, and the audit log has that,
 * and says that this text was in force then for what was bought. And whether what once was named goes on to be.
 */
export function createPurchaseCheck(verification: Verification) {
  const { counts, differs } = verification
  const silent = createSilentCheck(verification)
  let waiting: PurchaseRow[] = []
  let notes: InForceNotes | undefined

  async function compare(): Promise<void> {
    const all = waiting
    waiting = []
    if (all.length === 0) return
    const places = await placesOf(verification, all)
    const placed = all.map((row, index) => ({ row, place: places[index] ?? nowhere }))
    for (const { row, place } of placed) silent.note(row, place)
    const agreed = placed.filter(({ row }) => row.names.has('agreementSha256')).map(withHash)
    notes ??= await loadInForce(verification)
    const kinds = await kindsOf(verification, agreed)
    const accepted = await acceptedTexts(verification, agreed)
    for (const [index, { row, place, sha256 }] of agreed.entries()) {
      const known = { place, kinds: kinds.get(sha256), accepted: accepted[index] ?? [] }
      const noted = notes.get(row.purpose) ?? []
      const isBefore = isOfBefore(row, place, firstOf(notes))
      const wrong =
        wrongWith(row, known) ?? (isBefore ? wrongBefore(row, known) : wrongInForce(row, known, { noted, sha256 }))
      if (wrong !== undefined)
        differs(`${row.name} under agreement ${JSON.stringify(row.names.get('agreementSha256'))}, ${wrong}`)
      if (isBefore) counts.purchasesOfBefore += 1
    }
    counts.agreedPurchases += agreed.length
  }

  return {
    /** Collects the purchases among the rows of a book; compares them when there are enough. */
    async check(rows: readonly JournalRow[]): Promise<void> {
      waiting.push(...rows.flatMap((row) => purchaseRowIn(row) ?? []))
      if (waiting.length >= comparedAtOnce) await compare()
    },
    async checkEnd(): Promise<void> {
      await compare()
      silent.checkEnd()
    },
  }
}

export type PurchaseCheck = ReturnType<typeof createPurchaseCheck>

/** For a life whose people buy past the calls: nobody asked them what they accept. */
export const noPurchaseCheck: PurchaseCheck = { check: () => Promise.resolve(), checkEnd: () => Promise.resolve() }

const nowhere: RowPlace = { checkpoint: Infinity, after: -Infinity, logBefore: 0, logBy: Infinity }

type Placed = { row: PurchaseRow; place: RowPlace }

/** What is no hash is that of no text; PostgreSQL does not take every string. */
function withHash({ row, place }: Placed): Placed & { bookId: number; sha256: string } {
  const said = row.names.get('agreementSha256')
  return { row, place, bookId: row.bookId, sha256: typeof said === 'string' && hashText.test(said) ? said : '' }
}

/**
 * Of before the log said what is in force are rows of a checkpoint that states a log without its first note, and rows of an earlier
 * time than that note of which the checkpoints do not say whether they came before it.
 */
const isOfBefore = ({ at }: PurchaseRow, { logBefore, logBy }: RowPlace, first: InForce | undefined): boolean =>
  first === undefined || logBy < first.row || (at < first.at && logBefore < first.row)

/** What the log said first, for any purpose: all are noted at once. */
const firstOf = (notes: InForceNotes): InForce | undefined =>
  [...notes.values()].map(([first]) => first).sort((one, other) => (one?.row ?? 0) - (other?.row ?? 0))[0]

function wrongWith({ at }: PurchaseRow, { place, kinds, accepted }: Known): string | undefined {
  if (kinds === undefined) return 'and no text of that hash is kept'
  if (accepted.length === 0) return 'which its owner has not accepted'
  const noted = accepted.filter(({ row }) => row !== undefined)
  if (noted.length === 0) return 'and the audit log does not have that its owner accepted it'
  const inTime = noted.filter((each) => each.at <= at)
  const firstAt = Math.min(...noted.map((each) => each.at))
  if (inTime.length === 0) return `which its owner accepted at ${firstAt}, after that row's ${at}`
  if (inTime.some(({ row }) => (row ?? 0) <= place.logBy)) return undefined
  return `and checkpoint ${place.checkpoint}, which has that row, states a log in which its owner has not accepted it`
}

/** By the article, which may have been another one then: nothing else says what the text was for. */
const wrongBefore = ({ purpose }: PurchaseRow, { kinds }: Known): string | undefined =>
  kinds?.has(agreementKinds[purpose]) === true ? undefined : isNoneFor(purpose)

const isNoneFor = (purpose: AgreementPurpose): string => `which is no agreement for ${purpose.replaceAll('_', ' ')}`

function wrongInForce(
  { at, purpose }: PurchaseRow,
  { place, accepted }: Known,
  { noted, sha256 }: { noted: readonly InForce[]; sha256: string },
): string | undefined {
  const ofText = noted.filter(({ texts }) => Object.values(texts).includes(sha256))
  if (ofText.length === 0) return isNoneFor(purpose)
  const known = accepted.filter((each) => each.row !== undefined && each.row <= place.logBy && each.at <= at)
  const isInForce = ({ row, at: from, until = Infinity }: InForce): boolean =>
    row <= place.logBy && from <= at + decidedWithinMs && Math.max(at, place.after) <= until + decidedWithinMs
  const isAgreed = known.some((each) => {
    const versions = noted.filter((version) => isVersionOf(version, each, sha256))
    const [first] = versions
    // Nobody accepts what was never in force. What was there before the first note of all could be accepted before it.
    const wasThere = first !== undefined && (first === noted[0] || first.row < (each.row ?? 0))
    return wasThere && versions.some(isInForce)
  })
  return isAgreed ? undefined : `a text of which the audit log does not say that it was in force at ${at}`
}

const isVersionOf = (version: InForce, accepted: AcceptedText, sha256: string): boolean =>
  version.articleId === accepted.articleId &&
  version.version === accepted.version &&
  version.texts[accepted.language] === sha256

/** Of each hash, the kinds of the articles of which it is a text; null for one whose article is gone. */
async function kindsOf(
  verification: Verification,
  all: readonly { sha256: string }[],
): Promise<Map<string, Set<string | null>>> {
  const texts = await select<{ sha256: string; kind: string | null }>(
    verification,
    `select distinct t.sha256, r.kind from agreement_texts t left join articles r on r.id = t.article_id
     where t.sha256 = any($1::text[])`,
    [[...new Set(all.map(({ sha256 }) => sha256))]],
  )
  const kinds = new Map<string, Set<string | null>>()
  for (const { sha256, kind } of texts) kinds.set(sha256, (kinds.get(sha256) ?? new Set()).add(kind))
  return kinds
}
