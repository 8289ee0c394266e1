import { ONE, printDecimal } from '@touchstone/domain/money/decimal'
import { commandIn } from '@touchstone/domain/receipts/decided-row'
import type { IeoCommandOf, IeoReply, IeoReplyOf } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import type { IeoOrder } from '@touchstone/domain/ieo-orders/ieo-order'
import { type IeoAgreement, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { agreementFact } from './agreement-fact.ts'
import { exactPercent } from './exact.ts'
import {
  appliedLines,
  awardedLines,
  forfeitedLines,
  givenLines,
  paidLines,
  refundedLines,
  releasedLines,
} from './ieo-lines.ts'
import type { Decided } from './read-decided.ts'
import type { Descriptions } from './reply-description.ts'
import { money, plainStory, type Story, type StoryFact, text, time, words } from './story.ts'

const roles = 'in_force' as const

/** Of those who applied. */
export const ieoDescriptions: Descriptions<IeoReply> = {
  ieo_applied: {
    story: ({ order }, at) => plainStory('ieoRecords.applied', [...termFacts(order), ...waitingFacts(order), at]),
    formulas: ({ order }) => appliedLines(order),
    roles,
  },
  ieo_changed: {
    story: ({ order, lotsBefore }, at) =>
      plainStory('ieoRecords.changed', [
        ...named(order),
        text('ieoRecords.lotsBefore', String(lotsBefore)),
        ...waitingFacts(order),
        at,
      ]),
    formulas: ({ order }) => appliedLines(order),
    roles,
  },
  ieo_withdrawn: {
    story: ({ order }, at) => backStory('ieoRecords.withdrawn', order, at),
    formulas: 'none',
    roles,
  },
  ieo_given: {
    story: givenStory,
    formulas: ({ order }, _tick, _results, _facts, command) => givenLines(order, command),
    roles,
  },
  ieo_awarded: { story: awardedStory, formulas: ({ order }) => awardedLines(order), roles },
  ieo_paid: {
    story: ({ order }, at) => ({
      ...tokensStory('ieoRecords.paid', order),
      facts: [...wonFacts(order), money('ieoRecords.cost', order.paid, order.currency), at],
    }),
    formulas: ({ order }) => paidLines(order),
    roles,
  },
  ieo_forfeited: {
    story: ({ order }, at) => plainStory('ieoRecords.forfeited', [...wonFacts(order), ...payUntilFacts(order), at]),
    formulas: ({ order }) => forfeitedLines(order),
    roles,
  },
  ieo_released: {
    story: ({ order }, at) => ({
      ...tokensStory('ieoRecords.released', order),
      facts: [...wonFacts(order), money('ieoRecords.cost', order.paid, order.currency), at],
    }),
    formulas: ({ order }) => releasedLines(order),
    roles,
  },
  ieo_refunded: {
    story: ({ order }, at) => ({
      ...plainStory('ieoRecords.refunded', [...wonFacts(order), ...listByFacts(order), at]),
      outcome: {
        label: 'ieoRecords.returned',
        value: printDecimal(order.paid),
        currency: order.currency,
        signed: false,
      },
    }),
    formulas: ({ order }) => refundedLines(order),
    roles,
  },
}

/** Nothing of a sale from before one was agreed on. */
export const listByFacts = ({ listBy }: Pick<IeoAgreement, 'listBy'>): StoryFact[] =>
  listBy === undefined ? [] : [time('ieoRecords.listBy', listBy)]

/** The terms of a sale that count for one person. */
export const agreementFacts = (agreed: IeoAgreement): StoryFact[] => [
  words('ieoRecords.format', `ieoRecords.format_${agreed.format}`),
  money('ieoRecords.lotPrice', agreed.lotPrice, agreed.currency),
  money('ieoRecords.lotTokens', agreed.lotTokens, agreed.token),
  text('ieoRecords.cap', String(agreed.cap)),
  ...listByFacts(agreed),
  ...(agreed.depositRate === ONE ? [] : [text('ieoRecords.deposit', exactPercent(agreed.depositRate))]),
]

const named = ({ product, lots }: Pick<IeoOrder, 'product' | 'lots'>): StoryFact[] => [
  text('ieoRecords.sale', product),
  text('ieoRecords.lots', String(lots)),
]

const termFacts = (order: IeoOrder): StoryFact[] => [...named(order), ...agreementFacts(order), ...agreementFact(order)]

const waitingFacts = ({ setAside, currency, closesAt }: IeoOrder): StoryFact[] => [
  money('ieoRecords.setAside', setAside, currency),
  time('ieoRecords.closes', closesAt),
]

const wonFacts = (order: IeoOrder): StoryFact[] => [...named(order), text('ieoRecords.lotsWon', String(order.lotsWon))]

const payUntilFacts = ({ payUntil }: IeoOrder): StoryFact[] =>
  payUntil === null ? [] : [time('ieoRecords.payUntil', payUntil)]

function backStory(title: Story['title'], order: IeoOrder, at: StoryFact): Story {
  const { returned, currency } = order
  return {
    ...plainStory(title, [...named(order), at]),
    outcome: { label: 'ieoRecords.returned', value: printDecimal(returned), currency, signed: false },
  }
}

const tokensStory = (title: Story['title'], order: IeoOrder): Story => ({
  ...plainStory(title, []),
  outcome: {
    label: 'ieoRecords.tokens',
    value: printDecimal(tokensOf(order, order.lotsWon)),
    currency: order.token,
    signed: false,
  },
})

/** What an application got, by the part that everybody gets. */
function givenStory({ order }: IeoReplyOf<'ieo_given'>, at: StoryFact, command: Decided['command']): Story {
  const given = commandIn<IeoCommandOf<'give_ieo'>>({ command }, 'give_ieo')
  const part = given === undefined ? [] : [text('ieoRecords.part', exactPercent(given.part))]
  if (order.lotsWon === 0) {
    const back = backStory('ieoRecords.givenNone', order, at)
    return { ...back, facts: [...named(order), ...part, at] }
  }
  const { paid, returned, currency } = order
  return {
    ...tokensStory('ieoRecords.given', order),
    facts: [
      ...wonFacts(order),
      ...part,
      money('ieoRecords.cost', paid, currency),
      money('ieoRecords.returned', returned, currency),
      at,
    ],
  }
}

/** What the tickets of an application have won. */
function awardedStory({ order }: IeoReplyOf<'ieo_awarded'>, at: StoryFact, command: Decided['command']): Story {
  const awarded = commandIn<IeoCommandOf<'award_ieo'>>({ command }, 'award_ieo')
  const drawn = awarded === undefined ? [] : ticketFacts(awarded)
  const { state, setAside, returned, currency } = order
  if (state === 'won')
    return plainStory('ieoRecords.won', [
      ...wonFacts(order),
      ...payUntilFacts(order),
      money('ieoRecords.deposit', setAside, currency),
      money('ieoRecords.returned', returned, currency),
      ...drawn,
      at,
    ])
  if (state === 'reserve')
    return plainStory('ieoRecords.reserve', [
      ...named(order),
      money('ieoRecords.deposit', setAside, currency),
      ...drawn,
      at,
    ])
  return { ...backStory('ieoRecords.notWon', order, at), facts: [...named(order), ...drawn, at] }
}

/** With these anybody counts the tickets of an order. */
export const ticketFacts = ({ seed, above, upTo }: { seed: string; above: string; upTo: string }): StoryFact[] => [
  text('ieoRecords.seed', seed),
  ...(/^0+$/.test(above) ? [] : [text('ieoRecords.above', above)]),
  text('ieoRecords.upTo', upTo),
]
