import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import { forgedBondRows } from './forged-bond-rows.ts'
import {
  type Change,
  type Changes,
  inOrder,
  lie,
  moves,
  paidAgain,
  retold,
  sharesAgain,
  shifted,
} from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'

/** Ways in which a house could pay less than the issuer sent, in the books of holders and in that of the bond. */
export function forgedBondPayments(told: (name: string) => Receipt): Forgery[] {
  return [
    ...forgedCredits(told('bondCreditedPart')),
    ...otherRows(told('bondCredited'), told('bondCreditedPart')),
    ...forgedPayments(told('bondPaidLate'), told('bondPaid')),
    ...forgedBondRows(told),
    ...forgedIssues(told),
  ]
}

function forgedCredits(honest: Receipt): Forgery[] {
  return [
    lie('pays a holder less interest than each unit was paid', 'postings', honest, {
      row: (texts) => {
        for (const each of [texts.reply, texts.reply.order]) shifted(each, { interest: '-20' })
        moves(texts, 'bond_interest', '100')
      },
    }),
    lie('tells a holder that each unit was paid less, and pays that', 'postings', honest, {
      row: (texts) => {
        shifted(texts.command, { interestPerUnit: '-0.2' })
        for (const each of [texts.reply, texts.reply.order]) shifted(each, { interest: '-20' })
        moves(texts, 'bond_interest', '100')
      },
    }),
    lie('keeps the last digit of what a holder is paid', 'postings', honest, {
      row: (texts) => {
        for (const each of [texts.reply, texts.reply.order]) shifted(each, { principal: '-0.000001' })
        moves(texts, 'bond_principal', String(texts.reply['principal']))
      },
    }),
    lie('says that more came back than it pays', 'postings', honest, {
      row: inOrder((order) => shifted(order, { principal: '1' })),
    }),
    ...(['paidIn', 'payment', 'orderId'] as const).map((name) =>
      lie(`pays by a command with another ${name}`, 'postings', honest, {
        row: ({ command }) => {
          command[name] = name === 'orderId' ? '7-999' : 9
        },
      }),
    ),
    ...(['interestPerUnit', 'principalPerUnit', 'interestPaid', 'principalLeft'] as const).map((name) =>
      lie(`pays by a command with another ${name}`, 'postings', honest, {
        row: ({ command }) => shifted(command, { [name]: '0.1' }),
      }),
    ),
    lie('ends an order that is still owed something', 'postings', honest, {
      row: ({ facts, reply }) => void Object.assign(reply.order, { state: 'repaid', endedAt: facts['at'] }),
    }),
    lie('pays for fewer units than are held', 'postings', honest, {
      row: inOrder((order) => {
        order['units'] = 99
      }),
    }),
    lie('lowers the daily rate after the bond was opened', 'postings', honest, {
      armed: (texts) => {
        texts.reply['dailyRate'] = '0.0002'
        paidAgain(texts)
      },
    }),
    lie('lowers the daily rate in the order too', 'postings', honest, {
      armed: ({ reply }) => {
        reply['dailyRate'] = '0.0002'
      },
      row: inOrder((order) => {
        order['dailyRate'] = '0.0002'
      }),
    }),
    lie('shows a payment that pays each unit a digit less', 'postings', honest, {
      armed: (texts) => {
        shifted(texts.reply, { principalPerUnit: '-0.000001', principalLeft: '0.000001' })
        sharesAgain(texts)
      },
    }),
    lie('shows a payment that is counted for a day less', 'postings', honest, {
      armed: (texts) => {
        shifted(texts.reply, {
          accrued: '-0.04',
          interestPerUnit: '-0.04',
          principalPerUnit: '0.04',
          principalLeft: '-0.04',
        })
        sharesAgain(texts)
      },
    }),
  ]
}

/** Rows of other payments, bonds and books in the place of the one that paid. */
function otherRows(last: Receipt, first: Receipt): Forgery[] {
  const naming = (paidIn: number): Change => {
    return ({ command, reply }) => {
      command['paidIn'] = paidIn
      reply['paidIn'] = paidIn
    }
  }
  const { armed } = first
  const withFirst = { ...last, armed }
  return [
    forgery('shows the row of another payment', 'accepted', {
      honest: last,
      forged: retold(withFirst, {}),
      also: ['postings'],
    }),
    forgery('names and shows the row of another payment', 'postings', {
      honest: last,
      forged: retold(withFirst, { row: naming(armed?.row.sequence ?? 0) }),
    }),
    forgery('pays what one row says, and names another', 'accepted', {
      honest: last,
      forged: retold(last, { row: naming(armed?.row.sequence ?? 0) }),
    }),
    lie('pays by the row of another bond', 'postings', last, {
      armed: ({ reply }) => {
        reply['product'] = 'harbor-90'
      },
    }),
    forgery('pays by a row of another book', 'accepted', {
      honest: last,
      forged: anchoredAgain(last, { armed: { bookId: 9 } }),
      also: ['postings'],
    }),
    forgery('pays by another book, and says that the units are of that', 'postings', {
      honest: last,
      forged: anchoredAgain(retold(last, { row: inOrder((order) => void (order['pool'] = 9)) }), {
        armed: { bookId: 9 },
      }),
    }),
    forgery('does not show the payment', 'accepted', {
      honest: last,
      forged: { ...last, armed: null },
      also: ['postings'],
    }),
    forgery('does not show what was subscribed', 'postings', { honest: last, forged: { ...last, accepted: null } }),
    lie('shows a subscription of more units', 'postings', last, {
      accepted: inOrder((order) => {
        order['units'] = 200
      }),
    }),
  ]
}

