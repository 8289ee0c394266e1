import { bearableLoss } from '@touchstone/domain/bonds/bearable-loss'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { bonds } from '@touchstone/wire/bonds'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql } from '../../platform/database.ts'
import { findBondBook } from './bond-books.store.ts'
import { readBondHistory } from './bond-history.store.ts'
import { readBondIncomes } from './bond-incomes.store.ts'
import { findBondOrder } from './bond-orders.store.ts'
import { lastBondTest, rightCount, saveBondTest } from './bond-tests.store.ts'

export type BondsDeps = { sql: Sql; books: CallerBooks }

export const bondsHandlers = ({ sql, books }: BondsDeps): HandlersOf<typeof bonds> => ({
  async bondHistory({ id }) {
    const bond = await findBondBook(sql, id)
    return bond === undefined ? refuse({ kind: 'not_found' }) : ok(await readBondHistory(sql, bond))
  },

  withdrawBondOrder: (request) => ok(callCommands.withdrawBondOrder(request)),

  async bondIncomes({ id, ...page }, { caller }) {
    const bookId = await books.holding(caller.userId, id)
    const order = bookId === undefined ? undefined : await findBondOrder(sql, bookId, id)
    if (bookId === undefined || order === undefined) return refuse({ kind: 'not_found' })
    const { total, incomes } = await readBondIncomes(sql, { bookId, id }, stretchOf(page))
    return ok(pageAnswer(page, total, incomes))
  },

  async bondTest(_request, { caller }) {
    const test = await lastBondTest(sql, caller.userId)
    if (test === undefined) return ok({ taken: null })
    return ok({ taken: { right: test.right, bearable: printDecimal(test.bearable), time: printWireTime(test.at) } })
  },

  takeBondTest: ({ answers, yearlyIncome, savings, yearlyDuties }, { caller: { userId }, at }, once) =>
    once(async (transaction) => {
      const given = {
        yearlyIncome: decimal(yearlyIncome),
        savings: decimal(savings),
        yearlyDuties: decimal(yearlyDuties),
      }
      const [right, bearable] = [rightCount(answers), bearableLoss(given)]
      await saveBondTest(transaction, { ...given, userId, answers, right, bearable, at })
      return ok({ right, bearable: printDecimal(bearable), time: printWireTime(at) })
    }),
})
