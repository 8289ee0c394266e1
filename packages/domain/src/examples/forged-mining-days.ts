import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { type Change, type Changes, inOrder, moves, retold, shifted, type Texts } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { counting, dayLie, onTerms } from './forging-mining.ts'

/** Ways in which a house could pay another output than the figures of the day give, or use machines up faster. */
export function forgedMiningDays(told: { readonly [name: string]: Receipt }): Forgery[] {
  const of = (name: string): Receipt => {
    const receipt = told[name]
    if (receipt === undefined) throw new Error(`there is an example ${name}`)
    return receipt
  }
  return [
    ...forgedOutputs(of('mined'), of('minedCut'), of('minedNothing')),
    ...forgedTerms(of('mined')),
    ...forgedDays(of('minedSecond')),
    ...forgedEnds(of('minedNinth'), of('minedStopped'), of('minedLast')),
  ]
}

/** Pays so much less, and says so everywhere. */
function paidLess(by: string, also: Readonly<Record<string, string>> = {}): Changes {
  return {
    row: (texts) => {
      shifted(texts.reply, { net: `-${by}`, ...also })
      shifted(texts.reply.order, { lastIncome: `-${by}`, income: `-${by}` })
      moves(texts, 'miner_output', String(texts.reply['net']))
    },
  }
}

const wearing = (texts: Texts, more: string): void => {
  shifted(texts.reply, { wornOff: more })
  shifted(texts.reply.order, { worn: more })
  moves(texts, 'miner_worn', String(texts.reply['wornOff']))
}

function forgedOutputs(plain: Receipt, cut: Receipt, nothing: Receipt): Forgery[] {
  const formula = dayLie(plain, 'formula')
  const some = '0.00001'
  return [
    formula('takes higher costs than hosting and power are', paidLess(some, { costs: some })),
    formula('takes costs twice', paidLess('0.00015', { costs: '0.00015' })),
    formula('finds less than the hashrate finds', paidLess(some, { gross: `-${some}` })),
    formula('keeps the last satoshi', paidLess('0.00000001')),
    formula('cuts what is below the most', paidLess(some, { cut: some })),
    formula('leaves the costs of a friend out', {
      row: (texts) => {
        shifted(texts.reply, { net: '0.00015', costs: '-0.00015' })
        shifted(texts.reply.order, { lastIncome: '0.00015', income: '0.00015' })
        moves(texts, 'miner_output', String(texts.reply['net']))
      },
    }),
    formula('pays nothing for a day that earned', {
      row: (texts) => {
        Object.assign(texts.reply, { net: '0' })
        Object.assign(texts.reply.order, { lastIncome: '0', income: '0', idleDays: 1 })
        moves(texts, 'miner_output', '0')
      },
    }),
    dayLie(cut, 'formula')('cuts more than lies beyond the most', paidLess(some, { cut: some })),
    dayLie(cut, 'formula')('pays a friend more than the most', {
      row: (texts) => {
        shifted(texts.reply, { net: some, cut: `-${some}` })
        shifted(texts.reply.order, { lastIncome: some, income: some })
        moves(texts, 'miner_output', String(texts.reply['net']))
      },
    }),
    dayLie(nothing, 'formula')('lets its owner owe what costs took beyond the output', {
      row: ({ reply }) => shifted(reply.order, { income: '-0.00001' }),
    }),
    formula('uses machines up faster', { row: (texts) => wearing(texts, '0.5') }),
    formula('uses machines up a unit faster', { row: (texts) => wearing(texts, '0.000001') }),
    formula('uses up more than it says', { row: ({ reply }) => shifted(reply.order, { worn: '8.5' }) }),
    dayLie(plain, 'entries')('takes a fee of what it pays', {
      row: (texts) => {
        const id = String(texts.reply.order['id'])
        texts.entries.splice(1, 0, ['transfer', 'BTC', 'balance', 'house:fees', some, id])
      },
    }),
    dayLie(plain, 'entries')('pays the coin to itself', {
      row: ({ entries: [entry] }) => {
        if (entry !== undefined) entry[3] = 'house:fees'
      },
    }),
    dayLie(plain, 'entries')('pays another coin', {
      row: ({ entries: [entry] }) => {
        if (entry !== undefined) entry[1] = 'DOGE'
      },
    }),
    dayLie(plain, 'entries')('moves less than it says that it pays', {
      row: (texts) => moves(texts, 'miner_output', '0.0003'),
    }),
  ]
}

function forgedTerms(honest: Receipt): Forgery[] {
  const accepted = dayLie(honest, 'accepted')
  return [
    ...(
      [
        ['with half of the hashrate', { hashrate: '100' }],
        ['with more power', { power: 4_000 }],
        ['at a higher hosting fee', { hostingFee: '0.6' }],
        ['at a higher tariff', { tariff: '0.09' }],
        ['with a lower most', { outputMax: '0.0001' }],
        ['for fewer days', { cycleDays: 20 }],
        ['for fewer units', { units: 2 }],
        ['at a higher price', { amount: '270', price: '90' }],
        ['of another machine', { product: 'northforge-n110-90' }],
        ['of another pool', { pool: 9 }],
      ] as const
    ).map(([sentence, terms]) => accepted(`counts a day of machines ${sentence}`, { row: onTerms(terms) })),
    accepted('shows a purchase of more units', { accepted: inOrder((order) => void (order['units'] = 6)) }),
    accepted('counts a day on other terms, and says that those were asked for', {
      accepted: inOrder((order) => void (order['hashrate'] = '100')),
      row: onTerms({ hashrate: '100' }),
    }),
    accepted('counts a day for an order that nobody asked for', {
      accepted: ({ reply }) => void (reply['kind'] = 'miner_confirmed'),
    }),
    forgery('does not show what was bought for the day', 'accepted', { honest, forged: { ...honest, accepted: null } }),
    accepted('lets machines that earn start on no whole day', { row: startingLater(0.25) }, ['formula']),
  ]
}

