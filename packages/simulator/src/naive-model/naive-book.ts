import { type Protection, unprotected } from './naive-standing.ts'
import { type Num, zero } from './numbers.ts'

export type NaiveStop = { price: Num; quantity: Num | null }

export type NaivePosition = {
  id: string
  symbol: string
  long: boolean
  cross: boolean
  leverage: number
  quantity: Num
  cost: Num
  margin: Num
  openedAt: number
  takeProfit: NaiveStop | null
  stopLoss: NaiveStop | null
}

export type NaiveOrder = {
  id: string
  waits: 'for_price' | 'for_tick'
  action: 'open' | 'close' | 'reverse'
  symbol: string
  long: boolean
  cross: boolean
  leverage: number
  quantity: Num
  price: Num
  positionId: string | null
  reserved: Num
  feeRate: Num
  placedAt: number
  acceptedSequence: number
  expiresAt: number | null
  takeProfit: NaiveStop | null
  stopLoss: NaiveStop | null
}

export type NaiveSecondContract = {
  id: string
  symbol: string
  rise: boolean
  stake: Num
  payoutRate: Num
  acceptedAt: number
  acceptedSequence: number
  expiresAt: number
  openWithinMs: number
  closeWithinMs: number
}

export type NaiveWithdrawal = {
  id: string
  stage: string
  currency: string
  amount: Num
  fee: Num
  fourEyes: boolean
  channel: string
  /** The operators who took it to these stages; 0 for nobody. */
  by: { claimed: number; approved: number; paying: number }
  claimedAt: number
}

export type NaiveBook = {
  id: number
  world: string
  sequence: number
  accounts: Map<string, Num>
  positions: Map<string, NaivePosition>
  orders: Map<string, NaiveOrder>
  secondContracts: Map<string, NaiveSecondContract>
  withdrawals: Map<string, NaiveWithdrawal>
  /** Everything that was ever asked for; what was given back has no value any more. */
  withdrawn: { id: string; at: number; value: Num }[]
  level: number
  blocked: boolean
  protection: Protection
}

export const emptyNaiveBook = (id: number, world: string): NaiveBook => ({
  id,
  world,
  sequence: 0,
  accounts: new Map(),
  positions: new Map(),
  orders: new Map(),
  secondContracts: new Map(),
  withdrawals: new Map(),
  withdrawn: [],
  level: 0,
  blocked: false,
  protection: unprotected(),
})

export const heldBy = (book: NaiveBook, account: string, currency = 'USDT'): Num =>
  book.accounts.get(`${account}:${currency}`) ?? zero
