import { type AgreementPurpose, agreementPurposes } from '@touchstone/wire/articles'
import { subjectInForce } from '../../console/agreements/note-in-force.ts'
import { logStatedAt } from './log-stated-at.ts'
import { select, type Verification } from './verification.ts'

/** What the audit log says was in force for a purpose, from one of its rows until another. */
export type InForce = {
  row: number
  at: number
  articleId: number
  version: number
  /** By language. */
  texts: Readonly<Record<string, string>>
  /** When another version came into force: no later than a checkpoint has that, whatever the log says of its time. */
  until: number | undefined
}

export type InForceNotes = ReadonlyMap<AgreementPurpose, readonly InForce[]>

type Columns = { id: bigint; at: bigint; subject: string; details: string }

/** Every version that the audit log says was in force, by purpose, oldest first. */
export async function loadInForce(verification: Verification): Promise<InForceNotes> {
  const rows = await select<Columns>(
    verification,
    `select id, at, subject, details from audit_log where act = 'agreement_in_force' order by id`,
  )
  const notes = new Map<AgreementPurpose, InForce[]>()
  for (const { id, at, subject, details } of rows) {
    const purpose = agreementPurposes.find((each) => subjectInForce(each) === subject)
    const version = readVersion(details)
    if (purpose === undefined || version === undefined) {
      verification.differs(`row ${id} of the audit log does not say which agreement came into force, and for what`)
      continue
    }
    const before = notes.get(purpose) ?? []
    const last = before.at(-1)
    if (last !== undefined) last.until = Math.min(Number(at), await logStatedAt(verification, Number(id)))
    notes.set(purpose, [...before, { row: Number(id), at: Number(at), ...version, until: undefined }])
  }
  return notes
}

/** Anything may stand there. */
function readVersion(details: string): Pick<InForce, 'articleId' | 'version' | 'texts'> | undefined {
  try {
    const { articleId, version, texts } = JSON.parse(details) as Partial<InForce>
    return typeof articleId === 'number' && typeof version === 'number' && typeof texts === 'object'
      ? { articleId, version, texts }
      : undefined
  } catch {
    return undefined
  }
}
