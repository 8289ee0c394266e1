import type { Entry, Posting } from '../ledger/posting.ts'
import { markOf, type Tick } from '../market/tick.ts'
import { settlementCurrency } from '../money/currency.ts'
import { type Money, smaller } from '../money/decimal.ts'
import { amountOf, mulDiv } from '../money/mul-div.ts'
import type { Settlement } from '../positions/settlement.ts'
import {
  bookedProfit,
  closingPrice,
  feeOf,
  isolatedIsDue,
  notionalOf,
  profitAt,
  settlementPlaces,
} from '../positions/valuation.ts'
import type { Settings } from '../settings/settings.ts'
import { isSame, without, written } from './check-entries.ts'
import type { ClosedReply, DecidedRow } from './decided-row.ts'
import { claimed, type ReceiptCheck } from './receipt.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/** The formula `position_settlement` of each close in a command, and the entries of all of them together. */
export function checkSettlements(
  decided: DecidedRow<ClosedReply>,
  { tape, settings }: { tape: ReceiptTape; settings: Settings },
): ReceiptCheck[] {
  const { settlements } = decided.reply
  return [
    ...settlements.flatMap((settlement) => [
      checkPrices(settlement, decided, tape),
      checkRates(settlement, settings, decided, tape),
      checkFormula(settlement),
    ]),
    checkMovements(decided),
  ]
}

/** A long closes at bid, a short at ask; a limit at its own price, once that side of the tick has come to it. */
function checkPrices(settlement: Settlement, { facts }: DecidedRow<ClosedReply>, tape: ReceiptTape): ReceiptCheck {
  const { symbol, sequence, direction, price, reason, realised } = settlement
  const tick = tape.tick(symbol, sequence)
  const side = closingPrice(direction, tick)
  const isReached = direction === 'long' ? side >= price : side <= price
  const marks = marksNamed(facts, tape)
  return claimed('prices', `${symbol} ${sequence}`, [
    [
      facts.ticks?.[symbol] === sequence || (facts.fillTick?.symbol === symbol && facts.fillTick.sequence === sequence),
      'the tick is not one that the decision was given',
    ],
    [reason === 'limit' ? isReached : side === price, 'the price is not that of the tick'],
    [realised.every(({ mark }) => marks.has(mark)), 'a profit was realised at a mark that no tick has'],
  ])
}

function marksNamed(facts: DecidedRow<ClosedReply>['facts'], tape: ReceiptTape): Set<bigint> {
  const ticks: Tick[] = Object.entries(facts.ticks ?? {}).map(([symbol, sequence]) => tape.tick(symbol, sequence))
  if (facts.fillTick !== undefined) ticks.push(tape.tick(facts.fillTick.symbol, facts.fillTick.sequence))
  return new Set(ticks.map(markOf))
}

/** The rates of the settings; a resting order keeps the fee that it was placed under. Isolated: liquidated only when due. */
function checkRates(
  settlement: Settlement,
  settings: Settings,
  { facts }: DecidedRow<ClosedReply>,
  tape: ReceiptTape,
): ReceiptCheck {
  const { symbol, sequence, reason, direction, marginMode, feeRate, liquidationRate, before } = settlement
  const terms = settings.symbols.get(symbol)
  const isLiquidation = reason === 'liquidation'
  return claimed('settings', `version ${settings.version}`, [
    [settings.version === facts.settings, 'the settings are of another version'],
    [terms !== undefined, `the settings do not hold ${symbol}`],
    [reason === 'limit' || terms?.takerRate === feeRate, 'the fee rate is not the one in the settings'],
    [
      liquidationRate === (isLiquidation ? terms?.liquidationRate : 0n),
      'the liquidation fee rate is not the one in the settings',
    ],
    [
      !isLiquidation ||
        marginMode === 'cross' ||
        (terms !== undefined && isolatedIsDue({ direction, ...before }, terms, markOf(tape.tick(symbol, sequence)))),
      'the position was not due for liquidation at the mark',
    ],
  ])
}

const directions = new Set<string>(['long', 'short'] satisfies Settlement['direction'][])
const marginModes = new Set<string>(['isolated', 'cross'] satisfies Settlement['marginMode'][])
const reasons = new Set<string>([
  'user',
  'take_profit',
  'stop_loss',
  'liquidation',
  'limit',
  'reverse',
] satisfies Settlement['reason'][])

const isWellFormed = ({ direction, marginMode, reason, quantity, before }: Settlement): boolean =>
  directions.has(direction) &&
  marginModes.has(marginMode) &&
  reasons.has(reason) &&
  quantity > 0n &&
  quantity <= before.quantity

type Outcome = Pick<Settlement, 'profit' | 'released' | 'closingFee' | 'liquidationFee' | 'insurancePaid'>

function checkFormula(settlement: Settlement): ReceiptCheck {
  const { formula, positionId, profit, released, closingFee, liquidationFee, insurancePaid } = settlement
  const recorded = { profit, released, closingFee, liquidationFee, insurancePaid }
  return claimed('formula', `position_settlement: ${positionId}`, [
    // A receipt is read from text: what its type says of the formula is only a claim.
    [(formula as string) === 'position_settlement', `there is no formula ${formula}`],
    [isWellFormed(settlement), 'it is no close of a position'],
    [isSame(settlementOutcome(settlement), recorded), 'the inputs give another outcome than the one recorded'],
    [realisesNoMoreThanNeeded(settlement), 'more profit was realised than the close needed'],
  ])
}

