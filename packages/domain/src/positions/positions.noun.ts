import { recordsOf } from '../books/book.ts'
import type { Noun } from '../noun/noun.ts'
import { closeAll, closePosition, reversePosition } from './close-position.ts'
import { fillLimitOrder } from './fill-limit-order.ts'
import { fillMarketOrder } from './fill-market-order.ts'
import { settleFunding } from './funding.ts'
import { leveragesPart, marginCallPart } from './held-positions.ts'
import { setLeverage } from './leverage.ts'
import { cancelOrderByUser, expireOrder, placeLimitClose, placeLimitOrder } from './limit-order.ts'
import { liquidateCross, liquidatePosition } from './liquidate.ts'
import { callMargin } from './margin-call.ts'
import { addMargin, removeMargin } from './margin.ts'
import { openPosition } from './open-position.ts'
import { orderDue } from './order-due.ts'
import { orderRecord } from './order.ts'
import { positionRecord } from './position.ts'
import type { PositionWords } from './positions.journal.ts'
import { fireStops, setStops } from './stops.ts'

export const positions: Noun<PositionWords> = {
  on: 'people',
  user: {
    open_position: { opens: ({ leverage }) => ({ feature: 'positions', leverage }), decide: openPosition },
    place_limit_order: { opens: ({ leverage }) => ({ feature: 'positions', leverage }), decide: placeLimitOrder },
    place_limit_close: { opens: 'nothing', decide: placeLimitClose },
    cancel_order: { opens: 'nothing', decide: cancelOrderByUser },
    close_position: { opens: 'nothing', decide: closePosition },
    close_all: { opens: 'nothing', decide: closeAll },
    reverse_position: {
      opens: ({ positionId }, book) => ({
        feature: 'positions',
        leverage: recordsOf(book, positionRecord).get(positionId)?.leverage ?? 1,
      }),
      decide: reversePosition,
    },
    add_margin: { opens: 'nothing', decide: addMargin },
    remove_margin: { opens: 'nothing', decide: removeMargin },
    set_leverage: { opens: 'nothing', decide: setLeverage },
    set_stops: { opens: 'nothing', decide: setStops },
  },
  house: {
    fill_limit_order: { opens: 'nothing', orderedBy: 'due', decide: fillLimitOrder },
    fill_market_order: { opens: 'nothing', orderedBy: 'due', decide: fillMarketOrder },
    expire_order: { opens: 'nothing', orderedBy: 'due', decide: expireOrder },
    fire_stops: { opens: 'nothing', orderedBy: 'due', decide: fireStops },
    liquidate_position: { opens: 'nothing', orderedBy: 'due', decide: liquidatePosition },
    liquidate_cross: { opens: 'nothing', orderedBy: 'due', decide: liquidateCross },
    call_margin: { opens: 'nothing', orderedBy: 'due', decide: callMargin },
    settle_funding: { opens: 'nothing', orderedBy: 'due', decide: settleFunding },
  },
  records: { position: positionRecord, order: orderRecord },
  parts: { leverages: leveragesPart, marginCallPercent: marginCallPart },
  facts: {},
  due: { position: 'nothing', order: orderDue },
  follows: {
    opened: 'nothing',
    closed: 'nothing',
    reversed: 'nothing',
    funding: 'nothing',
    accepted: 'nothing',
    resting: 'nothing',
    cancelled: 'nothing',
    margin_added: 'nothing',
    margin_removed: 'nothing',
    leverage_set: 'nothing',
    stops_set: 'nothing',
    margin_call: 'nothing',
  },
}
