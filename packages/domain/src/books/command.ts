import type { Currency } from '../money/currency.ts'
import type { Money, Price, Quantity, Rate } from '../money/decimal.ts'
import type { Direction, MarginMode, Stop } from '../positions/position.ts'

/** What a user asks of a book. Amounts are exact decimals; times are epoch milliseconds. */
export type UserCommand =
  | {
      kind: 'open_position'
      symbol: string
      direction: Direction
      marginMode: MarginMode
      leverage: number
      quantity: Quantity
      takeProfit: Stop | null
      stopLoss: Stop | null
    }
  | {
      kind: 'place_limit_order'
      symbol: string
      direction: Direction
      marginMode: MarginMode
      leverage: number
      quantity: Quantity
      price: Price
      expiresAt: number | null
      takeProfit: Stop | null
      stopLoss: Stop | null
    }
  | { kind: 'place_limit_close'; positionId: string; quantity: Quantity; price: Price; expiresAt: number | null }
  | { kind: 'cancel_order'; orderId: string }
  | { kind: 'close_position'; positionId: string; quantity: Quantity | null }
  | { kind: 'close_all' }
  | { kind: 'reverse_position'; positionId: string }
  | { kind: 'add_margin'; positionId: string; amount: Money }
  | { kind: 'remove_margin'; positionId: string; amount: Money }
  | { kind: 'set_leverage'; symbol: string; marginMode: MarginMode; leverage: number }
  | { kind: 'set_stops'; positionId: string; takeProfit: Stop | null; stopLoss: Stop | null }
  | {
      kind: 'buy_second_contract'
      symbol: string
      direction: 'rise' | 'fall'
      durationSeconds: number
      stake: Money
    }
  | { kind: 'exchange'; quoteId: string }
  | { kind: 'transfer'; from: 'balance' | 'contract'; to: 'balance' | 'contract'; currency: Currency; amount: Money }
  | { kind: 'reset_demo' }
  | { kind: 'request_withdrawal'; accountId: string; amount: Money }
  | { kind: 'cancel_withdrawal'; withdrawalId: string }
  | { kind: 'acknowledge_risk' }
  /** Null takes the limit away. */
  | { kind: 'set_loss_limit'; lossLimit: Money | null }
  | { kind: 'exclude_self'; days: number }
  | { kind: 'cool_off'; hours: number }
  /** Two letters, as the person states it while no document has proved another. */
  | { kind: 'set_residence'; country: string }

/** What the house sends to a book, under a key that no request reaches. */
export type HouseCommand =
  | { kind: 'grant_demo' }
  | { kind: 'fill_limit_order'; orderId: string }
  | { kind: 'fill_market_order'; orderId: string }
  | { kind: 'expire_order'; orderId: string }
  | { kind: 'fire_stops'; positionId: string }
  | { kind: 'liquidate_position'; positionId: string }
  | { kind: 'liquidate_cross' }
  | { kind: 'call_margin'; positionId: string | null }
  | { kind: 'settle_second_contract'; contractId: string }
  | { kind: 'settle_funding'; symbol: string; fundingAt: number; rate: Rate }
  /** `operators` are the ids of those who decided it. */
  | { kind: 'credit_deposit'; depositId: string; arrivalId: string; channel: string; currency: Currency; amount: Money }
  | {
      kind: 'undo_deposit'
      depositId: string
      channel: string
      currency: Currency
      amount: Money
      operators: readonly number[]
      reason: string
    }
  | { kind: 'grant_reward'; currency: Currency; amount: Money; operators: readonly number[]; reason: string }
  | {
      kind: 'correct_balance'
      currency: Currency
      amount: Money
      sign: 'credit' | 'debit'
      operators: readonly number[]
      reason: string
    }
  | { kind: 'claim_withdrawal'; withdrawalId: string; operator: number }
  | { kind: 'approve_withdrawal'; withdrawalId: string; operator: number }
  | { kind: 'reject_withdrawal'; withdrawalId: string; operator: number; reason: string }
  | { kind: 'begin_payment'; withdrawalId: string; operator: number }
  | { kind: 'pay_withdrawal'; withdrawalId: string; operator: number; proof: string }
  | { kind: 'fail_withdrawal'; withdrawalId: string; operator: number; proof: string; reason: string }
  | { kind: 'set_identity'; identityLevel: 0 | 1 | 2; country: string }
  /** An empty reason lifts the block. */
  | { kind: 'block_withdrawals'; operator: number; reason: string }

export type Command = UserCommand | HouseCommand
export type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>

const userKinds = new Set<string>([
  'open_position',
  'place_limit_order',
  'place_limit_close',
  'cancel_order',
  'close_position',
  'close_all',
  'reverse_position',
  'add_margin',
  'remove_margin',
  'set_leverage',
  'set_stops',
  'buy_second_contract',
  'exchange',
  'transfer',
  'reset_demo',
  'request_withdrawal',
  'cancel_withdrawal',
  'acknowledge_risk',
  'set_loss_limit',
  'exclude_self',
  'cool_off',
  'set_residence',
] satisfies UserCommand['kind'][])

export const isUserCommand = (command: Command): command is UserCommand => userKinds.has(command.kind)
