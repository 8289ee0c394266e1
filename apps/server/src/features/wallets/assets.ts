import { type UserAccount, userAccounts } from '@touchstone/domain/ledger/account'
import type { Holding } from '@touchstone/domain/equity/equity-at'
import { type Currency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { decimal, larger, type Money, ONE, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { splitByWeight } from '@touchstone/domain/money/split'
import { bookedProfit } from '@touchstone/domain/positions/valuation'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { BookValue } from '../equity/book-value.ts'
import type { Opening } from '../equity/equity-days.store.ts'

/** The currency that amounts are shown in beside USDT, and what one of it is worth in USDT. */
export type Shown = { currency: Currency; mark: Price }

/** What came before the present: the last snapshot, and the flow since. */
export type Before = { opening: Opening | undefined; netFlow: Money }

/** Shares are printed with four decimals. */
const shareUnit = decimal('0.0001')

/** A book's worth as the asset screen shows it. Values are in whole units, rounded down. */
export function assetsOf(value: BookValue, shown: Shown | undefined, { opening, netFlow }: Before) {
  const valued = (amount: Money) => ({
    value: printDecimal(bookedProfit(amount)),
    shown: shown === undefined ? null : printDecimal(inCurrency(amount, shown)),
  })
  const profit = value.profit.cross + value.profit.isolated
  const flow = bookedProfit(netFlow)
  const start = opening?.equity ?? 0n
  return {
    currency: shown?.currency ?? null,
    equity: valued(value.equity),
    profit: valued(profit),
    accounts: accountsOf(value).map(({ worth, share, account, gained }) => ({
      account,
      ...valued(worth),
      profit: printDecimal(bookedProfit(gained)),
      equity: printDecimal(bookedProfit(worth + gained)),
      share,
    })),
    allocation: allocationOf(value).map(({ currency, amount, worth, share }) => ({
      currency,
      amount: printDecimal(amount),
      ...valued(worth),
      share,
    })),
    today: {
      since: opening === undefined ? null : printWireTime(opening.takenAt),
      opening: printDecimal(start),
      netFlow: printDecimal(flow),
      profit: valued(value.equity - start - flow),
    },
    unvalued: [...value.unvalued],
    delayed: [...value.delayed],
  }
}

const inCurrency = (amount: Money, { currency, mark }: Shown): Money =>
  amountOf(amount, ONE, mark, placesOf(currency), 'down')

/** The profit of cross positions belongs to `contract`, that of isolated ones to `margin`. */
function accountsOf({ holdings, profit }: BookValue) {
  const gains: Partial<Record<UserAccount, Money>> = { contract: profit.cross, margin: profit.isolated }
  const rows = userAccounts.map((account) => ({
    account,
    worth: worthOf(holdings.filter((holding) => holding.account === account)),
    gained: gains[account] ?? 0n,
  }))
  const shares = sharesOf(rows.map(({ account, worth, gained }) => [account, worth + gained]))
  return rows.map((row) => ({ ...row, share: shares.get(row.account) ?? '0' }))
}

/** By currency, the greatest first. Open profit counts to USDT, which positions are settled in. */
function allocationOf({ holdings, profit }: BookValue) {
  const byCurrency = Map.groupBy(holdings, ({ currency }) => currency)
  const rows = [...byCurrency].map(([currency, held]) => ({
    currency,
    amount: held.reduce((sum, { amount }) => sum + amount, 0n),
    worth: worthOf(held) + (currency === settlementCurrency ? profit.cross + profit.isolated : 0n),
  }))
  const shares = sharesOf(rows.map(({ currency, worth }) => [currency, worth]))
  return rows
    .map((row) => ({ ...row, share: shares.get(row.currency) ?? '0' }))
    .sort((a, b) => (a.worth === b.worth ? 0 : a.worth > b.worth ? -1 : 1))
}

const worthOf = (holdings: readonly Holding[]): Money => holdings.reduce((sum, { value }) => sum + (value ?? 0n), 0n)

function sharesOf(worths: readonly (readonly [string, Money])[]): ReadonlyMap<string, string> {
  const weights = new Map(worths.map(([name, worth]) => [name, larger(0n, worth)] as const))
  if ([...weights.values()].every((weight) => weight === 0n)) return new Map()
  return new Map([...splitByWeight(ONE, shareUnit, weights)].map(([name, share]) => [name, printDecimal(share)]))
}
