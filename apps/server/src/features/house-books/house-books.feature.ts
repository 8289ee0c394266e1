import type { HouseBookWords } from '@touchstone/domain/house-books/house-books.journal'
import type { Feature, NounSide } from '../feature/feature.ts'

const nothing = {
  capital_raised: 'nothing',
  capital_received: 'nothing',
  capital_allotted: 'nothing',
  capital_taken_back: 'nothing',
  pool_made: 'nothing',
  pool_funded: 'nothing',
  sale_opened: 'nothing',
  sale_closed: 'nothing',
  escrow_returned: 'nothing',
  granted: 'nothing',
  grant_declined: 'nothing',
  grant_returned: 'nothing',
  pool_day_settled: 'nothing',
} as const satisfies NounSide<HouseBookWords>['messages']

/** The house's own books: nobody is told of them, and no call of a person is about them. */
export const houseBooksFeature: Feature<HouseBookWords, Record<never, never>> = {
  calls: () => ({}),
  messages: nothing,
  messagesOfRecords: {},
  events: nothing,
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
