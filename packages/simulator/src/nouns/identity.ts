import type { IdentityWords } from '@touchstone/domain/identity/identity.journal'
import { realReasons } from '../naive-model/naive-restrictions.ts'
import type { Work } from '../naive-model/naive-work.ts'
import { holdsNothing, noTrade } from '../noun/plain.ts'
import type { SimulatedNoun } from '../noun/simulated-noun.ts'

export const identity = {
  wishes: {},
  corners: [],
  twists: {},
  model: {
    set_identity: { follow: setIdentity, ...noTrade, refuses: realReasons },
  },
  ...holdsNothing,
  coverage: {
    commands: { set_identity: 'reached' },
    replies: { identity_set: 'reached' },
    refusals: { not_a_real_book: 'operators' },
    outcomes: {},
  },
} satisfies SimulatedNoun<IdentityWords>

function setIdentity({ book }: Work, command: Record<string, unknown>): void {
  book.level = Number(command['identityLevel'])
  book.protection.country = String(command['country'])
  book.protection.countryNext = null
}
