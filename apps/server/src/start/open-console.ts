import type { FastifyInstance } from 'fastify'
import type { SubmitForHouse } from '../console/calls/answer-operator.ts'
import { createReadingNotes } from '../console/calls/note-reading.ts'
import type { MarkSearch } from '../console/calls/search-marks.ts'
import { addOperatorRoutes, type OperatorRouteDeps } from '../console/calls/operator-routes.ts'
import { type ConsoleHandlerDeps, consoleHandlersOf } from './console-handlers.ts'
import type { HousePort } from '../house/house-port.ts'
import { createTapeLag } from '../house/tape/tape-lag.ts'
import { operatorOf } from '../console/operators/operator-sessions.store.ts'

/** How long a new operator is no second signer, where nobody says otherwise. */
export const operatorWaitMsDefault = 24 * 3_600_000

/** The house's own commands of operators, which no request of a user reaches. */
export const submitForHouseOf =
  (house: Pick<HousePort, 'executor'>): SubmitForHouse =>
  (bookId, key, command) =>
    house.executor.submit({ bookId, key, command })

export type ConsoleDeps = Omit<ConsoleHandlerDeps, 'submitForHouse' | 'tapeLag'> &
  Pick<OperatorRouteDeps, 'keys' | 'clock' | 'limits'> & { markSearch: MarkSearch }

/** The operators' side of a house: its calls stand beside those of users, with sessions of their own. */
export function addConsole(app: FastifyInstance, deps: ConsoleDeps): void {
  const { sql, house, keys, clock, limits } = deps
  const submitForHouse = submitForHouseOf(house)
  const tapeLag = createTapeLag(house.tape.counts)
  app.addHook('onClose', () => {
    tapeLag.stop()
  })
  addOperatorRoutes(app, {
    sql,
    submitForHouse,
    noteReading: createReadingNotes(sql, deps.markSearch),
    handlers: consoleHandlersOf({ ...deps, submitForHouse, tapeLag }),
    keys,
    operatorOf: (token, at) => operatorOf(sql, token, at),
    clock,
    limits,
  })
}
