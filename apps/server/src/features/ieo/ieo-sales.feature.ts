import type { IeoSaleWords } from '@touchstone/domain/ieo-sales/ieo-sales.journal'
import type { Feature, NounSide } from '../feature/feature.ts'

const nothing = {
  tokens_received: 'nothing',
  ieo_opened: 'nothing',
  ieo_closed: 'nothing',
  ieo_allotted: 'nothing',
  ieo_drawn: 'nothing',
  tokens_delivered: 'nothing',
  ieo_listed: 'nothing',
  ieo_called_off: 'nothing',
  tokens_taken_back: 'nothing',
  raised_paid_out: 'nothing',
  tokens_returned: 'nothing',
} as const satisfies NounSide<IeoSaleWords>['messages']

/** Books of sales notify nobody: people who applied are notified by rows of their own books. */
export const ieoSalesFeature: Feature<IeoSaleWords, Record<never, never>> = {
  calls: () => ({}),
  messages: nothing,
  messagesOfRecords: {},
  events: nothing,
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
