import { type Currency, isCurrency, settlementCurrency } from '@touchstone/domain/money/currency'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { Solvency } from '@touchstone/wire/console/console-house'
import { printWireTime } from '@touchstone/wire/wire-time'
import { printedTime } from '../../api/printed.ts'
import type { ChainHolding } from '../../features/chain/chain-holdings.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { readPools } from '../../features/house-books/house-books.store.ts'
import { readCapital } from '../offerings/offerings.store.ts'
import { newestHoldings } from '../proposals/holdings.store.ts'
import { type BankFlow, bankArrivals, bankPayments } from './bank-flows.store.ts'
import { openProfitOf } from './exposures.ts'
import { bondFlows } from './bond-flows.store.ts'
import { ieoFlows } from './ieo-flows.store.ts'
import { heldTotals, owedToUsers, playMoneyTaken } from './house-totals.store.ts'

type SolvencyDeps = {
  sql: Sql
  house: Pick<HousePort, 'market'>
  /** Reads the current holdings of every watched token. */
  chainHoldings: () => Promise<readonly ChainHolding[]>
}

type Holdings = Awaited<ReturnType<typeof newestHoldings>>

/**
 * What the house owes against what it holds. A statement is of a day and of one account, and no line says which account it
 * moved. So what came in counts after the newest statement in a currency, and what was paid counts from the oldest one on
 * that is in force: the surplus is rather too small than too large.
 */
export async function solvencyAt({ sql, house, chainHoldings }: SolvencyDeps, at: number): Promise<Solvency> {
  const holdings = await newestHoldings(sql)
  const newest = lastDays(holdings, Math.max)
  // What an account without money pays has come in after its statement.
  const oldest = new Map([...newest, ...lastDays(holdings.filter(hasMoney), Math.min)])
  const [users, held, onChain, arrived, paid, play, capital, pools, bonds, ieos] = await Promise.all([
    owedToUsers(sql),
    heldTotals(sql, 'real'),
    chainHoldings(),
    bankArrivals(sql, newest),
    bankPayments(sql, oldest),
    playMoneyTaken(sql),
    readCapital(sql),
    readPools(sql),
    bondFlows(sql, oldest),
    ieoFlows(sql, oldest),
  ])
  const openProfit = openProfitOf(held, (symbol) => house.market(symbol))
  const stated = sumBy(holdings.flatMap(({ currency, amount }) => (isCurrency(currency) ? [{ currency, amount }] : [])))
  const owed = sumBy([...flowsOf(users), ...bonds.owed, ...ieos.owed])
  const arrivals = sumBy([...arrived, ...bonds.arrived, ...ieos.arrived])
  const payments = sumBy([...paid, ...bonds.paid, ...ieos.paid])
  const read = sumBy(onChain.flatMap((each) => (each.state === 'read' ? [each] : [])))
  const named = [owed, stated, arrivals, payments, read, play].flatMap((sums) => [...sums.keys()])
  const currencies = [...new Set([...named, settlementCurrency] as const)].toSorted()
  return {
    currencies: currencies.map((currency) => {
      const profit = currency === settlementCurrency ? openProfit : 0n
      const of = (sums: ReadonlyMap<Currency, Money>): Money => sums.get(currency) ?? 0n
      const chain = read.get(currency)
      const holds = of(stated) + of(arrivals) - of(payments) + (chain ?? 0n) + of(play)
      return {
        currency,
        owed: printDecimal(of(owed)),
        openProfit: printDecimal(profit),
        statements: printDecimal(of(stated)),
        statedTime: printedTime(newest.get(currency) ?? null),
        arrivals: printDecimal(of(arrivals)),
        payments: printDecimal(of(payments)),
        chain: chain === undefined ? null : printDecimal(chain),
        playMoney: printDecimal(of(play)),
        surplus: printDecimal(holds - of(owed) - profit),
      }
    }),
    holdings: holdings.map(({ account, currency, amount, asOf, reference }) => ({
      account,
      currency,
      amount: printDecimal(amount),
      asOf: printWireTime(asOf),
      reference,
    })),
    unreadable: onChain.flatMap((each) =>
      each.state === 'unreadable' ? [{ network: each.network, channel: each.channel, reason: each.reason }] : [],
    ),
    treasury: (capital ?? []).map(({ currency, amount }) => ({ currency, amount: printDecimal(amount) })),
    pools: pools.map(({ pool, escrow }) => ({
      product: pool.product,
      currency: pool.currency,
      escrow: printDecimal(escrow),
      owed: printDecimal(pool.owed),
      onSale: pool.isOnSale,
    })),
    atMs: at,
  }
}

const hasMoney = ({ amount }: Holdings[number]): boolean => amount !== 0n

/** By currency, the end of the day of one of the statements in force: the newest or the oldest. */
function lastDays(holdings: Holdings, chosen: (a: number, b: number) => number): ReadonlyMap<string, number> {
  const days = new Map<string, number>()
  for (const { currency, asOf } of holdings) days.set(currency, chosen(asOf, days.get(currency) ?? asOf))
  return days
}

const flowsOf = (sums: ReadonlyMap<Currency, Money>): BankFlow[] =>
  [...sums].map(([currency, amount]) => ({ currency, amount }))

function sumBy(amounts: readonly BankFlow[]): ReadonlyMap<Currency, Money> {
  const sums = new Map<Currency, Money>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  return sums
}
