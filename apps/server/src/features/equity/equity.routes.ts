import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok } from '@touchstone/domain/result'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { wallets } from '@touchstone/wire/wallets'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql } from '../../platform/database.ts'
import { type ComparedDay, readDays } from './equity-days.store.ts'

type Deps = { sql: Sql; books: Pick<CallerBooks, 'named'> }

export const equityHandlers = ({ sql, books }: Deps): HandlersOf<Pick<typeof wallets, 'equityDays'>> => ({
  async equityDays({ book, pageNo, pageSize }, { caller }) {
    const bookId = await books.named(caller.userId, book)
    const { days, total } = await readDays(sql, bookId, stretchOf({ pageNo, pageSize }))
    return ok(pageAnswer({ pageNo, pageSize }, total, days.map(printed)))
  },
})

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)

const printed = ({ day, takenAt, equity, netFlow, unvalued, before }: ComparedDay) => ({
  day: dayText(day),
  takenAt: printWireTime(takenAt),
  equity: printDecimal(equity),
  netFlow: printDecimal(netFlow),
  profit: printDecimal(equity - (before?.equity ?? 0n) - netFlow),
  sinceDay: before === undefined ? null : dayText(before.day),
  unvalued: [...unvalued],
})
