import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AccountKey, accountKey } from '../books/book.ts'
import { userAccounts } from '../ledger/account.ts'
import type { Currency } from '../money/currency.ts'
import { ONE } from '../money/decimal.ts'
import type { Direction } from '../positions/position.ts'
import { type MarkOf, valueHeld } from './equity-at.ts'
import type { HeldPosition, HeldState } from './held-state.ts'

/** The finest unit of an amount is 10⁻¹⁸; prices and quantities here have four decimals, so that no product is cut. */
const finest = ONE / 10_000n
const count = fc.bigInt(0n, 9_999_999n)

const currencies = ['USDT', 'USD', 'BTC', 'EUR'] as const satisfies Currency[]
const symbols = ['BTC/USDT', 'BTC/USD', 'EUR/USDT', 'EUR/USD', 'ETH/USDT'] as const

const account = fc.record({
  account: fc.constantFrom(...userAccounts),
  currency: fc.constantFrom(...currencies),
  amount: count,
})
const position = fc.record({
  symbol: fc.constantFrom(...symbols),
  direction: fc.constantFrom<Direction>('long', 'short'),
  quantity: count,
  /** To 18 decimals, so that equity has something to round. */
  cost: fc.bigInt(0n, 1_000_000n * ONE),
})
const marks = fc.dictionary(fc.constantFrom(...symbols), fc.bigInt(1n, 9_999_999n))
const drawn = fc.record({ accounts: fc.array(account), positions: fc.array(position), marks })
type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never

const heldOf = ({ accounts, positions }: Pick<Drawn, 'accounts' | 'positions'>): HeldState => ({
  accounts: new Map<AccountKey, bigint>(
    accounts.map(({ account: name, currency, amount }) => [accountKey(name, currency), amount * finest]),
  ),
  positions: new Map(
    positions.map(({ quantity, ...rest }, index): [string, HeldPosition] => [
      `7-${index}`,
      { id: `7-${index}`, ...rest, quantity: quantity * finest },
    ]),
  ),
})

const marksOf =
  (prices: Drawn['marks']): MarkOf =>
  (symbol) => {
    const price = prices[symbol]
    return price === undefined ? undefined : price * finest
  }

/** What is worth one of a currency, as the page on rules says it: USDT and USD themselves, the rest against USDT before USD. */
function naiveRate(currency: string, prices: Drawn['marks']): bigint | undefined {
  if (currency === 'USDT' || currency === 'USD') return 10_000n
  return prices[`${currency}/USDT`] ?? prices[`${currency}/USD`]
}

const floorTo = (amount: bigint, unit: bigint): bigint => {
  const rest = ((amount % unit) + unit) % unit
  return amount - rest
}

it('is all holdings at their rates and all open profit, rounded down once', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const held = heldOf(given)
      const value = valueHeld(held, marksOf(given.marks))
      const perProduct = ONE / 100_000_000n
      const cash = [...held.accounts].map(
        ([key, amount]) => (amount / finest) * (naiveRate(key.split(':')[1] ?? '', given.marks) ?? 0n) * perProduct,
      )
      const profits = given.positions.map(({ symbol, direction, quantity, cost }) => {
        const mark = given.marks[symbol]
        if (mark === undefined) return 0n
        const notional = quantity * mark * perProduct
        return direction === 'long' ? notional - cost : cost - notional
      })
      const exact = [...cash, ...profits].reduce((sum, each) => sum + each, 0n)
      expect(value.equity).toBe(floorTo(exact, ONE / 1_000_000n))
      expect([...value.profits.values()]).toEqual(profits)
    }),
  )
})

it('states each holding that is not zero, without a value exactly where no mark is known', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const held = heldOf(given)
      const { holdings } = valueHeld(held, marksOf(given.marks))
      expect(holdings.map(({ account: name, currency }) => accountKey(name, currency))).toEqual(
        [...held.accounts].filter(([, amount]) => amount !== 0n).map(([key]) => key),
      )
      for (const { currency, value } of holdings)
        expect(value === undefined).toBe(naiveRate(currency, given.marks) === undefined)
    }),
  )
})

it('cuts the value of a mark with more decimals than a product has room for', () => {
  const one: HeldPosition = { id: '7-1', symbol: 'BTC/USDT', direction: 'long', quantity: ONE / 3n, cost: 0n }
  const held: HeldState = { accounts: new Map(), positions: new Map([[one.id, one]]) }
  expect(valueHeld(held, () => 2n).profits.get(one.id)).toBe(0n)
})
