import { printDecimal } from '@touchstone/domain/money/decimal'
import { playMoneyAgainAtMs } from '@touchstone/domain/play-money/play-money-day'
import { ok } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { playMoney } from '@touchstone/wire/play-money'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { readBook } from '../../executor/books.store.ts'
import type { Sql } from '../../platform/database.ts'

export type PlayMoneyDeps = { sql: Sql; settings: () => Settings; books: Pick<CallerBooks, 'named'> }

export const playMoneyHandlers = ({ sql, settings, books }: PlayMoneyDeps): HandlersOf<typeof playMoney> => ({
  async playMoneyState(_request, { caller, at }) {
    const amount = settings().funds.playMoneyADay
    if (amount === null) return ok({ amount: null, takenToday: false, againAtMs: null })
    const againAtMs = playMoneyAgainAtMs(await readBook(sql, await books.named(caller.userId, 'real')), at)
    return ok({ amount: printDecimal(amount), takenToday: againAtMs !== null, againAtMs })
  },
  takePlayMoney: (asked) => ok(callCommands.takePlayMoney(asked)),
})
