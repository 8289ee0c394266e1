import * as z from 'zod/mini'
import { time } from '../fields.ts'
import { identityKnown, personKnown } from './person-background.ts'

/** What a decision about a withdrawal needs to know of its user. Its own value counts in `limits`. */
export const withdrawalBackground = z.object({
  ...personKnown,
  identity: z.object({
    ...identityKnown,
    /** Whether it is the name of the account's holder, in whatever order of words; null for an address. */
    isHolder: z.nullable(z.boolean()),
  }),
  /** The account that it goes to as the user has bound it; null if they have not, or have removed it. */
  account: z.nullable(z.object({ label: z.string(), createdTime: time, changedTime: time })),
})
export type WithdrawalBackground = z.output<typeof withdrawalBackground>
