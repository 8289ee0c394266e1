import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { type AgreementPurpose, agreementKinds } from '@touchstone/wire/articles'
import { purposeOfPurchase } from '../../features/agreements/purchase-purposes.ts'
import { select, type Verification } from './verification.ts'

const comparedAtOnce = 1_000
const hashText = /^[0-9a-f]{64}$/

type Purchase = { name: string; bookId: number; at: number; purpose: AgreementPurpose; sha256: string }

/**
 * Whether everything that was bought under an agreement was bought by somebody who had accepted it: a text of that hash is
 * kept, of an agreement for what was bought, and the owner of the book accepted it at the row's moment or before.
 */
export function createPurchaseCheck(verification: Verification) {
  const { counts, differs } = verification
  let waiting: Purchase[] = []

  async function compare(): Promise<void> {
    const all = waiting
    waiting = []
    if (all.length === 0) return
    const kinds = await kindsOf(verification, all)
    const accepted = await acceptedAt(verification, all)
    for (const [index, purchase] of all.entries()) {
      const wrong = wrongWith(purchase, kinds.get(purchase.sha256), accepted[index])
      if (wrong !== undefined) differs(`${purchase.name}, ${wrong}`)
    }
    counts.agreedPurchases += all.length
  }

  return {
    /** Collects the purchases among the rows of a book; compares them when there are enough. */
    async check(rows: readonly JournalRow[]): Promise<void> {
      waiting.push(...rows.flatMap(purchaseIn))
      if (waiting.length >= comparedAtOnce) await compare()
    },
    checkEnd: compare,
  }
}

export type PurchaseCheck = ReturnType<typeof createPurchaseCheck>

/** For a life whose people buy past the calls: nobody asked them what they accept. */
export const noPurchaseCheck: PurchaseCheck = { check: () => Promise.resolve(), checkEnd: () => Promise.resolve() }

function wrongWith(
  { purpose, at }: Purchase,
  kinds: ReadonlySet<string | null> | undefined,
  firstAt: number | null | undefined,
): string | undefined {
  if (kinds === undefined) return 'and no text of that hash is kept'
  if (!kinds.has(agreementKinds[purpose])) return `which is no agreement for ${purpose.replaceAll('_', ' ')}`
  if (firstAt === null || firstAt === undefined) return 'which its owner has not accepted'
  return firstAt > at ? `which its owner accepted at ${firstAt}, after that row's ${at}` : undefined
}

/** None for a row that buys nothing, is older than agreements, or cannot be read: of that the replay says what is wrong. */
function purchaseIn({ bookId, sequence, at, command }: JournalRow): Purchase[] {
  // Few rows buy anything: only those are parsed.
  if (!command.includes('"agreementSha256"')) return []
  const asked = readCommand(command)
  const purpose = purposeOfPurchase(asked.kind ?? '')
  if (purpose === undefined || asked.agreementSha256 === undefined) return []
  const said = asked.agreementSha256
  // What is no hash is that of no text; PostgreSQL does not take every string.
  const sha256 = typeof said === 'string' && hashText.test(said) ? said : ''
  const name = `book ${bookId}: row ${sequence} is ${asked.kind} under agreement ${JSON.stringify(said)}`
  return [{ name, bookId, at, purpose, sha256 }]
}

function readCommand(command: string): { kind?: string; agreementSha256?: unknown } {
  try {
    return JSON.parse(command) as { kind?: string; agreementSha256?: unknown }
  } catch {
    return {}
  }
}

/** Of each hash, the kinds of the articles of which it is a text; null for one whose article is gone. */
async function kindsOf(verification: Verification, all: readonly Purchase[]): Promise<Map<string, Set<string | null>>> {
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

/** When the owner of each book first accepted a text of that hash; null for never. */
async function acceptedAt(verification: Verification, all: readonly Purchase[]): Promise<(number | null)[]> {
  const rows = await select<{ at: bigint | null }>(
    verification,
    `select (
       select min(a.at) from books b join agreement_acceptances a on a.user_id = b.user_id
       where b.id = p.book_id and a.sha256 = p.sha256) as at
     from unnest($1::bigint[], $2::text[]) with ordinality as p (book_id, sha256, place) order by place`,
    [all.map(({ bookId }) => bookId), all.map(({ sha256 }) => sha256)],
  )
  return rows.map(({ at }) => (at === null ? null : Number(at)))
}
