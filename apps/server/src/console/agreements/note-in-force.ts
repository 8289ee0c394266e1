import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { type AgreementPurpose, agreementPurposes } from '@touchstone/wire/articles'
import { type AgreementText, textsInForce } from '../../features/agreements/agreement-texts.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { audit, lockAuditLog } from '../audit/audit.ts'

/** What a row of the log about an agreement in force is about. */
export const subjectInForce = (purpose: AgreementPurpose): string => `agreement ${purpose.replaceAll('_', ' ')}`

/** What the audit log keeps of the version that is in force: the SHA-256 of its text in each language. */
const notedVersion = ({ articleId, version }: AgreementText, texts: readonly AgreementText[]) => ({
  articleId,
  version,
  texts: Object.fromEntries(texts.map(({ language, sha256 }) => [language, sha256])),
})

/**
 * Puts under the chain of the audit log which version is in force for each purpose, where that has changed: nobody says
 * afterwards that a text was for something else, or in force at another time. Call it last in a transaction that may
 * change it, before its act is noted.
 */
export async function noteAgreementsInForce(transaction: Transaction, at: number): Promise<void> {
  // Before anything is read: whoever else changes what is in force has ended by then, so the last row is the truth.
  await lockAuditLog(transaction)
  for (const purpose of agreementPurposes) await noteInForce(transaction, purpose, at)
}

async function noteInForce(transaction: Transaction, purpose: AgreementPurpose, at: number): Promise<void> {
  const texts = await textsInForce(transaction, purpose)
  const [text] = texts
  if (text === undefined) return
  const [act, subject, details] = ['agreement_in_force', subjectInForce(purpose), notedVersion(text, texts)] as const
  const [last] = await transaction<{ details: string }[]>`
    select details from audit_log where subject = ${subject} and act = ${act} order by id desc limit 1`
  if (last?.details !== canonicalText(details)) await audit(transaction, { at, operatorId: 0, act, subject, details })
}
