import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { hashText } from '@touchstone/domain/ledger/hash'
import { notedAcceptance } from '../../console/agreements/note-acceptance.ts'
import { hashedText } from '../../features/agreements/agreement-texts.store.ts'
import type { Acceptance } from '../../features/agreements/agreements.store.ts'
import { pages, select, type Verification } from './verification.ts'

type Columns = Pick<Acceptance, 'language' | 'sha256' | 'occasion' | 'version'> & {
  id: bigint
  userId: bigint
  articleId: bigint
  at: bigint
  title: string | null
  body: string | null
}

const acceptances = `
  select a.id, a.user_id as "userId", a.article_id as "articleId", a.version, a.language, a.sha256, a.occasion, a.at,
    t.title, t.body
  from agreement_acceptances a left join agreement_texts t using (article_id, version, language)
  where a.id > $1 order by a.id limit 1000`

type Noted = { subject: string; at: bigint; details: string }

/**
 * What people accepted: each acceptance against the text that is kept, and against the audit log, which notes it. Those of
 * before the first that was noted stand under no hash, and are counted.
 */
export async function verifyAgreements(verification: Verification): Promise<void> {
  const notes = await select<Noted>(
    verification,
    `select subject, at, details from audit_log where act = 'agreement_accepted' order by id`,
  )
  const noted = new Map(
    notes.map((note) => [(JSON.parse(note.details) as ReturnType<typeof notedAcceptance>).acceptance, note]),
  )
  const first = Math.min(...noted.keys())
  for await (const page of pages<Columns>(verification, acceptances, [0], (last) => [String(last.id)])) {
    for (const { title, body, ...row } of page) {
      const id = Number(row.id)
      const name = `acceptance ${id} of user ${row.userId}`
      if (title === null || body === null || hashText(hashedText({ title, body })) !== row.sha256)
        verification.differs(`${name} is of another text than the one that is kept`)
      const note = noted.get(id)
      noted.delete(id)
      if (note === undefined) {
        if (id > first) verification.differs(`${name} does not stand in the audit log`)
        else verification.counts.unnotedAgreements += 1
      } else if (textOf(note) !== noteText(row)) verification.differs(`${name} stands in the audit log as another one`)
      verification.counts.agreements += 1
    }
  }
  for (const id of noted.keys()) verification.differs(`acceptance ${id} stands in the audit log, and is not there`)
}

const textOf = ({ subject, at, details }: Noted): string => `${subject} ${at} ${details}`
const noteText = ({ userId, at, id, articleId, ...row }: Omit<Columns, 'title' | 'body'>): string => {
  const details = notedAcceptance({ ...row, id: Number(id), articleId: Number(articleId) })
  return textOf({ subject: `user ${userId}`, at, details: canonicalText(details) })
}
