import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import { networkSourceUnder } from '@touchstone/domain/settings/investments'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { mining } from '@touchstone/wire/mining'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { HousePort } from '../../house/house-port.ts'
import { dayText } from '../../platform/day-text.ts'
import type { Sql } from '../../platform/database.ts'
import { readMinerIncomes } from './miner-incomes.store.ts'
import { findMinerOrder } from './miner-orders.store.ts'
import { readNetworkDays } from './network-days.store.ts'

export type MiningDeps = { sql: Sql; books: CallerBooks } & Pick<HousePort, 'settings'>

/** Machines are bought as all products are, beside them. */
export type MiningCalls = Omit<typeof mining, 'buyMiner'>

/** How many days of a network are shown. Our choice. */
const networkDaysShown = 90

export const miningHandlers = ({ sql, books, settings }: MiningDeps): HandlersOf<MiningCalls> => ({
  async networkDays({ network }) {
    const days = await readNetworkDays(sql, network, networkDaysShown)
    return ok({
      source: days[0]?.source ?? networkSourceUnder(settings()),
      days: days.map(({ day, height, blockHash, difficulty, subsidy, fees, bookId, sequence }) => ({
        day: dayText(day),
        height,
        blockHash,
        difficulty: printDecimal(difficulty),
        subsidy: printDecimal(subsidy),
        fees: printDecimal(fees),
        bookId,
        sequence,
      })),
    })
  },

  async minerIncomes({ id, ...page }, { caller }) {
    const bookId = await books.holding(caller.userId, id)
    const order = bookId === undefined ? undefined : await findMinerOrder(sql, bookId, id)
    if (bookId === undefined || order === undefined) return refuse({ kind: 'not_found' })
    const incomes = await readMinerIncomes(sql, bookId, order, stretchOf(page))
    return ok(pageAnswer(page, order.daysPaid, incomes))
  },

  cancelMinerOrder: (request) => ok(callCommands.cancelMinerOrder(request)),
})
