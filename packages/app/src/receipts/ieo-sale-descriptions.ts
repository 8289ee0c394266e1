import type { IeoSaleReply, SaleReplyOf } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { exact, exactPercent } from './exact.ts'
import { agreementFacts, listByFacts, ticketFacts } from './ieo-descriptions.ts'
import type { Descriptions } from './reply-description.ts'
import { money, plainStory, type Story, type StoryFact, text, time } from './story.ts'

const plain = { formulas: 'none', roles: 'in_force' } as const

/** Of the sale's own book: what an issuer has delivered, who gets how much of it, and what was raised. */
export const ieoSaleDescriptions: Descriptions<IeoSaleReply> = {
  tokens_received: {
    story: ({ token, ...reply }, at) => moneyStory('ieoRecords.received', { ...reply, currency: token }, at),
    ...plain,
  },
  ieo_opened: {
    story: (reply, at, _command, settings) =>
      plainStory('ieoRecords.opened', [
        ...saleFacts(reply),
        ...agreementFacts(reply),
        text('ieoRecords.lots', String(reply.lots)),
        time('ieoRecords.closes', reply.closesAt),
        ...roundFacts(reply),
        ...paperFacts(reply, settings),
        at,
      ]),
    ...plain,
  },
  ieo_closed: {
    story: (reply, at) =>
      plainStory('ieoRecords.closed', [
        ...saleFacts(reply),
        text('ieoRecords.lots', String(reply.lots)),
        text('ieoRecords.applications', String(reply.orders)),
        text('ieoRecords.lotsApplied', String(reply.lotsApplied)),
        text('ieoRecords.root', reply.root),
        ...roundFacts(reply),
        at,
      ]),
    ...plain,
  },
  ieo_allotted: { story: allottedStory, ...plain },
  ieo_drawn: { story: drawnStory, ...plain },
  tokens_delivered: { story: (reply, at) => deliveryStory('ieoRecords.delivered', reply, at), ...plain },
  ieo_listed: {
    story: (reply, at) =>
      plainStory('ieoRecords.listed', [...saleFacts(reply), text('ieoRecords.lotsWon', String(reply.lots)), at]),
    ...plain,
  },
  ieo_called_off: {
    story: (reply, at) =>
      plainStory('ieoRecords.calledOff', [
        ...saleFacts(reply),
        text('ieoRecords.lotsWon', String(reply.lots)),
        ...listByFacts(reply),
        at,
      ]),
    ...plain,
  },
  tokens_taken_back: { story: (reply, at) => deliveryStory('ieoRecords.takenBack', reply, at), ...plain },
  raised_paid_out: { story: (reply, at) => moneyStory('ieoRecords.paidOut', reply, at), ...plain },
  tokens_returned: {
    story: ({ token, ...reply }, at) => moneyStory('ieoRecords.sentBack', { ...reply, currency: token }, at),
    ...plain,
  },
}

const saleFacts = ({ product, token }: { product: string; token: string }): StoryFact[] => [
  text('ieoRecords.sale', product),
  text('ieoRecords.token', token),
]

const roundFacts = ({ round }: { round: number }): StoryFact[] =>
  round === 0 ? [] : [text('ieoRecords.round', String(round))]

const deliveryStory = (
  title: Story['title'],
  { product, token, currency, orderId, tokens, amount }: SaleReplyOf<'tokens_delivered' | 'tokens_taken_back'>,
  at: StoryFact,
): Story =>
  plainStory(title, [
    text('ieoRecords.sale', product),
    text('ieoRecords.order', orderId),
    money('ieoRecords.tokens', tokens, token),
    money('ieoRecords.cost', amount, currency),
    at,
  ])

type Moved = { product: string; currency: string; amount: bigint; reference: string }

const moneyStory = (title: Story['title'], { product, currency, amount, reference }: Moved, at: StoryFact): Story =>
  plainStory(title, [
    text('ieoRecords.sale', product),
    money('words.amount', amount, currency),
    text('ieoRecords.reference', reference),
    at,
  ])

/** With the part and the last lot anybody computes what each application got. */
function allottedStory(reply: SaleReplyOf<'ieo_allotted'>, at: StoryFact): Story {
  const { lots, lotsApplied, part, last } = reply
  return plainStory('ieoRecords.allotted', [
    ...saleFacts(reply),
    text('ieoRecords.lots', String(lots)),
    text('ieoRecords.lotsApplied', String(lotsApplied)),
    text('ieoRecords.cap', String(reply.cap)),
    text('ieoRecords.part', exactPercent(part)),
    ...(last === null ? [] : [text('ieoRecords.last', last.id), text('ieoRecords.cutOff', exact(last.fraction))]),
    at,
  ])
}

function drawnStory(reply: SaleReplyOf<'ieo_drawn'>, at: StoryFact): Story {
  const { draw, lots, beacon, root, payUntil } = reply
  return plainStory(draw === 1 ? 'ieoRecords.drawn' : 'ieoRecords.drawnAgain', [
    ...saleFacts(reply),
    text('ieoRecords.lots', String(lots)),
    time('ieoRecords.payUntil', payUntil),
    ...roundFacts(reply),
    text('ieoRecords.beacon', beacon),
    text('ieoRecords.root', root),
    ...ticketFacts(reply),
    at,
  ])
}

/** The white paper as the settings in force named it. */
function paperFacts({ product }: Pick<SaleReplyOf<'ieo_opened'>, 'product'>, settings: Settings): StoryFact[] {
  const terms = ieosUnder(settings).find(({ id }) => id === product)
  return terms === undefined
    ? []
    : [text('ieoRecords.paper', terms.paper), text('ieoRecords.paperHash', terms.paperHash)]
}
