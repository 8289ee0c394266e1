import type { Order } from '@touchstone/domain/positions/order'
import type { MarginMode } from '@touchstone/domain/positions/position'
import type { Call } from '@touchstone/wire/call'
import { demo } from '@touchstone/wire/demo'
import { exchange } from '@touchstone/wire/exchange'
import { orders } from '@touchstone/wire/orders'
import { positions } from '@touchstone/wire/positions'
import { secondContracts } from '@touchstone/wire/second-contracts'
import { transfers } from '@touchstone/wire/transfers'
import * as z from 'zod/mini'
import { type Answered, startTestApp, type TestAppOptions } from '../../api/test-app.ts'
import { demoHandlers } from '../demo/demo.routes.ts'
import { exchangeHandlers } from '../exchange/exchange.routes.ts'
import { ordersHandlers } from '../orders/orders.routes.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { protectionHandlers } from '../protection/protection.routes.ts'
import { secondContractsHandlers } from '../second-contracts/second-contracts.routes.ts'
import { unmeasured } from '../second-contracts/test-moves.ts'
import { transfersHandlers } from '../transfers/transfers.routes.ts'
import { positionsHandlers } from './positions.routes.ts'
import { unlistedFields } from './test-listed-fields.ts'

export const positionsPath = '/api/trade/appTradePositions'
export const ordersPath = '/api/trade/appTradeOrder'
export const secondContractsPath = '/api/trade/appSecondContractOrder'
export const exchangePath = '/api/trade/appFlashExchangeLog'
export const transferPath = '/api/finance/appWallet/transferContract'

export type TestTrading = Awaited<ReturnType<typeof startTestTrading>>

/** An app with the trading calls, in which bitcoin stands at 99,990 / 100,010. */
export async function startTestTrading(cluster: ClusterAddress, options: Partial<TestAppOptions> = {}) {
  const app = await startTestApp(cluster, {
    handlers: ({ house, books }) => ({
      ...positionsHandlers({ ...house, books }),
      ...ordersHandlers({ ...house, books }),
      ...secondContractsHandlers({ ...house, books, moves: unmeasured }),
      ...exchangeHandlers({ ...house, books }),
      ...transfersHandlers(house),
      ...protectionHandlers({ ...house, books }),
      ...demoHandlers,
    }),
    ...options,
  })
  let users = 0
  await app.tick('BTC/USDT', '99990', '100010')

  return {
    ...app,
    /** The token of somebody new. */
    newcomer(): string {
      users += 1
      return app.signIn(users)
    },
    /** Sets the clock forward, tapes bitcoin, and does what is due. */
    async later(ms: number, bid: string, ask: string): Promise<void> {
      app.time.now += ms
      await app.tick('BTC/USDT', bid, ask)
      await app.house.advance()
      await app.house.idle()
    },
    /** What a POST on the demo book comes to; throws when it is refused. */
    async done(path: string, body: object, token: string): Promise<Done> {
      return checkedResult(path, await app.post(path, { ...bookOf(path), ...body }, { token }))
    },
    /** The result of a GET of the demo book. */
    async resultOf<Result>(path: string, token: string, query: Record<string, string> = {}): Promise<Result> {
      return checkedResult(path, await app.get(path, { ...bookOf(path), ...query }, { token }))
    },
  }
}

const calls: Call[] = Object.values({ ...positions, ...orders, ...secondContracts, ...exchange, ...transfers, ...demo })

/** The demo book, where a call has a book: one about a record is about the record's own. */
function bookOf(path: string): object {
  const { def } = (callAt(path).request as unknown as z.core.$ZodTypes)._zod
  return def.type === 'object' && 'book' in def.shape ? { book: 'demo' } : {}
}

function callAt(path: string): Call {
  const call = calls.find((each) => path === each.path.replace('{id}', path.slice(path.lastIndexOf('/') + 1)))
  if (call === undefined) throw new Error(`there is no call ${path}`)
  return call
}

/** Their answers have no field that /docs does not list; those of second contracts and exchanges are the journal's own. */
const isListed = (path: string): boolean =>
  Object.values({ ...positions, ...orders, ...transfers, ...demo }).includes(callAt(path) as never)

/** The result of an answer, which is of the form that the call promises. */
function checkedResult<Result>(path: string, { code, message, result }: Answered): Result {
  if (code !== 200) throw new Error(`${code} ${message} ${JSON.stringify(result)}`)
  const checked = z.safeParse(callAt(path).reply, result)
  if (!checked.success) throw new Error(`${path} is answered with ${JSON.stringify(checked.error.issues)}`)
  const unlisted = isListed(path) ? unlistedFields(callAt(path).reply, result) : []
  if (unlisted.length > 0)
    throw new Error(`${path} is answered with fields that are not listed: ${unlisted.join(', ')}`)
  return result as Result
}

type Done = { bookId: number; sequence: number; outcome: Record<string, unknown> & { positionId: string } }
export type Page = { records: Record<string, unknown>[]; total: number; pages: number }

export const buying = (quantity: string, marginMode: MarginMode = 'isolated', leverage = 10) => ({
  symbol: 'BTC/USDT',
  direction: 'long' as Order['direction'],
  marginMode,
  leverage,
  quantity,
})
