import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { dayMs } from '../time.ts'
import { exampleDay } from './example-strategy-days.ts'
import { type Change, type Changes, inOrder, lie, moves } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { forgedRequests, ordered } from './forging-requests.ts'
import { frozenDay, frozenReceipts, resumedReceipts } from './frozen-receipts.ts'

type Fields = Record<string, unknown>

/** Ways in which a house could pass over a day of a note as frozen, or leave one on it, without having said so before. */
export function forgedFrozen(): Forgery[] {
  const receipts = frozenReceipts()
  const told = (name: string): Receipt => {
    const receipt = receipts[name]
    assert(receipt !== undefined, `there is an example ${name}`)
    return receipt
  }
  const [day, again, left] = [told('strategyDayPaused'), told('strategyDayPausedAgain'), told('strategyLeft')]
  return [
    ...forgedRequests(
      [
        ['passes over a day of', day, 'postings'],
        ['returns at once', left, 'postings'],
      ],
      [['was bought on other terms than the settings have', ...ordered({ exitFeeRate: '0.5' })]],
    ),
    ...forgedPause('passes over a day', day, frozenDay),
    ...forgedPause('lets leave', left, frozenDay + 2 * dayMs),
    ...forgedDays(day, again),
    ...forgedLeaving(left),
    ...forgedStanding(day),
    ...forgedAgain(),
    lie('freezes a product from the day that has begun', 'postings', told('productPaused'), {
      row: ({ reply }) => void (reply['from'] = exampleDay),
    }),
    lie('freezes another product than two operators have said', 'postings', told('productPaused'), {
      row: ({ reply }) => void (reply['product'] = 'spread-30'),
    }),
    lie('lets a product go on from the day that has begun', 'postings', told('productResumed'), {
      row: ({ reply }) => void (reply['until'] = frozenDay + 2 * dayMs),
    }),
    lie('lets a product go on that was not frozen', 'postings', told('productResumed'), {
      armed: ({ command, reply }) => {
        command['product'] = 'spread-30'
        reply['product'] = 'spread-30'
      },
    }),
  ]
}

/** The row of the pool could not be written so, or is none that froze this product before the day. */
function forgedPause(does: string, honest: Receipt, day: number): Forgery[] {
  const wrong = (sentence: string, changes: Changes): Forgery =>
    lie(`${does}, ${sentence}`, 'postings', honest, changes)
  const frozen: (fields: Fields) => Change =
    (fields) =>
    ({ reply }) =>
      void Object.assign(reply, fields)
  const given: (fields: Fields) => Change =
    (fields) =>
    ({ facts }) =>
      void Object.assign(facts['productPause'] as Fields, fields)
  return [
    forgery(`${does}, and shows no row in which the product was frozen`, 'accepted', {
      honest,
      forged: { ...honest, armed: null },
      also: ['postings'],
    }),
    lie(
      `${does}, and names no row in which the product was frozen`,
      'accepted',
      honest,
      {
        row: ({ reply }) => void (reply['pausedIn'] = 1),
      },
      ['postings'],
    ),
    wrong('though the product was frozen after that day had begun', {
      row: given({ from: day + dayMs }),
      armed: (texts) => {
        texts.facts['at'] = day + 1_000
        texts.reply['from'] = day + dayMs
      },
    }),
    wrong('and dates the freeze to the day in which it was written', {
      armed: (texts) => void (texts.facts['at'] = day),
    }),
    wrong('though another product was frozen', {
      armed: ({ command, reply }) => {
        command['product'] = 'spread-30'
        reply['product'] = 'spread-30'
      },
    }),
    wrong('by a row that freezes another product than was said', { armed: frozen({ product: 'spread-30' }) }),
    wrong('by a row in which the product goes on', {
      armed: ({ command, reply }) => {
        command['kind'] = 'resume_product'
        Object.assign(reply, { kind: 'product_resumed', until: frozenDay, pausedIn: 1 })
      },
    }),
    wrong('and was given the freeze of another pool', { row: given({ bookId: 9 }) }),
    wrong('and was given another row of the pool', { row: given({ row: 1 }) }),
    wrong('though the freeze was ended before, as it was given', { row: given({ until: frozenDay }) }),
    wrong('by a freeze that was given another day', { row: given({ from: exampleDay }) }),
    wrong('by a row that moves money of the pool', {
      armed: ({ entries }) =>
        void entries.push(['pool_returned', 'USDT', 'house:transit', 'house:treasury', '1', '3-2']),
    }),
  ]
}

