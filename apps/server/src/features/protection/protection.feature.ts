import type { ProtectionWords } from '@touchstone/domain/protection/protection.journal'
import type { protection } from '@touchstone/wire/protection'
import type { Feature } from '../feature/feature.ts'
import { protectionMessages } from './protection-messages.ts'
import { type ProtectionDeps, protectionHandlers } from './protection.routes.ts'

export const protectionFeature: Feature<ProtectionWords, typeof protection, ProtectionDeps> = {
  calls: protectionHandlers,
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
