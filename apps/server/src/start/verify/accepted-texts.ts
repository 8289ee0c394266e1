import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { notedAcceptance } from '../../console/agreements/note-acceptance.ts'
import type { Acceptance } from '../../features/agreements/agreements.store.ts'
import { select, type Verification } from './verification.ts'

/** An acceptance; `row` of the audit log is the one that notes it, if there is one that says the same. */
export type AcceptedText = Pick<Acceptance, 'articleId' | 'version' | 'language' | 'at'> & { row: number | undefined }

type Columns = Pick<Acceptance, 'version' | 'language' | 'sha256' | 'occasion'> & {
  place: bigint
  id: bigint
  articleId: bigint
  at: bigint
  row: bigint | null
  noteAt: bigint | null
  noteDetails: string | null
}

/** For each of these, every acceptance of that text by the owner of the book. */
export async function acceptedTexts(
  verification: Verification,
  all: readonly { bookId: number; sha256: string }[],
): Promise<AcceptedText[][]> {
  const rows = await select<Columns>(
    verification,
    `select p.place, a.id, a.article_id as "articleId", a.version, a.language, a.sha256, a.occasion, a.at,
       l.id as row, l.at as "noteAt", l.details as "noteDetails"
     from unnest($1::bigint[], $2::text[]) with ordinality as p (book_id, sha256, place)
     join books b on b.id = p.book_id
     join agreement_acceptances a on a.user_id = b.user_id and a.sha256 = p.sha256
     left join audit_log l on l.subject = 'user ' || a.user_id and l.act = 'agreement_accepted'
       and position('"acceptance":' || a.id || ',' in l.details) > 0
     order by p.place, a.id, l.id desc`,
    [all.map(({ bookId }) => bookId), all.map(({ sha256 }) => sha256)],
  )
  const accepted = all.map((): AcceptedText[] => [])
  for (const row of rows) accepted[Number(row.place) - 1]?.push(acceptedFrom(row))
  return accepted
}

function acceptedFrom({ id, row, noteAt, noteDetails, ...each }: Columns): AcceptedText {
  const { version, language, sha256, occasion } = each
  const [articleId, at] = [Number(each.articleId), Number(each.at)]
  const due = canonicalText(notedAcceptance({ id: Number(id), articleId, version, language, sha256, occasion }))
  const isNoted = noteDetails === due && Number(noteAt) === at
  return { articleId, version, language, at, row: isNoted ? Number(row) : undefined }
}
