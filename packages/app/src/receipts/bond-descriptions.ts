import { printDecimal } from '@touchstone/domain/money/decimal'
import type { BondReply, BondReplyOf } from '@touchstone/domain/bonds/bond-commands'
import type { BondOrder } from '@touchstone/domain/bonds/bond-order'
import { agreementFact } from './agreement-fact.ts'
import { exactPercent } from './exact.ts'
import type { Descriptions } from './reply-description.ts'
import { money, plainStory, type Story, type StoryFact, text, time, words } from './story.ts'

const plain = { formulas: 'none', roles: 'in_force' } as const

/** Of whoever holds units. */
export const bondDescriptions: Descriptions<BondReply> = {
  bond_requested: {
    story: ({ order }, at) => plainStory('bondRecords.requested', [...termFacts(order), decided(order), at]),
    ...plain,
  },
  bond_confirmed: {
    story: ({ order }, at) => plainStory('bondRecords.confirmed', [...termFacts(order), decided(order), at]),
    ...plain,
  },
  bond_declined: {
    story: ({ order, reason }, at) => ({
      ...backStory('bondRecords.declined', order, at),
      note: `strategyRecords.strategyDeclined_${reason}`,
    }),
    ...plain,
  },
  bond_withdrawn: { story: ({ order }, at) => backStory('bondRecords.withdrawn', order, at), ...plain },
  bond_started: {
    story: ({ order }, at) =>
      plainStory('bondRecords.started', [...termFacts(order), time('bondRecords.runsFrom', order.startDay), at]),
    ...plain,
  },
  bond_returned: { story: ({ order }, at) => backStory('bondRecords.returned', order, at), ...plain },
  bond_credited: { story: creditedStory, ...plain },
}

const named = ({ product, units }: Pick<BondOrder, 'product' | 'units'>): StoryFact[] => [
  text('bondRecords.product', product),
  text('bondRecords.units', String(units)),
]

const decided = ({ closesAt }: BondOrder): StoryFact => time('bondRecords.decided', closesAt)

function termFacts(order: BondOrder): StoryFact[] {
  const { currency, amount, unit, dailyRate, termDays, repayment } = order
  return [
    ...named(order),
    money('words.amount', amount, currency),
    money('bonds.unit', unit, currency),
    text('investments.dailyRate', exactPercent(dailyRate)),
    { label: 'investments.term', value: { as: 'days', count: termDays } },
    words('bonds.repayment', `bonds.repayment_${repayment}`),
    ...agreementFact(order),
  ]
}

function backStory(title: Story['title'], order: BondOrder, at: StoryFact): Story {
  const { amount, currency } = order
  return {
    ...plainStory(title, [...named(order), at]),
    outcome: { label: 'investments.returned', value: printDecimal(amount), currency, signed: false },
  }
}

/** What this payment brought, and where the order is after it. */
function creditedStory({ order, interest, principal }: BondReplyOf<'bond_credited'>, at: StoryFact): Story {
  const { currency, amount, payments } = order
  return {
    title: 'bondRecords.credited',
    outcome: { label: 'entries.bond_interest', value: printDecimal(interest), currency, signed: true },
    facts: [
      ...named(order),
      text('bondRecords.payment', String(payments)),
      money('entries.bond_principal', principal, currency),
      money('bonds.interestReceived', order.interest, currency),
      money('bonds.stillLent', amount - order.principal, currency),
      at,
    ],
    parts: [],
  }
}
