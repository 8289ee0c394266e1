import type { IdentityStanding } from './identity.queries.ts'

/** What the main act of a form does: sends for the first time, changes what was sent, or sends again. */
export const submitLabels = {
  none: 'identity.submit',
  submitted: 'words.save',
  waiting: 'identity.submit',
  verified: 'identity.submit',
  rejected: 'identity.submitAgain',
} as const satisfies Record<IdentityStanding['state'], string>