const startingLater =
  (days: number): Change =>
  ({ reply }) =>
    void (reply.order['startDay'] = Number(reply.order['startDay']) + days * dayMs)

function forgedDays(honest: Receipt): Forgery[] {
  const formula = dayLie(honest, 'formula')
  const saysDay = (changed: Readonly<Record<string, unknown>>): Change =>
    counting(({ reply }) => void Object.assign(reply.order, changed))
  return [
    formula('pays a day by a command for another order', {
      row: ({ command }) => void (command['orderId'] = '7-9'),
    }),
    formula('pays a day by a command for another day', {
      row: ({ command }) => void (command['day'] = Number(command['day']) - dayMs),
    }),
    formula('leaves a day of the term out', { row: saysDay({ daysPaid: 3 }) }),
    formula('counts a day of the term again', { row: saysDay({ daysPaid: 1 }) }),
    formula('moves the start a day later, and counts the days on', { row: counting(startingLater(1)) }),
    dayLie(honest, 'accepted')('moves the start before it was bought, and has used up a day more', {
      row: counting((texts) => {
        startingLater(-1)(texts)
        texts.reply.order['daysPaid'] = 3
      }),
    }),
    formula('counts a day that came after the term', { row: saysDay({ daysPaid: 31 }) }),
    formula('begins with less income than nothing', {
      row: counting(({ reply }) => void (reply['incomeBefore'] = '-0.0001')),
    }),
    formula('begins with more idle days than were counted', {
      row: counting(({ reply }) => void (reply['idleBefore'] = 2)),
    }),
    formula('says that it has paid more before than it adds up', {
      row: ({ reply }) => shifted(reply.order, { income: '0.001' }),
    }),
    formula('says that another day was the last that it counted', {
      row: ({ reply }) => void (reply.order['lastDay'] = Number(reply.order['lastDay']) - dayMs),
    }),
    formula('keeps an order waiting that was counted', {
      row: ({ reply }) => void (reply.order['state'] = 'requested'),
    }),
    forgery('counts a day before it was over', 'accepted', {
      honest,
      forged: retold(honest, {
        row: ({ facts, reply }) => void (facts['at'] = Number(reply['day']) + dayMs - 1),
      }),
      also: ['formula'],
    }),
  ]
}

function forgedEnds(ninth: Receipt, stopped: Receipt, last: Receipt): Forgery[] {
  const early = dayLie(ninth, 'formula')
  const late = dayLie(stopped, 'formula')
  const stops: Change = (texts) => {
    const { order } = texts.reply
    Object.assign(order, { state: 'stopped', endedAt: texts.facts['at'], returned: '178.5' })
    texts.entries.push(['miner_returned', 'USDT', 'invested', 'balance', '178.5', String(order['id'])])
  }
  return [
    early('stops machines after nine days without income', { row: stops }),
    early('stops machines on their ninth day as if it were the tenth without income', {
      row: counting(({ reply }) => void (reply['idleBefore'] = 9)),
    }),
    early('forgets that a day brought nothing', { row: ({ reply }) => void (reply.order['idleDays'] = 8) }),
    late('runs machines on after ten days without income', {
      row: (texts) => {
        Object.assign(texts.reply.order, { state: 'held', endedAt: null, returned: '0' })
        moves(texts, 'miner_returned', '0')
      },
    }),
    late('keeps what it stops before', {
      row: (texts) => {
        texts.reply.order['returned'] = '0'
        moves(texts, 'miner_returned', '0')
      },
    }),
    late('returns less than is left', {
      row: (texts) => {
        texts.reply.order['returned'] = '169.999999'
        moves(texts, 'miner_returned', '169.999999')
      },
    }),
    late('ends as if by its term what it stops, and keeps the rest', {
      row: (texts) => {
        Object.assign(texts.reply.order, { state: 'ended', returned: '0' })
        moves(texts, 'miner_returned', '0')
      },
    }),
    dayLie(stopped, 'entries')('says that it returns what it uses up', {
      row: (texts) => {
        const entry = texts.entries.find(([kind]) => kind === 'miner_returned')
        if (entry !== undefined) entry[3] = 'house:fees'
      },
    }),
    dayLie(last, 'formula')('runs machines on after the last day of their term', {
      row: inOrder((order) => void Object.assign(order, { state: 'held', endedAt: null })),
    }),
    dayLie(last, 'formula')('says that they ended at another time', {
      row: inOrder((order) => void (order['endedAt'] = Number(order['endedAt']) + 1)),
    }),
  ]
}
