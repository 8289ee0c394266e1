import { named } from '@touchstone/domain/books/fact-kind'
import { shownOf } from '@touchstone/domain/examples/example-terms'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import { poolBookFact } from '@touchstone/domain/strategies/strategy-facts'
import type { Outcome, Submission } from '@touchstone/server/executor/submission'
import { openSandboxPools } from '@touchstone/server/features/house-books/open-sandbox-pools'
import { readPools } from '@touchstone/server/features/house-books/house-books.store'
import { strategyOfferings } from '@touchstone/server/features/strategies/strategy-offerings'
import { type House, openHouse } from '@touchstone/server/house/house'
import type { DatabaseAddress } from '@touchstone/server/platform/database'
import { lockedFacts } from '@touchstone/server/start/noun-features'

/** Users whom nobody signs in as, apart from the guests of a server on the same database. */
const firstUser = 1_000_000

const log = (message: string, details: object): void => {
  console.error(message, details)
}

export type InvestingHouse = Awaited<ReturnType<typeof openInvestingHouse>>

/** A house whose clock stands still, and that sells strategies. */
export async function openInvestingHouse(address: DatabaseAddress, at: number) {
  const house: House = await openHouse({ lockedFacts, address, clock: () => at, log })
  const { sql, settings, executor } = house

  async function send(submission: Submission): Promise<Extract<Outcome, { kind: 'done' }>> {
    const outcome = await executor.submit(submission)
    if (outcome.kind !== 'done') throw new Error(`${submission.command.kind} not done: ${outcome.kind}`)
    return outcome
  }

  return {
    house,
    send,
    /** Opens a pool for each product; of so much each where it is not what the settings say. */
    async openPools(capacityOf?: (product: string) => Money): Promise<ReadonlyMap<string, number>> {
      const offerings = strategyOfferings(settings())
      await openSandboxPools(
        { sql, submit: executor.submit, log },
        {
          offerings:
            capacityOf === undefined
              ? offerings
              : offerings.map((offering) => ({ ...offering, capacity: capacityOf(offering.product) })),
          coins: [],
        },
      )
      return new Map((await readPools(sql)).map(({ bookId, pool }) => [pool.product, bookId]))
    },
    /** The book of somebody who has so much USDT, and has acknowledged the risk. */
    async person(number: number, amount: Money): Promise<number> {
      const bookId = await house.openBook(firstUser + number, 'real')
      const reward = { kind: 'grant_reward', currency: 'USDT', amount, operators: [1, 2], reason: 'bench' } as const
      await Promise.all([
        send({ bookId, key: 'bench:reward', command: reward }),
        send({ bookId, key: 'bench:risk', command: { kind: 'acknowledge_risk' } }),
      ])
      return bookId
    },
    /** Asks a pool for the least that it sells; what follows is the outbox's. */
    buy: (bookId: number, product: string, pool: number, turn = 0) =>
      send({
        bookId,
        key: `bench:${product}:${turn}`,
        command: { kind: 'buy_strategy', product, amount: share, ...shownOf(product, house.settings()) },
        named: { byKind: named(poolBookFact, { product, bookId: pool }) },
      }),
  }
}

/** The least that every product sells. */
export const share = decimal('10')
