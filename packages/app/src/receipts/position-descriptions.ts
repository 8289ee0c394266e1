import { isWatermark } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type {
  ClosedReply,
  FundingReply,
  OpenedReply,
  PositionReply,
} from '@touchstone/domain/positions/position-replies'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import type { TextKey } from '../texts/text-key.ts'
import { exact, exactPercent } from './exact.ts'
import type { Formula } from './formula-line.ts'
import { fundingLines } from './funding-lines.ts'
import { openingLines } from './opening-lines.ts'
import type { Decided } from './read-decided.ts'
import type { Descriptions, OwnResults, ReplyDescription, Roles } from './reply-description.ts'
import { closingLines, recordResult, recordYield } from './settlement-lines.ts'
import { ifSome, type Story, type StoryFact, text, time, usdt, words } from './story.ts'

const closing: ReplyDescription<ClosedReply> = {
  story: closedStory,
  formulas: (reply, _, results) => closingFormulas(reply, results),
  roles: closingRoles,
}

export const positionDescriptions: Descriptions<PositionReply> = {
  closed: closing,
  reversed: closing,
  opened: {
    story: openedStory,
    formulas: (reply) => [{ name: 'position_opening', lines: openingLines(reply) }],
    roles:
      (reply) =>
      ({ symbol, sequence }, isInForce) =>
        symbol === reply.symbol && sequence === reply.sequence ? 'receipts.roleFill' : markRole(isInForce),
  },
  funding: {
    story: fundingStory,
    formulas: (reply, tick) => [{ name: 'funding', lines: fundingLines(reply, tick) }],
    roles: fundingRoles,
  },
  accepted: 'receipts.orderPlaced',
  resting: 'receipts.orderPlaced',
  cancelled: 'receipts.orderCancelled',
  margin_added: 'receipts.marginMoved',
  margin_removed: 'receipts.marginMoved',
  leverage_set: 'receipts.leverageSet',
  stops_set: 'receipts.stopsSet',
  margin_call: 'receipts.other',
}

const reasonTitles = {
  user: 'receipts.closedByUser',
  take_profit: 'receipts.closedByTakeProfit',
  stop_loss: 'receipts.closedByStopLoss',
  liquidation: 'receipts.liquidated',
  limit: 'receipts.closedByLimit',
  reverse: 'receipts.reversed',
} as const satisfies Record<Settlement['reason'], TextKey>

const titleOfOne = ({ reason, quantity, before }: Settlement): TextKey =>
  reason === 'user' && quantity < before.quantity ? 'receipts.closedPart' : reasonTitles[reason]

function closedStory(reply: ClosedReply, at: StoryFact, command: Decided['command']): Story {
  const { settlements, opened } = reply
  const [first] = settlements
  const isOne = settlements.length === 1 && first !== undefined
  const many = command.kind === 'liquidate_cross' ? 'receipts.crossLiquidated' : 'receipts.closedMany'
  const parts = [
    ...(isOne ? [] : settlements.map((each) => ({ title: each.symbol, facts: settlementFacts(each) }))),
    ...(opened === undefined ? [] : [{ title: opened.symbol, facts: openedFacts(opened) }]),
  ]
  return {
    title: reply.kind === 'reversed' ? 'receipts.reversed' : isOne ? titleOfOne(first) : many,
    outcome: {
      label: 'receipts.resultAfterFees',
      value: printDecimal(recordResult(reply)),
      currency: 'USDT',
      signed: true,
      yield: recordYield(reply),
    },
    facts: [
      ...(isOne ? settlementFacts(first) : []),
      ...ifSome(usdt('entries.insurance', reply.insurancePaid), reply.insurancePaid),
      at,
    ],
    parts,
  }
}

const settlementFacts = (settlement: Settlement): StoryFact[] => [
  text('words.symbol', settlement.symbol),
  words('words.side', `words.${settlement.direction}`, `words.${settlement.marginMode}`),
  text('words.quantity', exact(settlement.quantity)),
  text('words.exitPrice', exact(settlement.price)),
  ...(settlement.stopPrice === null ? [] : [text('words.triggerPrice', exact(settlement.stopPrice))]),
  usdt('receipts.fromPrice', settlement.profit, true),
  usdt('entries.closing_fee', settlement.closingFee),
  ...ifSome(usdt('entries.liquidation_fee', settlement.liquidationFee), settlement.liquidationFee),
  ...ifSome(usdt('entries.insurance', settlement.insurancePaid), settlement.insurancePaid),
]

function openedStory(reply: OpenedReply, at: StoryFact, command: Decided['command']): Story {
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

const openedFacts = (opened: OpenedPart): StoryFact[] => [
  text('words.symbol', opened.symbol),
  words('words.side', `words.${opened.direction}`, `words.${opened.marginMode}`),
  text('words.leverage', `${opened.leverage}×`),
  text('words.quantity', exact(opened.quantity)),
  text('words.entryPrice', exact(opened.price)),
  usdt('words.margin', opened.margin),
  usdt('words.fee', opened.fee),
]

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

function closingFormulas(reply: ClosedReply, results: OwnResults): Formula[] {
  const { opened } = reply
  return [
    { name: 'position_settlement', lines: closingLines(reply, results) },
    ...(opened === undefined ? [] : [{ name: 'position_opening' as const, lines: openingLines(opened) }]),
  ]
}

function closingRoles({ settlements }: ClosedReply): Roles {
  return ({ symbol, sequence }, isInForce) =>
    settlements.some((each) => each.symbol === symbol && each.sequence === sequence)
      ? 'receipts.roleFill'
      : markRole(isInForce)
}

/** The other rows show how long those were in force. */
const markRole = (isInForce: boolean) => (isInForce ? 'words.markPrice' : undefined)

function fundingRoles(reply: FundingReply): Roles {
  return (row) =>
    row.sequence === reply.sequence
      ? 'words.markPrice'
      : row.sequence > reply.sequence && !isWatermark(row) && row.sourceAt >= reply.fundingAt
        ? 'receipts.roleSeal'
        : undefined
}
