import type { AcceptanceOccasion } from '@touchstone/wire/agreements'

/** When a user accepted an agreement, in words. */
export const occasionWords: Readonly<Record<AcceptanceOccasion, string>> = {
  registration: 'Registered',
  contact: 'Added the first contact',
  later: 'In the profile',
  purchase: 'Bought under it',
}
