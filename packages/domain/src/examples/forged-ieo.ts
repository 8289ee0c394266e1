import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import { forgedIeoDraws } from './forged-ieo-draws.ts'
import { forgedIeoParts } from './forged-ieo-parts.ts'
import { forgedIeoRefunds } from './forged-ieo-refunds.ts'
import { forgedIeoSales } from './forged-ieo-sales.ts'
import { forgedIeoValues } from './forged-ieo-values.ts'
import { givenTwice } from './forged-ieo-twice.ts'
import { inOrder, lie, moves, retold } from './forging-bonds.ts'
import { inAll, lacking, lieAt } from './forging-ieo.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { ieoReceipt } from './ieo-receipts.ts'

/** Every way in which a house could cheat those who apply for a token. */
export const forgedIeo = (): Forgery[] => [
  ...forgedApplications(ieoReceipt('ieoApplied'), ieoReceipt('ieoDrawApplied')),
  ...forgedOpenings(ieoReceipt('ieoApplied'), ieoReceipt('ieoDrawApplied')),
  ...forgedChanges(ieoReceipt('ieoChanged'), ieoReceipt('ieoChangedLess')),
  ...forgedWithdrawals(ieoReceipt('ieoWithdrawn')),
  ...forgedIeoParts(ieoReceipt),
  givenTwice(),
  ...forgedIeoDraws(ieoReceipt),
  ...forgedIeoValues(ieoReceipt),
  ...forgedIeoSales(ieoReceipt),
  ...forgedIeoRefunds(ieoReceipt),
]

function forgedApplications(honest: Receipt, ofDraw: Receipt): Forgery[] {
  const lots = (count: number, setAside: string, isAsked: boolean) => ({
    row: (texts: Parameters<typeof moves>[0]) => {
      if (isAsked) texts.command['lots'] = count
      Object.assign(texts.reply.order, { lots: count, setAside })
      moves(texts, 'ieo_set_aside', setAside)
    },
  })
  return [
    lie('sets aside for more lots than were applied for', 'postings', honest, lots(80, '800', false)),
    lie('lets somebody apply for more lots than one can win', 'postings', ofDraw, lots(6, '60', true)),
    lie('takes an application for no lots', 'postings', honest, lots(0, '0', true)),
    lie('sets aside all of the price where a deposit is due', 'postings', ofDraw, lots(3, '300', true)),
    lie('takes a higher price for a lot than was signed', 'postings', honest, {
      armed: ({ reply }) => void (reply['lotPrice'] = '11'),
      row: (texts) => {
        for (const each of [texts.facts['ieoOffer'] as Record<string, unknown>, texts.reply.order])
          each['lotPrice'] = '11'
        texts.reply.order['setAside'] = '440'
        moves(texts, 'ieo_set_aside', '440')
      },
    }),
    lie('sells lots of fewer tokens than the sale was opened with', 'postings', honest, {
      row: inAll({ lotTokens: '50' }),
    }),
    lie('takes longer to list the token than the sale was opened with', 'postings', honest, {
      row: inOrder((order) => void (order['listBy'] = Number(order['listBy']) + dayMs)),
    }),
    lie('shows larger lots than it sells', 'postings', honest, {
      row: inOrder((order) => void (order['lotTokens'] = '50')),
    }),
    lie('sells another product than was applied for', 'postings', honest, {
      row: ({ command }) => void (command['product'] = 'arbor'),
    }),
    lie('applies under another agreement than was signed', 'postings', honest, {
      row: inOrder((order) => void (order['agreementSha256'] = 'b'.repeat(64))),
    }),
    lie('does not say under which agreement somebody applied', 'postings', honest, {
      row: inOrder((order) => void delete order['agreementSha256']),
    }),
    lieAt('takes an application after the close', honest, {
      at: (order) => Number(order['closesAt']),
      row: inOrder((order) => void (order['requestedAt'] = order['closesAt'])),
    }),
    lie('begins an application as if some of it had been won', 'postings', honest, {
      row: inOrder((order) => void (order['lotsWon'] = 1)),
    }),
  ]
}

