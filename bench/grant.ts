import { printDecimal } from '@touchstone/domain/money/decimal'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { type InvestingHouse, openInvestingHouse, share } from './investing-house.ts'
import { machineLine } from './machine.ts'
import { medianOf } from './measure.ts'

const buyers = 2_000
/** How many of them a pool has a share for. */
const shares = 1_000

type Round = { perSecond: number; held: number; declined: number; requested: number; oversold: number }

/**
 * All at once for the last shares of a pool, a round for each product: request, grant, and the answer to everybody. Only
 * the house and its outbox, without HTTP.
 */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  const cluster = await startTestCluster()
  try {
    const { address } = await createTestDatabase(cluster.address)
    const investing = await openInvestingHouse(address, Date.now())
    const pools = await investing.openPools(() => BigInt(shares) * share)
    const people = await Promise.all(
      Array.from({ length: buyers }, (_, number) => investing.person(number, share * BigInt(pools.size))),
    )
    const rounds: Round[] = []
    for (const [product, pool] of pools) rounds.push(await sellOut(investing, people, product, pool))
    console.table(rounds)
    await investing.house.stop()
    return {
      buys_per_s: medianOf(rounds.map(({ perSecond }) => perSecond)),
      oversold: Math.max(...rounds.map(({ oversold }) => oversold)),
      requested: Math.max(...rounds.map(({ requested }) => requested)),
    }
  } finally {
    await cluster.stop()
  }
}

/** `perSecond` counts everybody who was answered, with a share or without. */
async function sellOut({ house, buy }: InvestingHouse, people: readonly number[], product: string, pool: number) {
  let unanswered = people.length
  const answered = Promise.withResolvers<undefined>()
  house.onCommitted((events) => {
    for (const { reply } of events)
      if (
        (reply.kind === 'strategy_confirmed' || reply.kind === 'strategy_declined') &&
        reply.order.product === product
      )
        unanswered -= 1
    if (unanswered === 0) answered.resolve(undefined)
  })
  const began = performance.now()
  await Promise.all(people.map((bookId) => buy(bookId, product, pool)))
  await Promise.race([answered.promise, house.idle()])
  const seconds = (performance.now() - began) / 1_000
  await house.idle()
  const rows = await house.sql<{ state: string; count: bigint; amount: string }[]>`
    select state, count(*) as count, sum((body::json ->> 'amount')::numeric)::text as amount from records
    where kind = 'strategy_order' and subject = ${product} group by state`
  const of = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0n)
  const held = of('held')
  if (held > 0 && rows.find(({ state }) => state === 'held')?.amount !== printDecimal(share * BigInt(held)))
    throw new Error('an order holds another amount than was asked for')
  return {
    perSecond: (people.length - of('requested')) / seconds,
    held,
    declined: of('declined'),
    requested: of('requested'),
    oversold: Math.max(0, held - shares),
  }
}
