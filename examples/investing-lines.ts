import { type Money, ONE, printDecimal, type Rate } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import type { Committed } from '@touchstone/server/executor/submission'
import { machine } from './investing-story.ts'
import { money } from './narrator.ts'

const day = (at: number): string => new Date(at).toISOString().slice(0, 10)
const percent = (rate: Rate): string =>
  `${rate > 0n ? '+' : ''}${truncateForDisplay(rate * 100n, 4, { thousands: false })} %`
const signed = (amount: Money): string => `${amount < 0n ? 'loses' : 'gains'} ${money(amount < 0n ? -amount : amount)}`

const coin = 'BTC'
/** A share of the pool of machines is a number of them. */
const units = (share: Money): string => `${printDecimal(share)} ${share === ONE ? 'unit' : 'units'}`
const shareOf = (product: string, share: Money): string => (product === machine ? units(share) : money(share))
const paidIn = (product: string): string => (product === machine ? coin : 'USDT')

const lotsText = (lots: number): string => `${lots} ${lots === 1 ? 'lot' : 'lots'}`
const tokens = (each: Money, token: string, lots = 1): string => `${printDecimal(each * BigInt(lots))} ${token}`

type Narrators = { readonly [Kind in Reply['kind']]?: (reply: Extract<Reply, { kind: Kind }>) => string }

/** What a day leaves of an order: it goes on, or it is over and what remains returns. */
function ending({ state, remaining, returned, exitFee, income }: StrategyOrder): string {
  if (state === 'held') return `, ${money(remaining)} is invested`
  if (state === 'left') return `. It is left early: ${money(returned)} returns, for a fee of ${money(exitFee)}`
  return `. It ends: ${money(returned)} returns, and in all it ${signed(income)}`
}

