import type { PoolPurpose } from '@touchstone/domain/house-books/purposes'
import type { HouseBookReply } from '@touchstone/domain/house-books/house-book-replies'
import type { Money } from '@touchstone/domain/money/decimal'
import { investmentsUnder, minersUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { exact } from './exact.ts'
import type { Descriptions } from './reply-description.ts'
import { money, plainStory, text } from './story.ts'
import type { TextKey } from '../texts/text-key.ts'

type Moved = Extract<
  HouseBookReply,
  {
    kind:
      | 'capital_allotted'
      | 'pool_funded'
      | 'escrow_returned'
      | 'capital_raised'
      | 'capital_received'
      | 'capital_taken_back'
  }
>

/** Money of the house between its own books. */
const moved = <Reply extends Moved>(title: TextKey) => ({
  story: ({ amount, currency }: Reply, at: ReturnType<typeof text>) =>
    plainStory(title, [money('words.amount', amount, currency), at]),
  formulas: 'none' as const,
  roles: 'in_force' as const,
})

/** What a pool sells and owes: of machines it sells units and owes coins, so that a number alone is said. */
const share = (label: TextKey, value: Money, purpose?: PoolPurpose) =>
  purpose === 'strategy' ? money(label, value) : text(label, exact(value))

/** What a product of the settings is sold as; undefined where they do not have it. */
function purposeOf(product: string, settings: Settings): PoolPurpose | undefined {
  if (minersUnder(settings).some(({ id }) => id === product)) return 'miner'
  return investmentsUnder(settings).strategies.some(({ id }) => id === product) ? 'strategy' : undefined
}

const dayName = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** The books of the house: the treasury, and a pool for each offering. */
export const houseBookDescriptions: Descriptions<HouseBookReply> = {
  capital_raised: moved('entries.capital_raised'),
  capital_received: moved('entries.capital_received'),
  capital_allotted: moved('entries.capital_allotted'),
  capital_taken_back: moved('entries.capital_returned'),
  pool_funded: moved('entries.pool_funded'),
  escrow_returned: moved('entries.pool_returned'),
  pool_made: 'strategyRecords.poolMade',
  sale_opened: {
    story({ product, capacity, mostOwed }, at, _command, settings) {
      const purpose = purposeOf(product, settings)
      return plainStory('receipts.saleOpened', [
        text('investments.detailTitle', product),
        share('strategyRecords.poolCapacity', capacity, purpose),
        share('investments.mostOwed', mostOwed, purpose),
        at,
      ])
    },
    formulas: 'none',
    roles: 'in_force',
  },
  sale_closed: 'receipts.saleClosed',
  product_paused: {
    story: ({ product, reason, from }, at) =>
      plainStory('strategyRecords.productPaused', [
        text('investments.detailTitle', product),
        text('strategyRecords.pauseFrom', dayName(from)),
        text('strategyRecords.pauseReason', reason),
        at,
      ]),
    formulas: 'none',
    roles: 'in_force',
  },
  product_resumed: {
    story: ({ product, reason, until }, at) =>
      plainStory('strategyRecords.productResumed', [
        text('investments.detailTitle', product),
        text('strategyRecords.pauseUntil', dayName(until)),
        text('strategyRecords.pauseReason', reason),
        at,
      ]),
    formulas: 'none',
    roles: 'in_force',
  },
  granted: {
    story: ({ amount, owed, left, purpose }, at) =>
      plainStory('strategyRecords.poolGranted', [
        share('words.amount', amount, purpose),
        share('strategyRecords.poolOwed', owed, purpose),
        share('strategyRecords.poolLeft', left, purpose),
        at,
      ]),
    formulas: 'none',
    roles: 'in_force',
  },
  grant_declined: {
    story: ({ amount, left, purpose }, at) =>
      plainStory('strategyRecords.poolDeclined', [
        share('words.amount', amount, purpose),
        share('strategyRecords.poolLeft', left, purpose),
        at,
      ]),
    formulas: 'none',
    roles: 'in_force',
  },
  grant_returned: {
    // The row does not say of which product: of money for sure only where the settings do not know of machines at all.
    story({ amount }, at, _command, settings) {
      const purpose = investmentsUnder(settings).miners === undefined ? 'strategy' : undefined
      return plainStory('strategyRecords.poolFreed', [share('words.amount', amount, purpose), at])
    },
    formulas: 'none',
    roles: 'in_force',
  },
  pool_day_settled: {
    story: ({ day, orders, currency, gains, losses }, at) =>
      plainStory('strategyRecords.poolSettled', [
        text('investments.day', dayName(day)),
        text('strategyRecords.poolOrders', String(orders)),
        money('entries.pool_gains_paid', gains, currency),
        money('entries.pool_losses_received', losses, currency),
        at,
      ]),
    formulas: 'none',
    roles: 'in_force',
  },
}
