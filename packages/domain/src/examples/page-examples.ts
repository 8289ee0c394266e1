import type { Hash } from '../ledger/hash.ts'
import type { Posting } from '../ledger/posting.ts'
import { promisedByMachine } from '../mining/fresh-miner-order.ts'
import { machineTermsHash, machineTermsText } from '../mining/machine-terms-hash.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { fine, maintenanceBracket, maintenanceOf } from '../positions/brackets.ts'
import { crossLiquidationPrice } from '../positions/cross-liquidation-price.ts'
import { closeResult } from '../positions/position-result.ts'
import { isolatedLiquidationPrice } from '../positions/liquidation-price.ts'
import { bookedProfit, feeOf, initialMarginOf, notionalOf, profitAt } from '../positions/valuation.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { readRow } from '../rulebook/read-row.ts'
import type { Reply } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { investmentsUnder, minersUnder } from '../settings/investments.ts'
import { promisedBy } from '../strategies/fresh-strategy-order.ts'
import { strategyTermsHash, strategyTermsText } from '../strategies/strategy-terms-hash.ts'
import { rateRules } from '../strategy-rules/rule.ts'
import { ruleHash } from '../strategy-rules/run-strategy.ts'
import { exampleReceipts } from './example-receipts.ts'
import { ieoExamples } from './page-ieo.ts'
import { plainReceipts } from './plain-receipts.ts'
import { tableOf } from './page-tables.ts'

const bitcoin = 'BTC/USDT'

/** A text that a purchase names by its hash, and the hash. */
const textAndHash = (text: string, hash: Hash): string => ['```text', text, '', hash, '```'].join('\n')

function shownTerms(): string {
  const [terms] = investmentsUnder(defaultSettings).strategies
  assert(terms !== undefined, 'the default settings have a note')
  const shown = promisedBy(terms)
  return textAndHash(strategyTermsText(shown), strategyTermsHash(shown))
}

function shownMachineTerms(): string {
  const [terms] = minersUnder(defaultSettings)
  assert(terms !== undefined, 'the default settings have a machine')
  const shown = promisedByMachine(terms)
  return textAndHash(machineTermsText(shown), machineTermsHash(shown))
}

/** Of a product of two decimals that is not cut: such values are compared and never booked. */
const printFine = (value: bigint): string => {
  assert(value % fine(1n) === 0n, 'the example has at most 18 decimals')
  return printDecimal(value / fine(1n))
}

function termsOfBitcoin() {
  const terms = defaultSettings.symbols.get(bitcoin)
  assert(terms !== undefined, `the default settings have ${bitcoin}`)
  return terms
}

/** The words of the formulas, at the terms of BTC/USDT. */
function marginExamples(): string {
  const terms = termsOfBitcoin()
  const notional = notionalOf(decimal('0.3'), decimal('90333.35'))
  const long = { direction: 'long', quantity: decimal('0.3'), cost: decimal('27000'), margin: decimal('270') } as const
  const short = { ...long, direction: 'short' } as const
  const [small, large] = [decimal('30000'), decimal('300000')]
  const price = (held: typeof long | typeof short): string => printDecimal(isolatedLiquidationPrice(held, terms) ?? 0n)
  const cross = crossLiquidationPrice([long], fine(decimal('500')), terms)
  return tableOf(
    ['Of', 'Is'],
    [
      ['notional of 0.3 at 90333.35', printDecimal(notional)],
      [`initial margin of ${printDecimal(notional)} at 7x`, printDecimal(initialMarginOf(notional, 7))],
      [`taker fee of ${printDecimal(notional)} at 0.0005`, printDecimal(feeOf(notional, terms.takerRate))],
      [`maintenance of ${printDecimal(small)} (rate 0.005)`, printFine(maintenanceOf(terms, small))],
      [
        `amount of the bracket of ${printDecimal(large)} (rate 0.025)`,
        printFine(maintenanceBracket(terms, large).amount),
      ],
      [`maintenance of ${printDecimal(large)}`, printFine(maintenanceOf(terms, large))],
      [
        'profit of a long of 0.1 that cost 9000.123 at 90333.3',
        printDecimal(profitAt({ ...long, quantity: decimal('0.1'), cost: decimal('9000.123') }, decimal('90333.3'))),
      ],
      ['booked profit of -1.23456789', printDecimal(bookedProfit(decimal('-1.23456789')))],
      ['liquidation price, isolated long of 0.3 that cost 27000, margin 270', price(long)],
      ['the same short', price(short)],
      ['cross long of 0.3 that cost 27000, `contract` 500, nothing else', printDecimal(cross ?? 0n)],
    ],
  )
}

type Told = readonly [what: string, value: string]
type ReplyOf<Kind extends Reply['kind']> = Extract<Reply, { kind: Kind }>

const outcomeText = (told: readonly Told[], postings: readonly Posting[]): string =>
  [
    told.map(([what, value]) => `${what} ${value}`).join(' · '),
    tableOf(
      ['Posting', 'Amount'],
      postings.map(({ kind, from, to, amount, currency }) => [
        `\`${kind}\` ${from} → ${to}`,
        `${printDecimal(amount)} ${currency}`,
      ]),
    ),
  ].join('\n\n')