/** Lines for what books of people and of the house do with products; of all else nothing is told. */
const narrators: Narrators = {
  capital_raised: ({ amount, currency }) => `has ${money(amount, currency)} of play money`,
  capital_allotted: ({ product, amount, currency }) => `sends ${money(amount, currency)} to the pool of ${product}`,
  pool_funded: ({ amount, currency }) => `is funded with ${money(amount, currency)}`,
  sale_opened: ({ product, capacity, mostOwed }) =>
    `sells up to ${shareOf(product, capacity)}, which can never owe more than ${money(mostOwed, paidIn(product))}`,
  reward_granted: ({ amount }) => `begins with ${money(amount)}`,
  strategy_requested: ({ order: { product, amount } }) => `asks for ${money(amount)} of ${product}`,
  granted: ({ purpose, amount, owed, left }) =>
    purpose === 'miner'
      ? `grants ${units(amount)}, owes at most ${money(owed, coin)}; ${units(left)} are left`
      : `grants ${money(amount)}, owes at most ${money(owed)}; ${money(left)} is left`,
  strategy_confirmed: ({ order: { product, startDay, cycleDays } }) =>
    `holds ${product} from ${day(startDay)} on, for ${cycleDays} days`,
  strategy_cancelled: ({ order: { product, returned } }) =>
    `cancels ${product} before it begins, and gets ${money(returned)} back`,
  strategy_leaving: ({ order: { product, exitDay } }) => `asks to leave ${product} early, with ${day(exitDay ?? 0)}`,
  strategy_left: ({ order: { product, returned } }) =>
    `leaves ${product} while it is frozen, and gets ${money(returned)} back`,
  strategy_day_paused: ({ day: of, order: { product } }) =>
    `${day(of)}: ${product} is frozen, and the day is passed over`,
  product_paused: ({ product, from, reason }) => `freezes ${product} from ${day(from)} on: ${reason}`,
  product_resumed: ({ product, until }) => `lets ${product} go on from ${day(until)}`,
  strategy_accrued: ({ day: of, order, result, rate }) =>
    `${day(of)}: ${order.product} made ${percent(result)}${rate === result ? '' : `, counted as ${percent(rate)}`}: ` +
    `${signed(order.lastIncome)}${ending(order)}`,
  network_day_recorded: ({ day: of, height, subsidy, fees }) =>
    `${day(of)} ends with block ${height}; a block brought ${money(subsidy + fees, 'BTC')} on average`,
  miner_requested: ({ order: { product, units, amount } }) =>
    `asks for ${units} units of ${product}, for ${money(amount)}`,
  miner_confirmed: ({ order: { product, startDay, cycleDays } }) =>
    `has ${product} mine from ${day(startDay)} on, for ${cycleDays} days`,
  miner_credited: ({ day: of, order, gross, costs, net, wornOff }) =>
    `${day(of)}: ${order.product} finds ${money(gross, order.coin)} and costs ${money(costs, order.coin)}: ` +
    `${net === 0n ? 'nothing is left' : `${money(net, order.coin)} is paid`}, ${money(wornOff)} is used up` +
    (order.state === 'held'
      ? ''
      : `. It ${order.state === 'ended' ? 'ends' : 'stops'}, and has paid ${money(order.income, order.coin)}`),
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
  tokens_received: ({ token, amount }) => `has received ${tokens(amount, token)} from its issuer`,
  ieo_opened: ({ lots, lotTokens, lotPrice, token, closesAt }) =>
    `sells ${lotsText(lots)} of ${tokens(lotTokens, token)} for ${money(lotPrice)} each, until ${day(closesAt)}`,
  ieo_applied: ({ order: { product, lots, setAside } }) =>
    `applies for ${lotsText(lots)} of ${product} and sets ${money(setAside)} aside`,
  ieo_changed: ({ order: { product, lots, setAside } }) =>
    `now applies for ${lotsText(lots)} of ${product}, with ${money(setAside)} aside`,
  ieo_closed: ({ orders, lotsApplied, root }) =>
    `closes: ${orders} people apply for ${lotsText(lotsApplied)}, under the root ${root.slice(0, 12)}…`,
  ieo_allotted: ({ part }) => `gives everybody ${percent(part).slice(1)} of their lots`,
  ieo_given: ({ order: { token, lotTokens, lotsWon, paid, returned } }) =>
    `gets ${tokens(lotTokens, token, lotsWon)} for ${money(paid)}; ${money(returned)} returns`,
  ieo_drawn: ({ draw, lots, round, payUntil }) =>
    `draws ${lotsText(lots)} ${draw === 1 ? `by round ${round} of the beacon` : 'that nobody paid once more'}, to be paid until ${day(payUntil)}`,
  ieo_awarded: ({ order: { token, lots, lotsWon, state } }) =>
    state === 'won'
      ? `wins ${lotsWon} of ${lotsText(lots)} of ${token}`
      : `wins nothing of ${token}${state === 'reserve' ? ', and waits for a second draw' : ''}`,
  ieo_paid: ({ order: { token, lotTokens, lotsWon, paid } }) =>
    `pays ${money(paid)} in all for ${tokens(lotTokens, token, lotsWon)}`,
  ieo_forfeited: ({ order: { token, lotsWon, returned } }) =>
    `has not paid for ${lotsText(lotsWon)} of ${token}, and gets ${money(returned)} back`,
  ieo_listed: ({ token, lots }) => `is over: ${token} is listed, and ${lotsText(lots)} are with those who paid`,
  ieo_released: ({ order: { token, lotTokens, lotsWon } }) =>
    `may move ${tokens(lotTokens, token, lotsWon)}, which nothing quotes`,
  raised_paid_out: ({ amount, reference }) => `pays ${money(amount)} out to its issuer, ${reference}`,
  grant_returned: ({ orderId }) => `gets the share of order ${orderId} back`,
  pool_day_settled: ({ day: of, orders, currency, gains, losses }) =>
    `settles ${day(of)}: ${orders} ${orders === 1 ? 'order' : 'orders'}, pays ${money(gains, currency)}, ` +
    `takes ${money(losses, currency)}`,
}

/** One committed command as a line; undefined for what is not worth one. */
export function investingLine({ reply }: Pick<Committed, 'reply'>): string | undefined {
  return narrators[reply.kind]?.(reply as never)
}
