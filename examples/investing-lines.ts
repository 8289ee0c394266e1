import type { Money, Rate } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import type { Committed } from '@touchstone/server/executor/submission'
import { money } from './narrator.ts'

const day = (at: number): string => new Date(at).toISOString().slice(0, 10)
const percent = (rate: Rate): string =>
  `${rate > 0n ? '+' : ''}${truncateForDisplay(rate * 100n, 4, { thousands: false })} %`
const signed = (amount: Money): string => `${amount < 0n ? 'loses' : 'gains'} ${money(amount < 0n ? -amount : amount)}`

type Narrators = { readonly [Kind in Reply['kind']]?: (reply: Extract<Reply, { kind: Kind }>) => string }

/** What a day leaves of an order: it goes on, or it is over and what remains returns. */
function ending({ state, remaining, returned, exitFee, income }: StrategyOrder): string {
  if (state === 'held') return `, ${money(remaining)} is invested`
  if (state === 'left') return `. It is left early: ${money(returned)} returns, for a fee of ${money(exitFee)}`
  return `. It ends: ${money(returned)} returns, and in all it ${signed(income)}`
}

/** Lines for what books of people and of the house do with products; of all else nothing is told. */
const narrators: Narrators = {
  capital_raised: ({ amount }) => `has ${money(amount)} of play money`,
  capital_allotted: ({ product, amount }) => `sends ${money(amount)} to the pool of ${product}`,
  pool_funded: ({ amount }) => `is funded with ${money(amount)}`,
  sale_opened: ({ capacity, mostOwed }) =>
    `sells up to ${money(capacity)}, which can never owe more than ${money(mostOwed)}`,
  reward_granted: ({ amount }) => `begins with ${money(amount)}`,
  strategy_requested: ({ order: { product, amount } }) => `asks for ${money(amount)} of ${product}`,
  granted: ({ amount, owed, left }) => `grants ${money(amount)}, owes at most ${money(owed)}; ${money(left)} is left`,
  strategy_confirmed: ({ order: { product, startDay, cycleDays } }) =>
    `holds ${product} from ${day(startDay)} on, for ${cycleDays} days`,
  strategy_cancelled: ({ order: { product, returned } }) =>
    `cancels ${product} before it begins, and gets ${money(returned)} back`,
  strategy_leaving: ({ order: { product, exitDay } }) => `asks to leave ${product} early, with ${day(exitDay ?? 0)}`,
  strategy_accrued: ({ day: of, order, result, rate }) =>
    `${day(of)}: ${order.product} made ${percent(result)}${rate === result ? '' : `, counted as ${percent(rate)}`}: ` +
    `${signed(order.lastIncome)}${ending(order)}`,
  bond_opened: ({ product, units, unitsMin, unit }) =>
    `offers ${units} units of ${money(unit)}; ${product} goes ahead with ${unitsMin}`,
  bond_requested: ({ order: { product, units, amount } }) =>
    `sets ${money(amount)} aside for ${units} units of ${product}`,
  bond_confirmed: ({ order: { product, units, closesAt } }) =>
    `has ${units} units of ${product}, to give back before ${day(closesAt)}`,
  bond_closed: ({ units, isRaised, raised }) =>
    isRaised ? `goes ahead with ${units} units: ${money(raised)} is raised` : `falls short with ${units} units`,
  bond_started: ({ order: { product, amount } }) => `lends ${money(amount)} to ${product}`,
  bond_returned: ({ order: { product, amount } }) => `gets ${money(amount)} back from ${product}`,
  proceeds_paid_out: ({ amount, reference }) => `pays ${money(amount)} out to its issuer, ${reference}`,
  issuer_paid: ({ amount, reference }) => `has received ${money(amount)} from its issuer, ${reference}`,
  bond_paid: ({ interestPerUnit, principalPerUnit, lateSince }) =>
    interestPerUnit + principalPerUnit === 0n
      ? `has nothing to pay with, and is late since ${day(lateSince ?? 0)}`
      : `pays each unit ${money(interestPerUnit)} of interest and ${money(principalPerUnit)} of principal` +
        (lateSince === null ? '' : `, and is late since ${day(lateSince)}`),
  bond_credited: ({ order: { product, state }, interest, principal }) =>
    `receives ${money(interest)} of interest and ${money(principal)} of principal from ${product}` +
    (state === 'repaid' ? ', which is repaid' : ''),
  grant_returned: ({ amount }) => `gets its share of ${money(amount)} back`,
  pool_day_settled: ({ day: of, orders, gains, losses }) =>
    `settles ${day(of)}: ${orders} ${orders === 1 ? 'order' : 'orders'}, pays ${money(gains)}, takes ${money(losses)}`,
}

/** One committed command as a line; undefined for what is not worth one. */
export function investingLine({ reply }: Pick<Committed, 'reply'>): string | undefined {
  return narrators[reply.kind]?.(reply as never)
}
