import { printDecimal } from '@touchstone/domain/money/decimal'
import type { BondIssueReply, IssueReplyOf } from '@touchstone/domain/bond-issues/bond-issue-commands'
import { bondLines } from './bond-lines.ts'
import { exactPercent } from './exact.ts'
import type { Descriptions } from './reply-description.ts'
import { ifSome, money, plainStory, type Story, type StoryFact, text, time, words } from './story.ts'

const plain = { formulas: 'none', roles: 'in_force' } as const

/** Of the bond's own book: the account of its issuer. */
export const bondIssueDescriptions: Descriptions<BondIssueReply> = {
  bond_opened: {
    story: ({ product, currency, unit, units, unitsMin, subscribedUntil, closesAt, ...terms }, at) =>
      plainStory('bondRecords.opened', [
        text('bondRecords.product', product),
        text('bondRecords.units', String(units)),
        text('bondRecords.unitsMin', String(unitsMin)),
        money('bonds.unit', unit, currency),
        text('investments.dailyRate', exactPercent(terms.dailyRate)),
        { label: 'investments.term', value: { as: 'days', count: terms.termDays } },
        words('bonds.repayment', `bonds.repayment_${terms.repayment}`),
        time('bondRecords.openUntil', subscribedUntil),
        time('bondRecords.decided', closesAt),
        at,
      ]),
    ...plain,
  },
  bond_closed: { story: closedStory, ...plain },
  proceeds_paid_out: {
    story: ({ product, currency, amount, reference }, at) =>
      plainStory('bondRecords.paidOut', [
        text('bondRecords.product', product),
        money('words.amount', amount, currency),
        text('bondRecords.reference', reference),
        at,
      ]),
    ...plain,
  },
  issuer_paid: {
    story: ({ product, currency, amount, reference }, at) =>
      plainStory('bondRecords.issuerPaid', [
        text('bondRecords.product', product),
        money('words.amount', amount, currency),
        text('bondRecords.reference', reference),
        at,
      ]),
    ...plain,
  },
  bond_paid: {
    story: paidStory,
    formulas: (reply) => [{ name: 'bond_payment', lines: bondLines(reply) }],
    roles: 'in_force',
  },
}

function closedStory(reply: IssueReplyOf<'bond_closed'>, at: StoryFact): Story {
  const { product, currency, units, raised, isRaised, startDay } = reply
  return plainStory(isRaised ? 'bondRecords.raised' : 'bondRecords.fellShort', [
    text('bondRecords.product', product),
    text('bondRecords.units', String(units)),
    money('bonds.raised', raised, currency),
    ...(isRaised ? [time('bondRecords.runsFrom', startDay)] : []),
    at,
  ])
}

const dayName = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** What one unit was paid: the units of an order times that is what its holder got. */
function paidStory(reply: IssueReplyOf<'bond_paid'>, at: StoryFact): Story {
  const { product, currency, units, payment, day, available, interestPerUnit, principalPerUnit, lateSince } = reply
  return {
    title: 'bondRecords.paid',
    outcome: {
      label: 'bondRecords.interestPerUnit',
      value: printDecimal(interestPerUnit),
      currency,
      signed: false,
    },
    facts: [
      text('bondRecords.product', product),
      text('bondRecords.payment', String(payment)),
      text('bondRecords.dueDay', dayName(day)),
      text('bondRecords.units', String(units)),
      money('bondRecords.available', available, currency),
      money('bondRecords.principalPerUnit', principalPerUnit, currency),
      ...ifSome(money('bondRecords.stillOwed', reply.interestOwed, currency), reply.interestOwed),
      money('bondRecords.stillLent', reply.principalLeft, currency),
      ...(lateSince === null ? [] : [text('bondRecords.lateSince', dayName(lateSince))]),
      at,
    ],
    parts: [],
  }
}
