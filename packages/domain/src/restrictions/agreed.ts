import type { Hash } from '../ledger/hash.ts'

/** What names the agreement that a person accepted with it, by the hash of its text. What is older than that has none. */
export type Agreed = { agreementSha256?: Hash | undefined }
