import { partOf } from '@touchstone/domain/books/book'
import { levelPart } from '@touchstone/domain/levels/book-level'
import { worthOf } from '@touchstone/domain/levels/worth'
import { needsNoPrice } from '@touchstone/domain/market/valuing-symbols'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { HeldDay } from '@touchstone/domain/levels/set-level'
import { ok } from '@touchstone/domain/result'
import { levelsUnder } from '@touchstone/domain/settings/levels'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { levels } from '@touchstone/wire/levels'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { readBook } from '../../executor/books.store.ts'
import type { Sql } from '../../platform/database.ts'
import { dayText } from '../../platform/day-text.ts'
import { replyUnder } from '../ledger/journal-page.ts'
import { readCloses, type StoredClose } from './day-closes.ts'
import { lastWeekOf } from './level-days.store.ts'
import { storedCloseOf, weekUpTo } from './week-of-level.ts'

export type LevelsDeps = { sql: Sql; settings: () => Settings; books: Pick<CallerBooks, 'named'> }

export const levelsHandlers = ({ sql, settings, books }: LevelsDeps): HandlersOf<typeof levels> => ({
  async levels(_request, { caller }) {
    const bookId = await books.named(caller.userId, 'real')
    const { level, day } = partOf(await readBook(sql, bookId), levelPart)
    const row = day === 0 ? undefined : await replyUnder(sql, bookId, `level:${day}`)
    return ok({
      levels: levelsUnder(settings()).map(({ from }, each) => ({ level: each, from: printDecimal(from) })),
      level,
      setBy: row === undefined ? null : { bookId, sequence: row.sequence, day: dayText(day) },
      days: await daysOf(sql, bookId),
    })
  },
})

/** The days on which something was held, newest first. */
async function daysOf(sql: Sql, bookId: number) {
  const last = await lastWeekOf(sql, bookId)
  if (last === undefined) return []
  const week = weekUpTo(last.day, last.least)
  const closes = await readCloses(
    sql,
    week.map(({ day }) => day),
  )
  return week
    .filter(({ held }) => held.length > 0)
    .toReversed()
    .map((each) => printedDay(each, closes))
}

function printedDay({ day, held }: HeldDay, closes: readonly StoredClose[]) {
  const assets = worthOf(held, (currency) => storedCloseOf(closes, day, currency)?.mark)
  return {
    day: dayText(day),
    assets: printDecimal(assets),
    held: held.map(({ currency, amount }) => {
      const close = storedCloseOf(closes, day, currency)
      const price = close && printDecimal(close.mark)
      return {
        currency,
        amount: printDecimal(amount),
        price: needsNoPrice(currency) ? '1' : (price ?? null),
        tick: close === undefined ? null : { symbol: close.symbol, sequence: close.sequence },
      }
    }),
  }
}
