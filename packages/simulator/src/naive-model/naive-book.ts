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

export type NaiveBook = {
  id: number
  world: string
  sequence: number
  accounts: Map<string, Num>
  positions: Map<string, NaivePosition>
  orders: Map<string, NaiveOrder>
  secondContracts: Map<string, NaiveSecondContract>
}

export const emptyNaiveBook = (id: number, world: string): NaiveBook => ({
  id,
  world,
  sequence: 0,
  accounts: new Map(),
  positions: new Map(),
  orders: new Map(),
  secondContracts: new Map(),
})

export const heldBy = (book: NaiveBook, account: string, currency = 'USDT'): Num =>
  book.accounts.get(`${account}:${currency}`) ?? zero
