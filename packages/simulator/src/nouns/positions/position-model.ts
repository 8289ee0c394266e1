import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import type { Opens } from '../../naive-model/naive-restrictions.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import type { NaiveRule, SimulatedNoun } from '../../noun/simulated-noun.ts'
import { fireStops, liquidateBook, liquidateIsolated, moveMargin, setStops, settleFunding } from './naive-house.ts'
import {
  cancelReasons,
  closeAllReasons,
  closeOneReasons,
  limitCloseReasons,
  limitReasons,
  openReasons,
  reverseReasons,
  stopsReasons,
} from './naive-command-refusals.ts'
import { fillLimit, fillMarket } from './naive-fills.ts'
import { addMarginReasons, removeMarginReasons, setLeverageReasons } from './naive-margin-refusals.ts'
import {
  cancel,
  closeAll,
  closePosition,
  expire,
  openMarket,
  placeLimit,
  placeLimitClose,
  reverse,
  setLeverage,
} from './naive-orders.ts'

const trade = { opens: 'nothing', isTrade: true } satisfies Partial<NaiveRule>
const noTrade = { opens: 'nothing', isTrade: false } satisfies Partial<NaiveRule>
/** By the house, of which nobody receives a refusal. */
const byHouse = { ...trade, refuses: 'nothing' } satisfies Partial<NaiveRule>

const asAsked = ({ row }: Work): Opens => ({ feature: 'positions', leverage: Number(row.command['leverage']) })

const asPosition = ({ book, row }: Work): Opens => ({
  feature: 'positions',
  leverage: book.positions.get(String(row.command['positionId']))?.leverage ?? 1,
})

function asOrder({ book, row }: Work): Opens | undefined {
  const order = book.orders.get(String(row.command['orderId']))
  return order === undefined || order.action === 'close'
    ? undefined
    : { feature: 'positions', leverage: order.leverage }
}

export const positionModel: SimulatedNoun<PositionWords>['model'] = {
  open_position: { follow: openMarket, opens: asAsked, isTrade: true, refuses: openReasons },
  place_limit_order: { follow: placeLimit, opens: asAsked, isTrade: true, refuses: limitReasons },
  place_limit_close: { follow: placeLimitClose, ...trade, refuses: limitCloseReasons },
  cancel_order: { follow: cancel, ...noTrade, refuses: cancelReasons },
  close_position: { follow: closePosition, ...trade, refuses: closeOneReasons },
  close_all: { follow: closeAll, ...trade, refuses: closeAllReasons },
  reverse_position: { follow: reverse, opens: asPosition, isTrade: true, refuses: reverseReasons },
  add_margin: { follow: (work, command) => moveMargin(work, command, 1), ...noTrade, refuses: addMarginReasons },
  remove_margin: { follow: (work, command) => moveMargin(work, command, -1), ...noTrade, refuses: removeMarginReasons },
  set_leverage: { follow: setLeverage, ...noTrade, refuses: setLeverageReasons },
  set_stops: { follow: setStops, ...noTrade, refuses: stopsReasons },
  fill_limit_order: { follow: fillLimit, ...byHouse, opens: asOrder },
  fill_market_order: { follow: fillMarket, ...byHouse, opens: asOrder },
  expire_order: { follow: expire, ...byHouse, isTrade: false },
  fire_stops: { follow: fireStops, ...byHouse },
  liquidate_position: { follow: liquidateIsolated, ...byHouse },
  liquidate_cross: { follow: liquidateBook, ...byHouse },
  call_margin: { follow: () => undefined, ...byHouse, isTrade: false },
  settle_funding: { follow: settleFunding, ...byHouse },
}
