import type { IdentityWords } from '@touchstone/domain/identity/identity.journal'
import type { identity } from '@touchstone/wire/identity'
import type { Feature } from '../feature/feature.ts'
import { type IdentityDeps, identityHandlers } from './identity.routes.ts'

/** The message about an application is sent when it is decided: the book only learns of it. */
export const identityFeature: Feature<IdentityWords, typeof identity, IdentityDeps> = {
  calls: identityHandlers,
  messages: { identity_set: 'nothing' },
  messagesOfRecords: {},
  events: { identity_set: 'nothing' },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
