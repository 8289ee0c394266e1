import { correctBalance } from '../deposits/correct-balance.ts'
import { creditDeposit } from '../deposits/credit-deposit.ts'
import { grantReward } from '../deposits/grant-reward.ts'
import { undoDeposit } from '../deposits/undo-deposit.ts'
import { grantDemo } from '../demo/grant-demo.ts'
import { resetDemo } from '../demo/reset-demo.ts'
import { exchange } from '../exchange/exchange.ts'
import { setIdentity } from '../identity/set-identity.ts'
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
import { acknowledgeRisk } from '../restrictions/acknowledge-risk.ts'
import { coolOff, excludeSelf } from '../restrictions/pause.ts'
import { commandRestriction, withLossesCounted } from '../restrictions/restrictions.ts'
import { setLossLimit } from '../restrictions/set-loss-limit.ts'
import { setResidence } from '../restrictions/set-residence.ts'
import { ok, refuse } from '../result.ts'
import { buySecondContract } from '../second-contracts/buy-second-contract.ts'
import { settleSecondContract } from '../second-contracts/settle-second-contract.ts'
import { transfer } from '../transfers/transfer.ts'
import { blockWithdrawals } from '../withdrawals/block-withdrawals.ts'
import { cancelWithdrawal } from '../withdrawals/cancel-withdrawal.ts'
import { beginPayment, failWithdrawal, payWithdrawal } from '../withdrawals/pay-withdrawal.ts'
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts'
import { approveWithdrawal, claimWithdrawal, rejectWithdrawal } from '../withdrawals/review-withdrawal.ts'
import type { Book } from './book.ts'
import type { Command } from './command.ts'
import type { Decided } from './decision.ts'
import type { Facts } from './facts.ts'

/**
 * Decides a command on a book: which money moves, what else changes, what is answered; or why not. Pure: the same
 * book, command and facts come out the same to the last digit, in the server, the simulator and a replay.
 */
export function decide(book: Book, command: Command, facts: Facts): Decided {
  const restriction = commandRestriction(book, command, facts)
  if (restriction !== undefined) return refuse(restriction)
  const decided = decideCommand(book, command, facts)
  return decided.ok ? ok(withLossesCounted(book, decided.value, facts.at)) : decided
}

function decideCommand(book: Book, command: Command, facts: Facts): Decided {
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
    case 'acknowledge_risk':
      return acknowledgeRisk(book, command, facts)
    case 'set_loss_limit':
      return setLossLimit(book, command, facts)
    case 'exclude_self':
      return excludeSelf(book, command, facts)
    case 'cool_off':
      return coolOff(book, command, facts)
    case 'set_residence':
      return setResidence(book, command, facts)
    case 'reset_demo':
      return resetDemo(book, command, facts)
    case 'request_withdrawal':
      return requestWithdrawal(book, command, facts)
    case 'cancel_withdrawal':
      return cancelWithdrawal(book, command, facts)
    case 'claim_withdrawal':
      return claimWithdrawal(book, command, facts)
    case 'approve_withdrawal':
      return approveWithdrawal(book, command, facts)
    case 'reject_withdrawal':
      return rejectWithdrawal(book, command, facts)
    case 'begin_payment':
      return beginPayment(book, command, facts)
    case 'pay_withdrawal':
      return payWithdrawal(book, command, facts)
    case 'fail_withdrawal':
      return failWithdrawal(book, command, facts)
    case 'block_withdrawals':
      return blockWithdrawals(book, command)
    case 'credit_deposit':
      return creditDeposit(book, command)
    case 'undo_deposit':
      return undoDeposit(book, command, facts)
    case 'correct_balance':
      return correctBalance(book, command, facts)
    case 'grant_reward':
      return grantReward(book, command)
    case 'set_identity':
      return setIdentity(book, command)
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
