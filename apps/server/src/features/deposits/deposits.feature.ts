import type { DepositWords } from '@touchstone/domain/deposits/deposits.journal'
import type { deposits } from '@touchstone/wire/deposits'
import type { Feature } from '../feature/feature.ts'
import { depositMessages } from './deposit-messages.ts'
import { type DepositsDeps, depositsHandlers } from './deposits.routes.ts'

/** A deposit is no record of a book: `deposit-feed` passes on its changes. */
export const depositsFeature: Feature<DepositWords, typeof deposits, DepositsDeps> = {
  calls: depositsHandlers,
  messages: depositMessages,
  messagesOfRecords: {},
  events: {
    deposit_credited: 'nothing',
    deposit_undone: 'nothing',
    reward_granted: 'nothing',
    balance_corrected: 'nothing',
  },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
