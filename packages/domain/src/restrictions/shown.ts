import type { Hash } from '../ledger/hash.ts'

/** What names the terms that a person was shown before they signed, by a hash. What is older than that names none. */
export type Shown = { termsSha256?: Hash | undefined }

/** The terms in force are not those that the person was shown. */
export type TermsRefusal = { kind: 'terms_differ' }

/** Whether other terms were shown than what is promised. A purchase that names none is of any. */
export const wereOthersShown = (termsSha256: Shown['termsSha256'], promised: () => Hash): boolean =>
  termsSha256 !== undefined && termsSha256 !== promised()
