import { networkDayOf } from '../network-tape/carried-day.ts'
import type { Posting } from '../ledger/posting.ts'
import { closingTick, seals } from '../market/closing-tick.ts'
import { settlementPriceOf } from '../market/tick.ts'
import { printDecimal } from '../money/decimal.ts'
import { networks } from '../networks/networks.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { posting } from '../receipts/expected-postings.ts'
import type { Carried, Formula } from '../receipts/formula.ts'
import { attempt, claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import { networkSourceUnder } from '../settings/investments.ts'
import { dayMs } from '../time.ts'
import { afterDay, idleDaysMax } from './after-day.ts'
import { askedBy } from './expected-mining-postings.ts'
import { isFirstDay } from './first-day.ts'
import { type MinerOrder, nextDayOf } from './miner-order.ts'
import type { MinerCredited, MiningCommandOf } from './mining-commands.ts'
import { closeStretches, networkDayFact } from './mining-facts.ts'
import { outputOf, wornAfter } from './output.ts'

type Credited = DecidedRow<MinerCredited>

/** Computes a day of machines again: from the network's own row of that day, and from the price at which it closed. */
export const outputFormula: Formula<MinerCredited> = {
  needs: ({ facts }) => ({ tape: closeStretches(facts) }),
  waitedFor: 'none',
  crossings: 'none',
  isSetOffTogether: 'never',
  check: (decided, carried) => [
    ...attempt('accepted', () => [checkTerms(decided, carried)]),
    ...attempt('prices', () => [checkNetwork(decided, carried)]),
    ...attempt('prices', () => [checkPrice(decided, carried)]),
    ...attempt('formula', () => [checkOutcome(decided)]),
    claimed('entries', `${dayOf(decided.reply.order)}, ${decided.reply.order.id}`, [
      [areWritten(decided.postings, postingsOf(decided.reply)), 'the entries are not those of the outcome'],
    ]),
  ],
}

function checkTerms({ bookId, sequence, reply: { order } }: Credited, carried: Carried): ReceiptCheck {
  const { accepted } = carried
  const asked = askedBy(carried, order)
  const { state, startDay, daysPaid, idleDays, lastDay, lastIncome, income, worn, returned, endedAt } = order
  const changing = { state, startDay, daysPaid, idleDays, lastDay, lastIncome, income, worn, returned, endedAt }
  return claimed('accepted', `bought by row ${accepted?.sequence ?? '-'}`, [
    [accepted?.bookId === bookId && accepted.sequence < sequence, 'it was bought in another book or later'],
    [isSame({ ...asked, ...changing }, order), 'the terms are not those that were bought'],
    [isFirstDay(order), 'its first day is no whole day after it was bought'],
  ])
}

/** The row of the network's own book says what that day was like. */
function checkNetwork({ facts, reply }: Credited, { armed, settings }: Carried): ReceiptCheck {
  const { networkBook, networkRow, day, order } = reply
  const recorded = networkDayOf(armed)
  const { network, source, difficulty, subsidy, fees, height } = recorded
  const named = networkDayFact.read(facts)
  const reward = subsidy + fees
  const shown = { network, source, bookId: networkBook, row: networkRow, day, difficulty, reward }
  return claimed('prices', `${network} at block ${height}: difficulty ${printDecimal(difficulty)}`, [
    [armed?.bookId === networkBook && armed.sequence === networkRow, 'another row is carried than the one it names'],
    [isSame([network, recorded.day], [order.network, day]), 'that row is of another network or day'],
    [source === networkSourceUnder(settings), 'the settings name another source'],
    [named !== undefined && isSame(shown, named), 'the machines were counted by other figures'],
  ])
}

/** The price is that of the last tick of the day, which the row after it proves to be the last. */
function checkPrice({ facts, reply: { order, day, price } }: Credited, { tape }: Carried): ReceiptCheck {
  const { symbol } = networks[order.network]
  const [stretch] = closeStretches(facts)
  const rows = tape.range(stretch)
  const seal = rows.at(-1)
  const close = closingTick({ symbol, at: day + dayMs }, rows)
  return claimed('prices', `${symbol} closed at ${printDecimal(price)}`, [
    [seal !== undefined && seals(seal, day + dayMs), 'the tape does not show which tick was the last of the day'],
    [settlementPriceOf(close) === price, 'the day closed at another price'],
  ])
}

function checkOutcome(decided: Credited): ReceiptCheck {
  const { facts, reply } = decided
  const { order, day, price, idleBefore, incomeBefore } = reply
  const asked = commandIn<MiningCommandOf<'credit_miner'>>(decided, 'credit_miner')
  const named = networkDayFact.read(facts)
  const { daysPaid, cycleDays } = order
  const isDay = Number.isSafeInteger(daysPaid) && daysPaid >= 1 && daysPaid <= cycleDays
  const isIdle = Number.isSafeInteger(idleBefore) && idleBefore >= 0 && idleBefore < Math.min(idleDaysMax, daysPaid)
  if (named === undefined || !isDay || !isIdle || incomeBefore < 0n || price <= 0n)
    return claimed('formula', '', [[false, 'what was there before is no state of an order']])
  const output = outputOf(named, order, price)
  const before: MinerOrder = {
    ...order,
    state: 'held',
    daysPaid: daysPaid - 1,
    idleDays: idleBefore,
    income: incomeBefore,
    worn: wornAfter(order, daysPaid - 1),
  }
  const { order: expected, wornOff } = afterDay(before, { day, net: output.net, at: facts.at })
  return claimed('formula', `mining_output: ${dayOf(order)}`, [
    [asked?.orderId === order.id && asked.day === day, 'the command is of another order or day'],
    [facts.at >= day + dayMs, 'the day was not over'],
    [nextDayOf(before) === day, 'another day was due'],
    [daysPaid > 1 || (idleBefore === 0 && incomeBefore === 0n), 'its first day did not begin with nothing'],
    [isSame({ ...reply, ...output, wornOff }, reply), 'the figures of the day give another output'],
    [isSame(expected, order), 'the output gives another outcome than the one recorded'],
  ])
}

function postingsOf({ order, net, wornOff }: MinerCredited): Posting[] {
  const { id: subject, coin, currency, returned } = order
  return [
    posting({ kind: 'miner_output', currency: coin, from: 'house:transit', to: 'balance', amount: net, subject }),
    posting({ kind: 'miner_worn', currency, from: 'invested', to: 'house:fees', amount: wornOff, subject }),
    posting({ kind: 'miner_returned', currency, from: 'invested', to: 'balance', amount: returned, subject }),
  ]
}

const dayOf = ({ daysPaid, cycleDays }: MinerOrder): string => `day ${daysPaid} of ${cycleDays}`