function forgedDays(day: Receipt, again: Receipt): Forgery[] {
  const wrong = (sentence: string, row: Change, honest = day): Forgery => lie(sentence, 'postings', honest, { row })
  const moving = (sentence: string, row: Change): Forgery => lie(sentence, 'entries', day, { row }, ['postings'])
  return [
    wrong('passes over the day before, which was not frozen', ({ command, reply }) => {
      command['day'] = exampleDay
      reply['day'] = exampleDay
      reply.order['lastDay'] = exampleDay
    }),
    wrong('passes over a day that is not over', ({ facts }) => void (facts['at'] = frozenDay + dayMs - 1)),
    wrong('passes over the day of another order', ({ command }) => void (command['orderId'] = '7-9')),
    wrong('passes over another day than it says', ({ command }) => void (command['day'] = frozenDay + dayMs)),
    moving('takes a loss on a day on which a product was frozen', ({ reply, entries }) => {
      Object.assign(reply.order, { lastIncome: '-10', remaining: '991' })
      entries.push(['strategy_loss', 'USDT', 'invested', 'house:transit', '10', String(reply.order['id'])])
    }),
    wrong('pays a gain on a day on which a product was frozen', ({ reply, entries }) => {
      reply.order['lastIncome'] = '10'
      entries.push(['strategy_gain', 'USDT', 'house:transit', 'balance', '10', String(reply.order['id'])])
    }),
    wrong(
      'counts a day of the term on which a product was frozen',
      inOrder((order) => {
        Object.assign(order, { daysPaid: 2, pausedDays: undefined })
      }),
    ),
    wrong(
      'counts a frozen day as no day at all',
      inOrder((order) => void (order['pausedDays'] = 0)),
    ),
    wrong(
      'passes over two days at once',
      inOrder((order) => void (order['pausedDays'] = 2)),
    ),
    moving('takes a fee on a day on which a product was frozen', ({ reply, entries }) => {
      reply.order['exitFee'] = '5'
      entries.push(['strategy_exit_fee', 'USDT', 'invested', 'house:fees', '5', String(reply.order['id'])])
    }),
    wrong(
      'ends an order on a day on which its product was frozen',
      inOrder((order) => {
        Object.assign(order, { state: 'ended', endedAt: frozenDay + dayMs + 1_000 })
      }),
    ),
    wrong(
      'passes over a day with which the order is left',
      inOrder((order) => {
        Object.assign(order, { exitDay: frozenDay + dayMs, exitRow: 4 })
      }),
      again,
    ),
    wrong(
      'keeps some of what was bought as it passes over the first day',
      inOrder((order) => {
        Object.assign(order, { daysPaid: 0, pausedDays: 2 })
      }),
    ),
    wrong(
      'passes over a day after the term',
      inOrder((order) => {
        Object.assign(order, { daysPaid: 7, startDay: frozenDay - 7 * dayMs })
      }),
    ),
  ]
}

