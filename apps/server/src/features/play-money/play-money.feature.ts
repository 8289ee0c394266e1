import type { PlayMoneyWords } from '@touchstone/domain/play-money/play-money.journal'
import type { playMoney } from '@touchstone/wire/play-money'
import type { Feature } from '../feature/feature.ts'
import { type PlayMoneyDeps, playMoneyHandlers } from './play-money.routes.ts'

export const playMoneyFeature: Feature<PlayMoneyWords, typeof playMoney, PlayMoneyDeps> = {
  calls: playMoneyHandlers,
  messages: { play_money_taken: 'nothing' },
  messagesOfRecords: {},
  events: { play_money_taken: 'nothing' },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
