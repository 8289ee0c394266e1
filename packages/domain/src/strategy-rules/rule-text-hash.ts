import { canonicalText } from '../ledger/canonical.ts'
import { type Hash, hashText } from '../ledger/hash.ts'

/** Of the canonical text of `{ rule, text }`: the name with its version, and the words. */
export const ruleTextHash = (rule: string, text: string): Hash => hashText(canonicalText({ rule, text }))
