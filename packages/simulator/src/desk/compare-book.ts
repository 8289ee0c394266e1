import { heldBy, type NaiveBook } from '../naive-model/naive-book.ts'
import { bondOrdersOf } from '../nouns/bonds/naive-bonds.ts'
import { ieoOrdersOf } from '../nouns/ieo-orders/naive-ieo-orders.ts'
import { minerOrdersOf } from '../nouns/mining/naive-mining.ts'
import { strategyOrdersOf } from '../nouns/strategies/naive-strategies.ts'
import { withdrawalsOf } from '../nouns/withdrawals/naive-withdrawals.ts'

/** What a record of the house says, beside what the model holds. */
export type RecordText = { id: string; quantity: string; cost: string; margin: string; leverage: number }

/** Compares open positions and all accounts of a book with the house's records. */
export function compareBook(
  book: NaiveBook,
  house: {
    accounts: ReadonlyMap<string, string>
    positions: readonly RecordText[]
    orders: readonly string[]
    /** Id and stage. */
    withdrawals: readonly string[]
    /** Ids of orders of strategies. */
    strategies: readonly string[]
    /** Id, state, payments, interest and principal of orders of bonds. */
    bonds: readonly string[]
    /** Id, days, idle days and income of orders of machines. */
    machines: readonly string[]
    /** Id, state, lots, lots won and what is set aside of applications for tokens. */
    applications: readonly string[]
  },
): string[] {
  const found: string[] = []
  for (const key of new Set([...book.accounts.keys(), ...house.accounts.keys()])) {
    const [account = '', currency = ''] = key.split(':')
    const held = heldBy(book, account, currency)
    if (!held.eq(house.accounts.get(key) ?? '0'))
      found.push(`book ${book.id} ${key}: model ${held.toString()}, house ${house.accounts.get(key) ?? '0'}`)
  }
  const byId = new Map(house.positions.map((position) => [position.id, position]))
  for (const id of new Set([...book.positions.keys(), ...byId.keys()])) {
    const model = book.positions.get(id)
    const record = byId.get(id)
    const same =
      model?.quantity.eq(record?.quantity ?? '-1') === true &&
      model.cost.eq(record?.cost ?? '-1') &&
      model.margin.eq(record?.margin ?? '-1') &&
      model.leverage === record?.leverage
    if (!same) found.push(`position ${id}: model ${JSON.stringify(model)}, house ${JSON.stringify(record)}`)
  }
  const orders = [...book.orders.keys()].sort().join(' ')
  const recorded = [...house.orders].sort().join(' ')
  if (orders !== recorded) found.push(`orders of book ${book.id}: model ${orders}, house ${recorded}`)
  const strategies = [...strategyOrdersOf(book).keys()].sort().join(' ')
  const running = [...house.strategies].sort().join(' ')
  if (strategies !== running) found.push(`strategy orders of book ${book.id}: model ${strategies}, house ${running}`)
  const lent = [...bondOrdersOf(book).values()].map(bondLine).sort().join(', ')
  const bonds = [...house.bonds].sort().join(', ')
  if (lent !== bonds) found.push(`bond orders of book ${book.id}: model ${lent}, house ${bonds}`)
  const hosted = [...minerOrdersOf(book).values()].map(({ id, days, idle, income }) =>
    machineLine([id, days, idle, income]),
  )
  const machines = [...house.machines].sort().join(', ')
  if (hosted.sort().join(', ') !== machines)
    found.push(`machines of book ${book.id}: model ${hosted.join(', ')}, house ${machines}`)
  const applied = [...ieoOrdersOf(book).values()].map(applicationLine).sort().join(', ')
  const applications = [...house.applications].sort().join(', ')
  if (applied !== applications) found.push(`applications of book ${book.id}: model ${applied}, house ${applications}`)
  const moving = [...withdrawalsOf(book).values()].map(({ id, stage }) => `${id} ${stage}`).sort()
  if (moving.join(', ') !== [...house.withdrawals].sort().join(', '))
    found.push(`withdrawals of book ${book.id}: model ${moving.join(', ')}, house ${house.withdrawals.join(', ')}`)
  return found
}

type BondText = { readonly [Field in 'id' | 'state' | 'payments' | 'interest' | 'principal']: unknown }

export const bondLine = ({ id, state, payments, interest, principal }: BondText): string =>
  [id, state, payments, interest, principal].map(String).join(' ')

type ApplicationText = { readonly [Field in 'id' | 'state' | 'lots' | 'lotsWon' | 'setAside']: unknown }

export const applicationLine = ({ id, state, lots, lotsWon, setAside }: ApplicationText): string =>
  [id, state, lots, lotsWon, setAside].map(String).join(' ')

export const machineLine = (figures: readonly unknown[]): string => figures.map(String).join(' ')
