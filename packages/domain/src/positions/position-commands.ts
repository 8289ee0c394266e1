import type { Money, Price, Quantity, Rate } from '../money/decimal.ts'
import type { Direction, MarginMode, Stop } from './position.ts'

/**
 * Commands of users on positions and orders, and of the house. Amounts are exact decimals; times are epoch
 * milliseconds.
 */
export type PositionCommand =
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
  | { kind: 'fill_limit_order'; orderId: string }
  | { kind: 'fill_market_order'; orderId: string }
  | { kind: 'expire_order'; orderId: string }
  | { kind: 'fire_stops'; positionId: string }
  | { kind: 'liquidate_position'; positionId: string }
  | { kind: 'liquidate_cross' }
  | { kind: 'call_margin'; positionId: string | null }
  | { kind: 'settle_funding'; symbol: string; fundingAt: number; rate: Rate }

export type CommandOf<Kind extends PositionCommand['kind']> = Extract<PositionCommand, { kind: Kind }>

export type PositionUserKind =
  | 'open_position'
  | 'place_limit_order'
  | 'place_limit_close'
  | 'cancel_order'
  | 'close_position'
  | 'close_all'
  | 'reverse_position'
  | 'add_margin'
  | 'remove_margin'
  | 'set_leverage'
  | 'set_stops'
