import { readRecord } from '@touchstone/domain/books/codec'
import type { World } from '@touchstone/domain/ledger/account'
import type { Quantity } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import type { Sql } from '../platform/database.ts'
import { pagesOf } from '../platform/pages.ts'
import { exposureChanges, signedQuantity } from './exposures.ts'
import type { Committed } from './submission.ts'

/** The users' net quantity (long less short) by world and symbol: what the house stands against. */
export type Exposure = {
  netQuantity: (world: World, symbol: string) => Quantity
  follow: (events: readonly Committed[]) => void
}

/** The exposure as the open positions in the database have it, kept current by following what is committed. */
export async function loadExposure(sql: Sql): Promise<Exposure> {
  const totals = new Map<string, Quantity>()
  const add = (world: string, symbol: string, quantity: Quantity): void => {
    const place = `${world} ${symbol}`
    totals.set(place, (totals.get(place) ?? 0n) + quantity)
  }
  const open = sql<{ world: string; body: string }[]>`
    select b.world, p.body from positions p join books b on b.id = p.book_id where p.is_open`
  for await (const rows of pagesOf(open, 5_000))
    for (const { world, body } of rows) {
      const position = readRecord(positionRecord, body)
      add(world, position.symbol, signedQuantity(position))
    }
  return {
    netQuantity: (world, symbol) => totals.get(`${world} ${symbol}`) ?? 0n,
    follow(events) {
      for (const { before, changes } of events)
        for (const { symbol, quantity } of exposureChanges(before, changes)) add(before.world, symbol, quantity)
    },
  }
}
