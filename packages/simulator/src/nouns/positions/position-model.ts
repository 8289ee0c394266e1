import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import type { Opens } from '../../naive-model/naive-restrictions.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import type { NaiveRule, SimulatedNoun } from '../../noun/simulated-noun.ts'
import { fireStops, liquidateBook, liquidateIsolated, moveMargin, setStops, settleFunding } from './naive-house.ts'
import {
  cancel,
  closeAll,
  closePosition,
  fillLimit,
  fillMarket,
  openMarket,
  placeLimit,
  placeLimitClose,
  reverse,
  setLeverage,
} from './naive-orders.ts'

const trade = { opens: 'nothing', isTrade: true, leavesSafe: 'nothing' } satisfies Omit<NaiveRule, 'follow'>
const noTrade = { ...trade, isTrade: false } satisfies Omit<NaiveRule, 'follow'>

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
  open_position: { follow: openMarket, opens: asAsked, isTrade: true, leavesSafe: 'cross and its isolated' },
  place_limit_order: { follow: placeLimit, opens: asAsked, isTrade: true, leavesSafe: 'cross and its isolated' },
  place_limit_close: { follow: placeLimitClose, ...trade },
  cancel_order: { follow: cancel, ...noTrade },
  close_position: { follow: closePosition, ...trade },
  close_all: { follow: closeAll, ...trade },
  reverse_position: { follow: reverse, opens: asPosition, isTrade: true, leavesSafe: 'nothing' },
  add_margin: { follow: (work, command) => moveMargin(work, command, 1), ...noTrade },
  remove_margin: {
    follow: (work, command) => moveMargin(work, command, -1),
    opens: 'nothing',
    isTrade: false,
    leavesSafe: 'cross and its isolated',
  },
  set_leverage: { follow: setLeverage, opens: 'nothing', isTrade: false, leavesSafe: 'cross and its isolated' },
  set_stops: { follow: setStops, ...noTrade },
  fill_limit_order: { follow: fillLimit, opens: asOrder, isTrade: true, leavesSafe: 'nothing' },
  fill_market_order: { follow: fillMarket, opens: asOrder, isTrade: true, leavesSafe: 'nothing' },
  expire_order: { follow: cancel, ...noTrade },
  fire_stops: { follow: fireStops, ...trade },
  liquidate_position: { follow: liquidateIsolated, ...trade },
  liquidate_cross: { follow: liquidateBook, ...trade },
  call_margin: { follow: () => undefined, ...noTrade },
  settle_funding: { follow: settleFunding, ...trade },
}
