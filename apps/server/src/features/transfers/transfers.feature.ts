import type { TransferWords } from '@touchstone/domain/transfers/transfers.journal'
import type { transfers } from '@touchstone/wire/transfers'
import type { HousePort } from '../../house/house-port.ts'
import type { Feature } from '../feature/feature.ts'
import { transfersHandlers } from './transfers.routes.ts'

export const transfersFeature: Feature<TransferWords, typeof transfers, Pick<HousePort, 'settings'>> = {
  calls: transfersHandlers,
  messages: { transferred: 'nothing' },
  messagesOfRecords: {},
  events: { transferred: 'nothing' },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
