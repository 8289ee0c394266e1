import type { NoteAcceptance } from '../../features/agreements/agreements.store.ts'
import { audit } from '../audit/audit.ts'

/** What the audit log keeps of an acceptance, beside the time and the user. */
export const notedAcceptance = ({
  id,
  articleId,
  version,
  language,
  sha256,
  occasion,
}: Omit<Parameters<NoteAcceptance>[1], 'userId' | 'at'>) => ({
  acceptance: id,
  articleId,
  version,
  language,
  sha256,
  occasion,
})

/** Puts an acceptance under the chain of the audit log, which every checkpoint states: nobody changes it afterwards. */
export const noteAcceptance: NoteAcceptance = (transaction, { userId, at, ...accepted }) =>
  audit(transaction, {
    at,
    operatorId: 0,
    act: 'agreement_accepted',
    subject: `user ${userId}`,
    details: notedAcceptance(accepted),
  })
