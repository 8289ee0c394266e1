import type { Exchanged } from '@touchstone/domain/exchange/exchange'
import type { Currency } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { ClosedReply, FundingReply, OpenedReply } from '@touchstone/domain/positions/position-replies'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import type { SecondContractSettled } from '@touchstone/domain/second-contracts/settle-second-contract'
import type { TextKey } from '../texts/text-key.ts'
import { exact, exactPercent } from './exact.ts'
import type { Decided } from './read-decided.ts'

/** What stands beside a name: a word of ours, a text that needs none, a moment, a length of time, or money. */
export type Told =
  | { as: 'words'; keys: readonly TextKey[] }
  | { as: 'text'; text: string }
  | { as: 'time'; atMs: number }
  | { as: 'seconds'; seconds: number }
  | { as: 'money'; value: string; currency: string; signed: boolean }
export type ToldFact = { label: TextKey; value: Told }

/** What a command did, in facts and words. `parts`: where it did several things. */
export type Story = {
  title: TextKey
  outcome: { label: TextKey; value: string; currency: Currency; signed: boolean } | undefined
  facts: readonly ToldFact[]
  parts: readonly { title: string; facts: readonly ToldFact[] }[]
}

const usdt = (label: TextKey, value: bigint, signed = false): ToldFact => ({
  label,
  value: { as: 'money', value: printDecimal(value), currency: 'USDT', signed },
})
const text = (label: TextKey, shown: string): ToldFact => ({ label, value: { as: 'text', text: shown } })
const words = (label: TextKey, ...keys: TextKey[]): ToldFact => ({ label, value: { as: 'words', keys } })
const time = (label: TextKey, atMs: number): ToldFact => ({ label, value: { as: 'time', atMs } })
const ifSome = (fact: ToldFact, value: bigint): ToldFact[] => (value === 0n ? [] : [fact])

export function storyOf({ command, facts, reply }: Decided): Story {
  const at = time('words.time', facts.at)
  if (reply.kind === 'closed' || reply.kind === 'reversed') return closedStory(reply, command, at)
  if (reply.kind === 'opened') return openedStory(reply, command, at)
  if (reply.kind === 'second_contract_settled') return secondContractStory(reply)
  if (reply.kind === 'exchanged') return exchangeStory(reply, at)
  if (reply.kind === 'funding') return fundingStory(reply)
  if (reply.kind === 'second_contract_placed') return plainStory(reply.kind, purchaseFacts(reply.contract))
  return plainStory(reply.kind, [at])
}

/** The replies that no formula stands behind, by their kind in the journal. */
const plainTitles: Readonly<Partial<Record<Reply['kind'], TextKey>>> = {
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

const plainStory = (kind: Reply['kind'], facts: readonly ToldFact[]): Story => ({
  title: plainTitles[kind] ?? 'receipts.other',
  outcome: undefined,
  facts,
  parts: [],
})

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
} as const satisfies Record<SecondContractSettled['contract']['state'], TextKey>

function secondContractStory({ contract }: SecondContractSettled): Story {
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
} as const satisfies Record<Settlement['reason'], TextKey>

function closedStory(reply: ClosedReply, command: Decided['command'], at: ToldFact): Story {
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

function openedStory(reply: OpenedReply, command: Decided['command'], at: ToldFact): Story {
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

const exchangeStory = ({ quote }: Exchanged, at: ToldFact): Story => ({
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