function forgedLeaving(left: Receipt): Forgery[] {
  const wrong = (sentence: string, row: Change): Forgery => lie(sentence, 'postings', left, { row })
  return [
    wrong('takes a fee of leaving while the product is frozen', (texts) => {
      const { order } = texts.reply
      const subject = String(order['id'])
      Object.assign(order, { exitFee: '5', returned: '996' })
      moves(texts, 'strategy_returned', '996')
      texts.entries.push(['strategy_exit_fee', 'USDT', 'invested', 'house:fees', '5', subject])
    }),
    wrong('keeps what remains of an order that is left while frozen', (texts) => {
      moves(texts, 'strategy_returned', '500')
    }),
    lie(
      'returns more than was bought',
      'entries',
      left,
      {
        row: (texts) => {
          texts.reply.order['returned'] = '2000'
          moves(texts, 'strategy_returned', '2000')
        },
      },
      ['postings'],
    ),
    wrong('leaves another order than was asked', ({ command }) => void (command['orderId'] = '7-9')),
    wrong('leaves with another day than was asked', ({ command }) => void (command['exitDay'] = frozenDay)),
    wrong(
      'leaves while days before were not counted',
      inOrder((order) => {
        Object.assign(order, { pausedDays: 1, lastDay: frozenDay })
      }),
    ),
    wrong(
      'names another row as the one that asked to leave',
      inOrder((order) => void (order['exitRow'] = 2)),
    ),
    wrong(
      'leaves after a day that was not the last one over',
      inOrder((order) => void (order['lastDay'] = exampleDay)),
    ),
    wrong(
      'leaves after no number of days',
      inOrder((order) => void Object.assign(order, { daysPaid: 3, pausedDays: 0 })),
    ),
    wrong(
      'leaves at no time',
      inOrder((order) => void (order['endedAt'] = null)),
    ),
    wrong(
      'leaves, and says it is held',
      inOrder((order) => void (order['state'] = 'held')),
    ),
  ]
}

/** As a day is passed over the order is as it was before: bought on its terms, and as far as the days before it have come. */
function forgedStanding(day: Receipt): Forgery[] {
  const wrong = (sentence: string, fields: Fields): Forgery =>
    lie(`passes over a day, and ${sentence}`, 'postings', day, {
      row: inOrder((order) => void Object.assign(order, fields)),
    })
  const fresh = { remaining: '1001', carry: '0', income: '0', lastIncome: '0' }
  return [
    wrong('changes what the product pays at most', { dailyRateMax: '0.001' }),
    wrong('changes what leaving costs', { exitFeeRate: '0.5' }),
    wrong('begins on the day of the purchase', { startDay: exampleDay - dayMs, pausedDays: 2 }),
    wrong('has counted less than no day', { daysPaid: -1, pausedDays: 3, ...fresh }),
    wrong('owes what remains', { remaining: '-1' }),
    wrong('has more than was bought', { remaining: '1002' }),
    wrong('carries less than nothing', { carry: '-0.0000001' }),
    wrong('carries a unit', { carry: '0.000001' }),
    wrong('says that it brought something', { lastIncome: '10' }),
    wrong('will be left in the middle of a day', { exitDay: frozenDay + dayMs + 1, exitRow: 4 }),
    wrong('is held, and has ended', { endedAt: frozenDay + dayMs + 1_000 }),
    lie(
      'passes over a day after the last of the term',
      'time',
      day,
      {
        row: ({ command, facts, reply }) => {
          const last = exampleDay + 7 * dayMs
          Object.assign(reply.order, { daysPaid: 7, pausedDays: 1, lastDay: last })
          for (const said of [command, reply]) said['day'] = last
          facts['at'] = last + dayMs + 1_000
        },
      },
      ['postings'],
    ),
  ]
}

/** A day that counts after others were passed over: it is the one after them, and the term has come as far as it has. */
function forgedAgain(): Forgery[] {
  const { accruedAgain } = resumedReceipts()
  assert(accruedAgain !== undefined, 'there is an example of a day that counts again')
  const wrong = (sentence: string, fields: Fields): Forgery =>
    lie(`counts again, and ${sentence}`, 'formula', accruedAgain, {
      row: inOrder((order) => void Object.assign(order, fields)),
    })
  return [
    wrong('has forgotten the days that were passed over', { pausedDays: undefined }),
    wrong('has passed over a day more', { pausedDays: 3 }),
    wrong('says that none was passed over', { daysPaid: 4, pausedDays: 0 }),
  ]
}
