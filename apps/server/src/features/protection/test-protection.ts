import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { CountryRules } from '@touchstone/domain/settings/settings'
import { startTestApp } from '../../api/test-app.ts'
import { exchangeHandlers } from '../exchange/exchange.routes.ts'
import { nounSides } from '../../start/noun-features.ts'
import { createMessageFollower } from '../journal-messages/message-follower.ts'
import { ordersHandlers } from '../orders/orders.routes.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { positionsHandlers } from '../positions/positions.routes.ts'
import { secondContractsHandlers } from '../second-contracts/second-contracts.routes.ts'
import { unmeasured } from '../second-contracts/test-moves.ts'
import { transfersHandlers } from '../transfers/transfers.routes.ts'
import { protectionHandlers } from './protection.routes.ts'

export type TestProtection = Awaited<ReturnType<typeof startTestProtection>>

/** An app with real money, in which bitcoin stands at 99,990 / 100,010, and some countries have rules of their own. */
export async function startTestProtection(cluster: ClusterAddress, countries: Readonly<Record<string, CountryRules>>) {
  const app = await startTestApp(cluster, {
    handlers: ({ house, books }) => ({
      ...protectionHandlers({ ...house, books }),
      ...positionsHandlers({ ...house, books }),
      ...ordersHandlers({ ...house, books }),
      ...secondContractsHandlers({ ...house, books, moves: unmeasured }),
      ...exchangeHandlers({ ...house, books }),
      ...transfersHandlers(house),
    }),
    house: {
      settings: { ...defaultSettings, countries: new Map(Object.entries(countries)) },
    },
  })
  const messages = createMessageFollower({ sql: app.house.sql, features: nounSides })
  app.house.onCommitted(messages.onCommitted)
  let users = 0
  await app.tick('BTC/USDT', '99990', '100010')

  async function command(bookId: number, sent: HouseCommand): Promise<void> {
    const outcome = await app.house.executor.submit({ bookId, key: `operator:${app.newKey()}`, command: sent })
    if (outcome.kind !== 'done') throw new Error(`${sent.kind} was answered with ${JSON.stringify(outcome)}`)
  }

  return {
    ...app,
    messages,
    command,
    /** Somebody new with 10,000 USDT in `contract` and as much in `balance`, and a way to ask as them. */
    async newcomer() {
      users += 1
      const userId = users
      const token = app.signIn(userId)
      const bookId = await app.books.named(userId, 'real')
      const reward = { currency: 'USDT', amount: decimal('20000'), operators: [1, 2], reason: 'a test' } as const
      await command(bookId, { kind: 'grant_reward', ...reward })
      const post = (path: string, body: object) => app.post(path, body, { token })
      await post('/api/finance/appWallet/transferContract', { from: 'balance', to: 'contract', amount: '10000' })
      return {
        userId,
        bookId,
        post,
        get: (path: string, query = {}) => app.get(path, query, { token }),
        protection: async () => (await app.get('/api/user/appUser/protection', {}, { token })).result,
      }
    },
    /** Sets the clock forward, tapes bitcoin, and does what is due. */
    async later(ms: number, bid = '99990', ask = '100010'): Promise<void> {
      app.time.now += ms
      await app.tick('BTC/USDT', bid, ask)
      await app.house.advance()
      await app.house.idle()
    },
    async stop(): Promise<void> {
      await messages.stop()
      await app.stop()
    },
  }
}
