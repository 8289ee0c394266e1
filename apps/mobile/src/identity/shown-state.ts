import type { IdentityStanding } from '@touchstone/app/identity/identity.queries'

/** A person with a level who has not applied for the next one is verified. */
export const shownState = ({ level, state }: IdentityStanding): IdentityStanding['state'] =>
  level > 0 && state === 'none' ? 'verified' : state
