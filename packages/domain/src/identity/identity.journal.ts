import type { Journal } from '../noun/journal.ts'
import type { IdentityCommand } from './identity-commands.ts'
import type { IdentityRefusal } from './identity-refusal.ts'

export type IdentityWords = {
  user: never
  house: IdentityCommand
  replies: { kind: 'identity_set'; identityLevel: 0 | 1 | 2; country: string }
  refusals: IdentityRefusal
  postings: never
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: Record<never, never>
  facts: Record<never, never>
}

export const identityJournal: Journal<IdentityWords> = {
  commands: {
    set_identity: { decimals: {}, givenBy: 'house' },
  },
  replies: {
    identity_set: {
      decimals: {},
      acceptedBy: 'none',
      armedBy: 'none',
      channels: 'none',
      formula: 'none',
      postings: 'none',
    },
  },
  postings: {},
}
