import type { Money } from '../money/decimal.ts'
import type { DecidedRow as Row } from '../receipts/decided-row.ts'
import type { CrossBefore } from './cross-liquidation.ts'
import type { FundingPayment } from './funding.ts'
import type { Opened } from './opening.ts'
import type { FilledOrder, OrderCancelReason } from './order.ts'
import type { PositionCommand } from './position-commands.ts'
import type { MarginMode, Stop } from './position.ts'
import type { Realised, Settlement } from './settlement.ts'

/** The replies that have a formula, by their kind. */
export type ClosedReply = {
  kind: 'closed' | 'reversed'
  settlements: readonly Settlement[]
  realised: readonly Realised[]
  before: CrossBefore | null
  insurancePaid: Money
  /** Of a reversal: its other half. */
  opened?: Opened
} & Partial<FilledOrder>
export type OpenedReply = Opened & Partial<FilledOrder>
export type FundingReply = {
  kind: 'funding'
  symbol: string
  fundingAt: number
  rate: bigint
  mark: bigint
  sequence: number
  payments: readonly FundingPayment[]
}

export type DecidedRow<Reply> = Omit<Row<Reply>, 'command'> & { command: PositionCommand }

export type PositionReply =
  | OpenedReply
  | (ClosedReply & { kind: 'closed'; pending?: readonly string[]; skipped?: readonly string[] })
  | (ClosedReply & { kind: 'reversed' })
  | (FundingReply & { formula: 'funding' })
  | { kind: 'accepted'; orderId: string; state: 'pending' }
  | { kind: 'resting'; orderId: string }
  | { kind: 'cancelled'; orderId: string; reason?: OrderCancelReason }
  | { kind: 'margin_added'; positionId: string; amount: Money; margin: Money }
  | { kind: 'margin_removed'; positionId: string; amount: Money; margin: Money }
  | { kind: 'leverage_set'; symbol: string; marginMode: MarginMode; leverage: number }
  | { kind: 'stops_set'; positionId: string; takeProfit: Stop | null; stopLoss: Stop | null }
  | { kind: 'margin_call'; positionId: string | null; percent: number }
