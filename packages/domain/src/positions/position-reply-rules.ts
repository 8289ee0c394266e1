import type { Shape } from '../money/shape.ts'
import type { DecidedRow as Row } from '../receipts/decided-row.ts'
import { type Crossing, type Formula, oneTick } from '../receipts/formula.ts'
import { orderArmedBy } from './armed-by.ts'
import { checkFunding, fundingVersion } from './check-funding.ts'
import { checkOpening } from './check-opening.ts'
import { orderAcceptedBy, reaches, tapeSinceAcceptance } from './check-order.ts'
import { checkSettlements, closeCrossings } from './check-settlement.ts'
import {
  acceptedPostings,
  cancelledPostings,
  leveragePostings,
  marginAddedPostings,
  marginRemovedPostings,
  restingPostings,
} from './expected-position-postings.ts'
import type { FundingPayment } from './funding.ts'
import type { ClosedReply, DecidedRow, FundingReply, OpenedReply } from './position-replies.ts'
import type { Realised, Settlement } from './settlement.ts'

const realised: Shape<Realised> = { quantity: true, cost: true, mark: true, profit: true }
const order = { price: true, feeRate: true, reserved: true } as const
const opened: Shape<OpenedReply> = {
  quantity: true,
  price: true,
  feeRate: true,
  notional: true,
  margin: true,
  fee: true,
  order,
}
const settlement: Shape<Settlement> = {
  price: true,
  quantity: true,
  feeRate: true,
  liquidationRate: true,
  before: { quantity: true, cost: true, margin: true, available: true },
  profit: true,
  released: true,
  closingFee: true,
  liquidationFee: true,
  insurancePaid: true,
  stopPrice: true,
  realised,
}
const closed: Shape<ClosedReply> = {
  settlements: settlement,
  realised,
  before: { available: true, positions: { quantity: true, cost: true } },
  insurancePaid: true,
  opened,
  order,
}
const payment: Shape<FundingPayment> = { quantity: true, notional: true, amount: true }
const funding: Shape<FundingReply> = { rate: true, mark: true, payments: payment }

/** Each formula looks at the kind before it reads a field. */
const claimed = <Reply>(decided: Row<Reply>): DecidedRow<Reply> => decided as DecidedRow<Reply>

const closedFormula: Formula<ClosedReply> = {
  needs: (decided, accepted) => ({ tape: tapeSinceAcceptance(claimed(decided), accepted) }),
  waitedFor: 'none',
  crossings: (decided, settings) => closeCrossings(claimed(decided), settings),
  isSetOffTogether: ({ command }) => command.kind === 'liquidate_cross',
  check: (decided, carried) => checkSettlements(claimed(decided), carried),
}
const openedFormula: Formula<OpenedReply> = {
  needs: (decided, accepted) => ({
    tape: [oneTick(decided.reply.symbol, decided.reply.sequence), ...tapeSinceAcceptance(claimed(decided), accepted)],
  }),
  waitedFor: 'none',
  isSetOffTogether: 'never',
  crossings: (decided) => openingCrossings(claimed(decided)),
  check: (decided, carried) => checkOpening(claimed(decided), carried),
}
/** The prices that set an opening off: those at which its limit is reached. */
function openingCrossings({ command, reply }: DecidedRow<OpenedReply>): Crossing[] {
  if (command.kind !== 'fill_limit_order') return []
  const { symbol, sequence, direction, price } = reply
  const crosses = reaches(direction, 'open', price)
  const armedBy = orderArmedBy(command.orderId, null, crosses)
  return [{ symbol, sequence, crosses, armedBy, isOfSettings: false }]
}
const fundingFormula: Formula<FundingReply> = {
  needs: ({ reply, facts }) => ({
    tape: [{ ...oneTick(reply.symbol, reply.sequence), sealedAt: reply.fundingAt }],
    settingsVersion: fundingVersion({ facts }),
    settingsAt: facts.funding?.settings === undefined ? facts.at : reply.fundingAt,
  }),
  waitedFor: 'none',
  isSetOffTogether: 'never',
  crossings: 'none',
  check: (decided, carried) => checkFunding(claimed(decided), carried),
}
const plain = { acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: 'none' } as const
const acceptedBy = orderAcceptedBy
const unarmed = { acceptedBy, armedBy: 'none', channels: 'none' } as const

export const positionReplies = {
  opened: { decimals: opened, formula: openedFormula, ...unarmed },
  closed: { decimals: closed, formula: closedFormula, ...unarmed },
  reversed: { decimals: closed, formula: closedFormula, ...unarmed },
  funding: { decimals: funding, acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: fundingFormula },
  accepted: { ...plain, decimals: {}, postings: acceptedPostings },
  resting: { ...plain, decimals: {}, postings: restingPostings },
  cancelled: { ...plain, acceptedBy, decimals: {}, postings: cancelledPostings },
  margin_added: { ...plain, decimals: { amount: true, margin: true }, postings: marginAddedPostings },
  margin_removed: { ...plain, decimals: { amount: true, margin: true }, postings: marginRemovedPostings },
  leverage_set: { ...plain, decimals: {}, postings: leveragePostings },
  stops_set: {
    ...plain,
    decimals: { takeProfit: { price: true, quantity: true }, stopLoss: { price: true, quantity: true } },
    postings: 'none',
  },
  margin_call: { ...plain, decimals: {}, postings: 'none' },
} as const
