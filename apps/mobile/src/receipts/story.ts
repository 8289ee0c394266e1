import type { Command } from '@touchstone/domain/books/command'
import type { Currency } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type {
  ClosedReply,
  ExchangeReply,
  FundingReply,
  OpenedReply,
  SecondContractReply,
} from '@touchstone/domain/receipts/decided-row'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import type { Word } from './word.ts'
import { exact, exactPercent } from './exact.ts'
import type { Decided } from './read-decided.ts'

/** What stands beside a name: a word of ours, a text that needs none, a moment, a length of time, or money. */
export type Told =
  | { as: 'words'; keys: readonly Word[] }
  | { as: 'text'; text: string }
  | { as: 'time'; atMs: number }
  | { as: 'seconds'; seconds: number }
  | { as: 'money'; value: string; currency: string; signed: boolean }
export type ToldFact = { label: Word; value: Told }

/** What a command did, in facts and words. `parts`: where it did several things. */
export type Story = {
  title: Word
  outcome: { label: Word; value: string; currency: Currency; signed: boolean } | undefined
  facts: readonly ToldFact[]
  parts: readonly { title: string; facts: readonly ToldFact[] }[]
}

const usdt = (label: Word, value: bigint, signed = false): ToldFact => ({
  label,
  value: { as: 'money', value: printDecimal(value), currency: 'USDT', signed },
})
const text = (label: Word, shown: string): ToldFact => ({ label, value: { as: 'text', text: shown } })
const words = (label: Word, ...keys: Word[]): ToldFact => ({ label, value: { as: 'words', keys } })
const time = (label: Word, atMs: number): ToldFact => ({ label, value: { as: 'time', atMs } })
const ifSome = (fact: ToldFact, value: bigint): ToldFact[] => (value === 0n ? [] : [fact])

export function storyOf({ command, facts, reply }: Decided): Story {
  const at = time('words.time', facts.at)
  switch (reply.kind) {
    case 'closed':
    case 'reversed':
      return closedStory(reply, command, at)
    case 'opened':
      return openedStory(reply, command, at)
    case 'second_contract_settled':
      return secondContractStory(reply)
    case 'exchanged':
      return exchangeStory(reply, at)
    case 'funding':
      return fundingStory(reply)
    case 'other':
    default:
      return otherStory(reply, at)
  }
}

/** The replies that no formula stands behind, by their kind in the journal. */
const otherTitles: Readonly<Record<string, Word>> = {
  second_contract_placed: 'receipts.secondBought',
  transferred: 'receipts.transferred',
  accepted: 'receipts.orderPlaced',
  resting: 'receipts.orderPlaced',
  cancelled: 'receipts.orderCancelled',
  margin_added: 'receipts.marginMoved',
  margin_removed: 'receipts.marginMoved',
  leverage_set: 'receipts.leverageSet',
  stops_set: 'receipts.stopsSet',
  demo_granted: 'receipts.demoGranted',
  demo_reset: 'receipts.demoReset',
}

function otherStory(reply: { kind: string }, at: ToldFact): Story {
  const facts = isPurchase(reply) ? purchaseFacts(reply.contract) : [at]
  return { title: otherTitles[reply.kind] ?? 'receipts.other', outcome: undefined, facts, parts: [] }
}

const isPurchase = (reply: { kind: string }): reply is { kind: string; contract: SecondContract } =>
  reply.kind === 'second_contract_placed' && 'contract' in reply

const purchaseFacts = (contract: SecondContract): ToldFact[] => [
  text('words.symbol', contract.symbol),
  words('words.side', `words.${contract.direction}`),
  usdt('words.stake', contract.stake),
  text('receipts.payoutRate', exactPercent(contract.payoutRate)),
  { label: 'words.duration', value: { as: 'seconds', seconds: contract.durationSeconds } },
  time('receipts.acceptedAt', contract.acceptedAt),
  time('receipts.expiresAt', contract.expiresAt),
]

const secondTitles = {
  won: 'receipts.secondWon',
  lost: 'receipts.secondLost',
  tied: 'receipts.secondTied',
  void: 'receipts.secondVoid',
  placed: 'receipts.other',
} as const satisfies Record<SecondContractReply['contract']['state'], Word>

function secondContractStory({ contract }: SecondContractReply): Story {
  const { state, stake, payout, openPrice, closePrice } = contract
  return {
    title: secondTitles[state],
    outcome: {
      label: 'words.result',
      value: printDecimal(state === 'lost' ? -stake : payout),
      currency: 'USDT',
      signed: true,
    },
    facts: [
      ...purchaseFacts(contract),
      ...(openPrice === null ? [] : [text('receipts.openPrice', exact(openPrice))]),
      ...(closePrice === null ? [] : [text('receipts.closePrice', exact(closePrice))]),
    ],
    parts: [],
  }
}