/** What the domain decided in an example: the numbers that are told of its reply, and all of its postings. */
function outcomeOf<Kind extends Reply['kind']>(
  receipts: Readonly<Record<string, Receipt>>,
  name: string,
  kind: Kind,
  tell: (reply: ReplyOf<Kind>) => readonly Told[],
): string {
  const receipt = receipts[name]
  assert(receipt !== undefined, `there is an example ${name}`)
  const { reply, postings } = readRow(receipt.journal.row)
  assert(reply.kind === kind, `the example ${name} is of ${kind}`)
  return outcomeText(tell(reply as ReplyOf<Kind>), postings)
}

const numbers = (fields: Readonly<Record<string, unknown>>): Told[] =>
  Object.entries(fields).map(([what, value]) => [what, typeof value === 'bigint' ? printDecimal(value) : String(value)])

function closeExample(name: string, sentence: string): string {
  const table = outcomeOf(exampleReceipts(), name, 'closed', ({ settlements }) =>
    settlements.flatMap(({ direction, marginMode, quantity, price, before, profit, released }) =>
      numbers({ direction, marginMode, quantity, price, ...named('before', before), profit, released }),
    ),
  )
  return `${sentence}\n\n${table}`
}

const named = (prefix: string, fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${prefix}.${field}`, value]))

/** A third of a long whose opening and funding are those of the examples before. */
function resultExample(): string {
  const open = {
    quantity: decimal('0.3'),
    cost: decimal('27000'),
    margin: decimal('270'),
    openingFee: decimal('13.5'),
    funding: decimal('2.700005'),
    realised: 0n,
  }
  const settled = {
    quantity: decimal('0.1'),
    price: decimal('90333.3'),
    profit: decimal('33.33'),
    closingFee: decimal('4.516665'),
    liquidationFee: 0n,
    insurancePaid: 0n,
  }
  const { result, left } = closeResult(open, settled)
  return tableOf(
    ['Of', 'Are'],
    (
      [
        ['the sums', open],
        ['the settlement', settled],
        ['its part', result],
        ['what is left of the sums', left],
      ] as const
    ).map(([what, fields]) => [
      what,
      numbers(fields)
        .map(([name, value]) => `${name} ${value}`)
        .join(' · '),
    ]),
  )
}

function noteExamples(): string {
  const days = [
    ['accrued', 'A day that gains:'],
    ['accruedLoss', 'The next one, which loses:'],
    ['accruedCut', 'One whose result lies beyond the limits:'],
    ['fixedAccrued', 'One at a fixed rate:'],
  ] as const
  return days
    .map(([name, sentence]) => {
      const table = outcomeOf(exampleReceipts(), name, 'strategy_accrued', (reply) => {
        const { result, rate, remainingBefore, carryBefore, order } = reply
        return numbers({ result, rate, remainingBefore, carryBefore, remaining: order.remaining, carry: order.carry })
      })
      return `${sentence}\n\n${table}`
    })
    .join('\n\n')
}

/** Worked examples for the page of rules, by the name of their block. */
export function workedExamples(): Readonly<Record<string, string>> {
  const [examples, plain] = [exampleReceipts(), plainReceipts()]
  return {
    margin: marginExamples(),
    opening: outcomeOf(examples, 'opened', 'opened', ({ quantity, price, leverage, feeRate, notional, margin, fee }) =>
      numbers({ quantity, price, leverage, feeRate, notional, margin, fee }),
    ),
    closing: [
      closeExample('part', 'A third of an isolated long, closed with a gain:'),
      closeExample(
        'liquidation',
        'An isolated short that the price has jumped past: its margin is gone, and insurance pays:',
      ),
    ].join('\n\n'),
    funding: outcomeOf(examples, 'funded', 'funding', ({ mark, rate, payments }) =>
      payments.flatMap(({ direction, quantity, notional, amount }) =>
        numbers({ direction, quantity, mark, rate, notional, amount }),
      ),
    ),
    orders: [
      'A long of 0.1 at 20x waits, with the ask at 90000 and a slippage limit of 0.005:',
      outcomeOf(plain, 'accepted', 'accepted', ({ orderId }) => numbers({ orderId })),
      'The same rests at 80000:',
      outcomeOf(plain, 'resting', 'resting', ({ orderId }) => numbers({ orderId })),
    ].join('\n\n'),
    'second contracts': outcomeOf(examples, 'won', 'second_contract_settled', ({ contract }) => {
      const { direction, stake, payoutRate, openPrice, closePrice, payout, state } = contract
      return numbers({ direction, stake, payoutRate, openPrice, closePrice, state, payout })
    }),
    exchange: outcomeOf(examples, 'exchanged', 'exchanged', ({ quote }) => {
      const { pay, from, fromMark, to, toMark, spreadRate, receive } = quote
      return numbers({ pay, from, fromMark, to, toMark, spreadRate, receive })
    }),
    results: resultExample(),
    notes: noteExamples(),
    'shown terms': shownTerms(),
    'shown terms of a machine': shownMachineTerms(),
    'rule hashes': tableOf(
      ['Rule', 'ruleHash'],
      rateRules.map((rule) => [`\`${rule}\``, `\`${ruleHash(rule)}\``]),
    ),
    withdrawals: outcomeOf(plain, 'requested', 'withdrawal_requested', ({ withdrawal }) => {
      const { amount, fee, usdtValue, currency } = withdrawal
      return numbers({ amount, currency, fee, usdtValue })
    }),
    'first sales': ieoExamples(),
  }
}