function forgedOpenings(honest: Receipt, ofDraw: Receipt): Forgery[] {
  const { armed } = honest
  const hour = 3_600_000
  const closing = Number((JSON.parse(armed?.row.reply ?? '{}') as { closesAt: number }).closesAt) - hour
  return [
    lie('shows the opening of another sale', 'postings', honest, {
      armed: inAll({ product: 'arbor' }),
    }),
    lie('opens a sale that ends at another time than midnight', 'postings', honest, {
      armed: ({ reply }) => void (reply['closesAt'] = closing),
      row: inAll({ closesAt: closing }),
    }),
    lie('opens a draw with another round than follows from the close', 'postings', ofDraw, {
      armed: ({ reply }) => void (reply['round'] = Number(reply['round']) + 1),
    }),
    lie('opens a sale under a command that opens nothing', 'postings', honest, {
      armed: ({ command }) => void (command['kind'] = 'close_ieo'),
    }),
    lie('opens a sale of no lots', 'postings', honest, { armed: ({ reply }) => void (reply['lots'] = 0) }),
    lie('opens a sale on the terms of other settings', 'postings', honest, {
      armed: ({ reply }) => void (reply['settingsVersion'] = 2),
    }),
    lie('moves tokens as it opens', 'postings', honest, {
      armed: (texts) =>
        void texts.entries.push(['tokens_returned', 'LMN', 'escrow', 'house:clearing.issuers', '1', '5-3']),
    }),
    lie('names another row as the opening', 'accepted', honest, { row: inAll({ openedIn: 9 }) }),
    forgery('shows the opening in another book', 'accepted', {
      honest,
      forged: anchoredAgain(honest, { armed: { bookId: 9 } }),
    }),
    forgery('opens a sale after somebody applied for it', 'accepted', {
      honest,
      forged: retold(
        honest,
        { armed: ({ facts }) => void (facts['at'] = honest.journal.row.at + 1) },
        honest.journal.row.at + dayMs,
      ),
    }),
    lacking('does not show on which terms a sale was opened', honest),
  ]
}

function forgedChanges(more: Receipt, less: Receipt): Forgery[] {
  const atClose = (order: Record<string, unknown>): number => Number(order['closesAt'])
  return [
    lie('keeps a part of what comes back for fewer lots', 'postings', less, {
      row: (texts) => moves(texts, 'ieo_returned', '79'),
    }),
    lie('sets aside more than more lots cost', 'postings', more, {
      row: (texts) => moves(texts, 'ieo_set_aside', '151'),
    }),
    lie('says that other lots were applied for before', 'postings', less, {
      row: ({ reply }) => void (reply['lotsBefore'] = 50),
    }),
    lie('applies for more lots than was asked for', 'postings', more, {
      row: (texts) => {
        Object.assign(texts.reply.order, { lots: 60, setAside: '600' })
        moves(texts, 'ieo_set_aside', '200')
      },
    }),
    lie('changes what nobody asked to change', 'postings', more, {
      row: ({ command }) => void (command['orderId'] = '7-99'),
    }),
    lie('makes lots smaller as it adds some', 'postings', more, {
      row: inOrder((order) => void (order['lotTokens'] = '50')),
    }),
    lieAt('changes an application after the close', more, { at: atClose }),
    lie('raises an application above what one can win', 'postings', ieoReceipt('ieoDrawChanged'), {
      row: (texts) => {
        texts.command['lots'] = 6
        Object.assign(texts.reply.order, { lots: 6, setAside: '60' })
        moves(texts, 'ieo_set_aside', '30')
      },
    }),
    lie('changes the agreement with the lots', 'postings', more, {
      row: inOrder((order) => void (order['agreementSha256'] = 'b'.repeat(64))),
    }),
    lie('changes an application under an agreement that was not signed', 'postings', more, {
      accepted: inOrder((order) => void (order['agreementSha256'] = 'b'.repeat(64))),
      row: inOrder((order) => void (order['agreementSha256'] = 'b'.repeat(64))),
    }),
    forgery('changes what was never applied for', 'postings', { honest: more, forged: { ...more, accepted: null } }),
    lie('changes an application for a price that was not signed', 'postings', more, {
      accepted: (texts) => {
        for (const each of [texts.facts['ieoOffer'] as Record<string, unknown>, texts.reply.order])
          each['lotPrice'] = '11'
        texts.reply.order['setAside'] = '440'
        moves(texts, 'ieo_set_aside', '440')
      },
      row: (texts) => {
        Object.assign(texts.reply.order, { lotPrice: '11', setAside: '605' })
        moves(texts, 'ieo_set_aside', '165')
      },
    }),
  ]
}

const forgedWithdrawals = (honest: Receipt): Forgery[] => [
  lie('keeps a fee of what is taken back', 'postings', honest, { row: (texts) => moves(texts, 'ieo_returned', '69') }),
  lie('returns less, and says so', 'postings', honest, {
    row: (texts) => {
      texts.reply.order['returned'] = '69'
      moves(texts, 'ieo_returned', '69')
    },
  }),
  lie('returns to the house what is taken back', 'postings', honest, {
    row: ({ entries: [entry] }) => {
      if (entry !== undefined) entry[3] = 'house:fees'
    },
  }),
  lie('takes back what its owner did not take back', 'postings', honest, {
    row: ({ command }) => void (command['orderId'] = '7-99'),
  }),
  lieAt('takes an application back after the close', honest, {
    at: (order) => Number(order['closesAt']),
    row: inOrder((order) => void (order['endedAt'] = order['closesAt'])),
  }),
]
