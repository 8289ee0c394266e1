import { writeCanonical } from '@touchstone/domain/books/codec'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Order } from '@touchstone/domain/positions/order'
import type { Position } from '@touchstone/domain/positions/position'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Sql } from '../apps/server/src/platform/database.ts'

/** Fifty symbols at 1000, each with the terms of the first default symbol. */
export const symbolNames = Array.from({ length: 50 }, (_, index) => `S${String(index).padStart(2, '0')}/USDT`)

export function symbolTerms(): SymbolTerms[] {
  const [terms] = defaultSettings.symbols.values()
  if (terms === undefined) throw new Error('the default settings have no symbols')
  return symbolNames.map((symbol) => ({ ...terms, symbol }))
}

export const tickAt = (symbol: string, sequence: number, bid: string, ask: string) =>
  exampleTick(symbol, sequence, sequence, { bid, ask })

/**
 * A million triggers: 125,000 books with two isolated positions each, with take-profit, stop-loss and liquidation
 * price; a resting order in four of five of them; 25,000 books with cross positions in three symbols, two ends each.
 */
export const shape = { isolatedBooks: 125_000, orders: 100_000, crossBooks: 25_000 }

const position: Position = {
  id: '@id',
  symbol: '@symbol',
  direction: 'long',
  marginMode: 'isolated',
  state: 'running',
  quantity: decimal('1'),
  cost: decimal('1000'),
  margin: decimal('111'),
  leverage: 10,
  closingQuantity: 0n,
  takeProfit: { price: decimal('222'), quantity: null },
  stopLoss: { price: decimal('333'), quantity: null },
  realisedProfit: 0n,
  feesPaid: decimal('0.5'),
  fundingPaid: 0n,
  marginCallPercent: 0,
  openedAt: 1_790_000_000_000,
  closedAt: null,
  closeReason: null,
}

const order: Order = {
  ...position,
  type: 'limit',
  action: 'open',
  state: 'open',
  price: decimal('444'),
  positionId: null,
  reserved: decimal('100.2'),
  reservedFee: decimal('0.2'),
  feeRate: decimal('0.0002'),
  settingsVersion: 1,
  placedAt: 1_790_000_000_000,
  acceptedSequence: 1,
  expiresAt: null,
  cancelReason: null,
}

/** Fills the tables inside the database: trigger prices 8 % and more away from the price, a tenth apart. */
export async function makeHouse(sql: Sql): Promise<void> {
  const isolated = writeCanonical(position)
  const cross = writeCanonical({ ...position, marginMode: 'cross', margin: 0n, takeProfit: null, stopLoss: null })
  const { isolatedBooks, crossBooks, orders } = shape
  const state = (positions: number) =>
    `{"accounts":{"contract:USDT":"1000"},"openCounts":{"orders":1,"positions":${positions},"secondContracts":0}}`
  await sql`
    insert into books (id, user_id, world, sequence, state, seal)
    select *, left(encode(sha256(convert_to(repeat('0', 64) || ' ' || state, 'UTF8')), 'hex'), 32) from (
    select n, n, 'demo', 9, case when n <= ${isolatedBooks} then ${state(2)} else ${state(3)} end
    from generate_series(1, ${isolatedBooks + crossBooks}::int) as n) as made (id, user_id, world, sequence, state)`
  await sql`
    insert into records (book_id, kind, id, state, is_open, subject, made_at, slot, body)
    select n, 'position', n || '-' || part, 'running', true, symbol, 1790000000000, symbol || ' long ' || mode,
           replace(replace(replace(replace(replace(body, '@id', n || '-' || part), '@symbol', symbol),
             '"111"', '\"' || trim_scale(80 + (n * 7 + part) % 997 / 10.0) || '\"'),
             '"222"', '\"' || trim_scale(1080 + (n * 13 + part) % 991 / 10.0) || '\"'),
             '"333"', '\"' || trim_scale(920 - (n * 17 + part) % 983 / 10.0) || '\"')
    from generate_series(1, ${isolatedBooks + crossBooks}::int) as n,
    lateral (select case when n <= ${isolatedBooks} then 'isolated' else 'cross' end as mode,
                    case when n <= ${isolatedBooks} then ${isolated} else ${cross} end as body) as kind,
    generate_series(1, case when n <= ${isolatedBooks} then 2 else 3 end) as part,
    lateral (select 'S' || lpad(((n + part) % 50)::text, 2, '0') || '/USDT' as symbol) as place`
  await sql`
    insert into records (book_id, kind, id, state, is_open, subject, made_at, body)
    select n, 'order', n || '-9', 'open', true, symbol, 1790000000000,
           replace(replace(replace(${writeCanonical(order)}, '@id', n || '-9'), '@symbol', symbol),
             '"444"', '\"' || trim_scale(920 - (n * 19) % 983 / 10.0) || '\"')
    from generate_series(1, ${orders}::int) as n,
    lateral (select 'S' || lpad((n % 50)::text, 2, '0') || '/USDT' as symbol) as place`
  await sql`analyze`
}