/**
 * Price part first, then closing fee, then liquidation fee, each at most what is left. A part takes its share of cost
 * and isolated margin rounded down, the last takes the rest; profit is rounded down, fees are rounded up.
 */
function settlementOutcome(settlement: Settlement): Outcome {
  const { direction, marginMode, quantity, price, before, realised } = settlement
  const isLast = quantity === before.quantity
  const cost = isLast ? before.cost : mulDiv(before.cost, quantity, before.quantity, 'down')
  const released = isLast ? before.margin : amountOf(before.margin, quantity, before.quantity, settlementPlaces, 'down')
  const profit = bookedProfit(profitAt({ direction, quantity, cost }, price))
  const wanted = feesWanted(settlement)
  const held =
    marginMode === 'isolated'
      ? released + profit
      : before.available + profit + realised.reduce((sum, each) => sum + each.profit, 0n)
  const left = held > 0n ? held : 0n
  const closingFee = smaller(wanted.closingFee, left)
  return {
    profit,
    released,
    closingFee,
    liquidationFee: smaller(wanted.liquidationFee, left - closingFee),
    insurancePaid: marginMode === 'isolated' && held < 0n ? -held : 0n,
  }
}

function feesWanted({ quantity, price, feeRate, liquidationRate }: Settlement): {
  closingFee: Money
  liquidationFee: Money
} {
  const notional = notionalOf(quantity, price)
  return { closingFee: feeOf(notional, feeRate), liquidationFee: feeOf(notional, liquidationRate) }
}

function realisesNoMoreThanNeeded(settlement: Settlement): boolean {
  const { closingFee, liquidationFee } = feesWanted(settlement)
  let held = settlement.before.available + settlement.profit
  return settlement.realised.every(({ profit }) => {
    const isNeeded = profit > 0n && held < closingFee + liquidationFee
    held += profit
    return isNeeded
  })
}

/** What a close posts, in its order. */
function postingsOf(settlement: Settlement): Posting[] {
  const { positionId: subject, profit, released, closingFee, liquidationFee, insurancePaid, realised } = settlement
  const currency = 'USDT'
  const house = 'house:counterparty' as const
  const loss = profit < 0n ? -profit - insurancePaid : 0n
  const gain = profit > 0n ? profit : 0n
  const isIsolated = settlement.marginMode === 'isolated'
  const paidFrom = isIsolated ? ('margin' as const) : ('contract' as const)
  const free = isIsolated ? released - loss : 0n
  return [
    { kind: 'loss', currency, from: paidFrom, to: house, amount: loss, subject },
    { kind: 'insurance', currency, from: 'house:insurance', to: house, amount: insurancePaid, subject },
    { kind: 'margin_released', currency, from: 'margin', to: 'contract', amount: free, subject },
    { kind: 'profit', currency, from: house, to: 'contract', amount: gain, subject },
    ...realised.map((each) => ({
      kind: 'profit' as const,
      currency: 'USDT' as const,
      from: house,
      to: 'contract' as const,
      amount: each.profit,
      subject: each.positionId,
    })),
    { kind: 'closing_fee', currency, from: 'contract', to: 'house:fees', amount: closingFee, subject },
    { kind: 'liquidation_fee', currency, from: 'contract', to: 'house:insurance', amount: liquidationFee, subject },
  ]
}

/** Besides its closes a command may free reserves, open the other way, realise profits for a shortage and be insured. */
const besides: Partial<Record<Posting['kind'], Posting['from']>> = {
  order_released: 'frozen',
  margin_locked: 'contract',
  opening_fee: 'contract',
  profit: 'house:counterparty',
  insurance: 'house:insurance',
}

/** Such an entry leaves its own account; one that leaves the house goes to `contract`. */
const isBeside = ({ kind, currency, from, to }: Posting): boolean =>
  currency === settlementCurrency && besides[kind] === from && (!from.startsWith('house:') || to === 'contract')

function checkMovements({ reply, postings, entries }: DecidedRow<ClosedReply>): ReceiptCheck {
  const { settlements, insurancePaid } = reply
  const left = without(postings, settlements.flatMap(postingsOf))
  const insured = (left ?? []).reduce((sum, { kind, amount }) => (kind === 'insurance' ? sum + amount : sum), 0n)
  return claimed('entries', `${settlements.length} closes`, [
    [left !== undefined, 'the entries are not those of the outcome'],
    [left?.every(isBeside) ?? false, 'an entry belongs to no close'],
    [insured === insurancePaid, 'insurance paid another amount than the one recorded'],
    [settlements.every((settlement) => beginsWithAvailable(settlement, entries)), 'a close began with another balance'],
  ])
}

/** A cross close is worked out from what `contract` held: the balance after its first entry says the same. */
function beginsWithAvailable(settlement: Settlement, entries: readonly Entry[]): boolean {
  const first = written(postingsOf(settlement))[0]
  if (settlement.marginMode === 'isolated' || first === undefined) return true
  return entries.some(
    ({ kind, account, subject, amount, balanceAfter }) =>
      account === 'contract' &&
      kind === first.kind &&
      subject === first.subject &&
      balanceAfter - amount === settlement.before.available,
  )
}
