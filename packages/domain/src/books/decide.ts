import { grantDemo } from '../demo/grant-demo.ts'
import { resetDemo } from '../demo/reset-demo.ts'
import { exchange } from '../exchange/exchange.ts'
import { closeAll, closePosition, reversePosition } from '../positions/close-position.ts'
import { fillLimitOrder } from '../positions/fill-limit-order.ts'
import { fillMarketOrder } from '../positions/fill-market-order.ts'
import { settleFunding } from '../positions/funding.ts'
import { setLeverage } from '../positions/leverage.ts'
import { cancelOrderByUser, expireOrder, placeLimitClose, placeLimitOrder } from '../positions/limit-order.ts'
import { liquidateCross, liquidatePosition } from '../positions/liquidate.ts'
import { callMargin } from '../positions/margin-call.ts'
import { addMargin, removeMargin } from '../positions/margin.ts'
import { openPosition } from '../positions/open-position.ts'
import { fireStops, setStops } from '../positions/stops.ts'
import { buySecondContract } from '../second-contracts/buy-second-contract.ts'
import { settleSecondContract } from '../second-contracts/settle-second-contract.ts'
import { transfer } from '../transfers/transfer.ts'
import type { Book } from './book.ts'
import type { Command } from './command.ts'
import type { Decided } from './decision.ts'
import type { Facts } from './facts.ts'

/**
 * Decides a command on a book: which money moves, what else changes, what is answered; or why not. Pure: the same
 * book, command and facts come out the same to the last digit, in the server, the simulator and a replay.
 */
export function decide(book: Book, command: Command, facts: Facts): Decided {
  switch (command.kind) {
    case 'open_position':
      return openPosition(book, command, facts)
    case 'place_limit_order':
      return placeLimitOrder(book, command, facts)
    case 'place_limit_close':
      return placeLimitClose(book, command, facts)
    case 'cancel_order':
      return cancelOrderByUser(book, command, facts)
    case 'close_position':
      return closePosition(book, command, facts)
    case 'close_all':
      return closeAll(book, command, facts)
    case 'reverse_position':
      return reversePosition(book, command, facts)
    case 'add_margin':
      return addMargin(book, command, facts)
    case 'remove_margin':
      return removeMargin(book, command, facts)
    case 'set_leverage':
      return setLeverage(book, command, facts)
    case 'set_stops':
      return setStops(book, command, facts)
    case 'buy_second_contract':
      return buySecondContract(book, command, facts)
    case 'exchange':
      return exchange(book, command, facts)
    case 'transfer':
      return transfer(book, command, facts)
    case 'reset_demo':
      return resetDemo(book, command, facts)
    case 'grant_demo':
      return grantDemo(book, command, facts)
    case 'fill_limit_order':
      return fillLimitOrder(book, command, facts)
    case 'fill_market_order':
      return fillMarketOrder(book, command, facts)
    case 'expire_order':
      return expireOrder(book, command, facts)
    case 'fire_stops':
      return fireStops(book, command, facts)
    case 'liquidate_position':
      return liquidatePosition(book, command, facts)
    case 'liquidate_cross':
      return liquidateCross(book, command, facts)
    case 'call_margin':
      return callMargin(book, command, facts)
    case 'settle_second_contract':
      return settleSecondContract(book, command, facts)
    case 'settle_funding':
      return settleFunding(book, command, facts)
  }
}
