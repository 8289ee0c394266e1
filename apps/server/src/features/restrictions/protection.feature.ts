import type { ProtectionWords } from '@touchstone/domain/protection/protection.journal'
import type { restrictions } from '@touchstone/wire/restrictions'
import type { Feature } from '../feature/feature.ts'
import { protectionMessages } from './protection-messages.ts'
import { type RestrictionsDeps, restrictionsHandlers } from './restrictions.routes.ts'

export const protectionFeature: Feature<ProtectionWords, typeof restrictions, RestrictionsDeps> = {
  calls: restrictionsHandlers,
  messages: protectionMessages,
  messagesOfRecords: {},
  events: {
    risk_acknowledged: 'nothing',
    self_excluded: 'nothing',
    cooling_off: 'nothing',
    loss_limit_set: 'nothing',
    residence_set: 'nothing',
  },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