export const reasonTitles = {
  user: 'receipts.closedByUser',
  take_profit: 'receipts.closedByTakeProfit',
  stop_loss: 'receipts.closedByStopLoss',
  liquidation: 'receipts.liquidated',
  limit: 'receipts.closedByLimit',
  reverse: 'receipts.reversed',
} as const satisfies Record<Settlement['reason'], Word>

function closedStory(reply: ClosedReply, command: Command, at: ToldFact): Story {
  const { settlements, opened } = reply
  const [first] = settlements
  const isOne = settlements.length === 1 && first !== undefined
  const many = command.kind === 'liquidate_cross' ? 'receipts.crossLiquidated' : 'receipts.closedMany'
  const parts = [
    ...(isOne ? [] : settlements.map((each) => ({ title: each.symbol, facts: settlementFacts(each) }))),
    ...(opened === undefined ? [] : [{ title: opened.symbol, facts: openedFacts(opened) }]),
  ]
  return {
    title: reply.kind === 'reversed' ? 'receipts.reversed' : isOne ? reasonTitles[first.reason] : many,
    outcome: {
      label: 'receipts.resultAfterFees',
      value: printDecimal(resultOf(reply)),
      currency: 'USDT',
      signed: true,
    },
    facts: [
      ...(isOne ? settlementFacts(first) : []),
      ...ifSome(usdt('entries.insurance', reply.insurancePaid), reply.insurancePaid),
      at,
    ],
    parts,
  }
}

/** Profits less fees, and what insurance bore of the losses. */
export const resultOf = ({ settlements, insurancePaid }: ClosedReply): bigint =>
  settlements.reduce(
    (sum, each) => sum + each.profit - each.closingFee - each.liquidationFee + each.insurancePaid,
    insurancePaid,
  )

const settlementFacts = (settlement: Settlement): ToldFact[] => [
  text('words.symbol', settlement.symbol),
  words('words.side', `words.${settlement.direction}`, `words.${settlement.marginMode}`),
  text('words.quantity', exact(settlement.quantity)),
  text('words.exitPrice', exact(settlement.price)),
  ...(settlement.stopPrice === null ? [] : [text('words.triggerPrice', exact(settlement.stopPrice))]),
  usdt('words.profit', settlement.profit, true),
  usdt('entries.closing_fee', settlement.closingFee),
  ...ifSome(usdt('entries.liquidation_fee', settlement.liquidationFee), settlement.liquidationFee),
  ...ifSome(usdt('entries.insurance', settlement.insurancePaid), settlement.insurancePaid),
]

function openedStory(reply: OpenedReply, command: Command, at: ToldFact): Story {
  return {
    title: command.kind === 'fill_limit_order' ? 'receipts.orderFilled' : 'receipts.opened',
    outcome: {
      label: 'receipts.positionValue',
      value: printDecimal(reply.notional),
      currency: 'USDT',
      signed: false,
    },
    facts: [...openedFacts(reply), at],
    parts: [],
  }
}

type OpenedPart = NonNullable<ClosedReply['opened']>

const openedFacts = (opened: OpenedPart): ToldFact[] => [
  text('words.symbol', opened.symbol),
  words('words.side', `words.${opened.direction}`, `words.${opened.marginMode}`),
  text('words.leverage', `${opened.leverage}×`),
  text('words.quantity', exact(opened.quantity)),
  text('words.entryPrice', exact(opened.price)),
  usdt('words.margin', opened.margin),
  usdt('words.fee', opened.fee),
]

const exchangeStory = ({ quote }: ExchangeReply, at: ToldFact): Story => ({
  title: 'receipts.exchanged',
  outcome: { label: 'receipts.received', value: printDecimal(quote.receive), currency: quote.to, signed: false },
  facts: [
    text('receipts.paid', `${exact(quote.pay)} ${quote.from}`),
    text('receipts.received', `${exact(quote.receive)} ${quote.to}`),
    time('receipts.quotedAt', quote.quotedAt),
    at,
  ],
  parts: [],
})

function fundingStory({ symbol, fundingAt, rate, mark, payments }: FundingReply): Story {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    title: 'receipts.fundingSettled',
    outcome: { label: 'words.result', value: printDecimal(-paid), currency: 'USDT', signed: true },
    facts: [
      text('words.symbol', symbol),
      text('words.fundingRate', exactPercent(rate)),
      text('words.markPrice', exact(mark)),
      time('words.time', fundingAt),
    ],
    parts: [],
  }
}