/** In the bond's own book. */
function forgedPayments(late: Receipt, last: Receipt): Forgery[] {
  const paid = (sentence: string, honest: Receipt, row: Change, also: readonly ReceiptCheckName[] = []): Forgery =>
    lie(sentence, 'formula', honest, { row }, also)
  return [
    paid('counts interest for a day less', late, (texts) => {
      shifted(texts.reply, {
        accrued: '-0.04',
        interestPerUnit: '-0.04',
        principalPerUnit: '0.04',
        principalLeft: '-0.04',
      })
      sharesAgain(texts)
    }),
    paid('pays principal while interest is owed', late, (texts) => {
      shifted(texts.reply, {
        interestPerUnit: '-1.2',
        interestOwed: '1.2',
        principalPerUnit: '1.2',
        principalLeft: '-1.2',
      })
      sharesAgain(texts)
    }),
    paid('keeps the last digit of each unit', late, (texts) => {
      shifted(texts.reply, { principalPerUnit: '-0.000001', principalLeft: '0.000001' })
      sharesAgain(texts)
    }),
    paid('shares a part of what the issuer sent', late, (texts) => {
      shifted(texts.reply, { principalPerUnit: '-10', principalLeft: '10' })
      sharesAgain(texts)
    }),
    paid('lets the last days bear no interest', last, ({ reply }) => {
      reply['interestThrough'] = Number(reply['interestThrough']) + dayMs
    }),
    paid('forgets what is still owed', late, ({ reply }) => {
      reply['principalLeft'] = '0'
    }),
    paid('does not say that it is late', late, ({ reply }) => {
      reply['lateSince'] = null
    }),
    paid('says that it is late when nothing is owed', last, ({ reply }) => {
      reply['lateSince'] = reply['day']
    }),
    paid('pays a day that has not come', late, ({ facts, reply }) => {
      facts['at'] = Number(reply['day']) - 1
    }),
    paid('pays another day than was asked for', late, ({ command }) => {
      command['day'] = Number(command['day']) + dayMs
    }),
    paid('counts more of a unit than it cost, so that interest comes first', late, (texts) => {
      texts.reply['principalLeftBefore'] = '200'
      paidAgain(texts)
    }),
    lie('takes a fee of what the units are paid', 'entries', late, {
      row: (texts) => {
        const [first] = texts.entries
        if (first !== undefined) first[3] = 'house:fees'
      },
    }),
  ]
}

function forgedIssues(told: (name: string) => Receipt): Forgery[] {
  const opened = told('bondOpened')
  const closed = told('bondClosed')
  const saying = (changed: Readonly<Record<string, unknown>>): Changes => ({
    row: ({ reply }) => void Object.assign(reply, changed),
  })
  return [
    lie('opens a bond at a lower rate than the settings say', 'postings', opened, saying({ dailyRate: '0.0002' })),
    lie('opens a bond that goes ahead with fewer units', 'postings', opened, saying({ unitsMin: 1 })),
    lie('opens a bond without days to think', 'postings', opened, {
      row: ({ reply }) => {
        reply['closesAt'] = reply['subscribedUntil']
      },
    }),
    lie('opens another bond than it was told', 'postings', opened, saying({ product: 'harbor-90' })),
    lie('counts other units than it was told', 'postings', closed, saying({ units: 1_600, raised: '160000' })),
    lie('raises more than was sold', 'postings', closed, {
      row: (texts) => {
        texts.reply['raised'] = '180000'
        moves(texts, 'bond_raised', '180000')
      },
    }),
    lie('keeps what a bond raised that fell short', 'postings', closed, saying({ isRaised: false, startDay: 0 })),
    lie('lets a bond start on a day that has not come', 'postings', closed, {
      row: ({ reply }) => {
        reply['startDay'] = Number(reply['startDay']) + dayMs
      },
    }),
    lie('pays out to the treasury what was raised', 'postings', told('proceedsPaidOut'), {
      row: ({ entries: [entry] }) => {
        if (entry !== undefined) entry[3] = 'house:treasury'
      },
    }),
    lie('pays out more than two operators said', 'postings', told('proceedsPaidOut'), saying({ amount: '170001' })),
    lie('books less than the issuer sent', 'postings', told('issuerPaid'), {
      row: (texts) => {
        texts.reply['amount'] = '50000'
        moves(texts, 'bond_issuer_paid', '50000')
      },
    }),
    lie(
      'books what the issuer sent under another reference',
      'postings',
      told('issuerPaid'),
      saying({ reference: '9' }),
    ),
  ]
}
