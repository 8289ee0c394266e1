import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import type { positions } from '@touchstone/wire/positions'
import type { Feature } from '../feature/feature.ts'
import { positionEvents, positionRecordEvents } from './position-events.ts'
import { calledPositions, cancelledOrders, positionMessages } from './position-messages.ts'
import { type PositionsDeps, positionsHandlers } from './positions.routes.ts'

export const positionsFeature: Feature<PositionWords, typeof positions, PositionsDeps> = {
  calls: positionsHandlers,
  messages: positionMessages,
  messagesOfRecords: { position: calledPositions, order: cancelledOrders },
  events: positionEvents,
  eventsOfRecords: positionRecordEvents,
  schedules: [],
  lockedFacts: [],
}
