import type { Receipt } from '../receipts/receipt.ts'
import { bondReceipt } from './bond-receipts.ts'
import { paidFrom } from './forged-bond-books.ts'
import { retold } from './forging-bonds.ts'

/** A lie that no receipt of a holder shows to be one: what it would take to refuse it. */
export type Believed = { lie: string; forged: Receipt; takes: string }

type Fields = Record<string, unknown>

/** Ways in which a house could cheat those who lend to an issuer, and their receipts hold all the same. */
export function believedBonds(): Believed[] {
  const asked = bondReceipt('bondRequested')
  return [
    {
      lie: 'opens a bond for somebody at a rate that the settings do not have',
      takes: 'the terms in the signed command, or the receipt of the opening',
      forged: retold(asked, {
        armed: ({ reply }) => void (reply['dailyRate'] = '0.00001'),
        row: ({ facts, reply }) => {
          for (const each of [facts['bondOffer'] as Fields, reply.order]) each['dailyRate'] = '0.00001'
        },
      }),
    },
    {
      lie: 'opens a bond without days to think',
      takes: 'the same',
      forged: retold(asked, {
        armed: ({ reply }) => void (reply['closesAt'] = reply['subscribedUntil']),
        row: ({ facts, reply }) => {
          const offer = facts['bondOffer'] as Fields
          for (const each of [offer, reply.order]) each['closesAt'] = offer['subscribedUntil']
        },
      }),
    },
    {
      lie: 'declines somebody while units are left',
      takes: 'the row grant_declined as armed',
      forged: retold(bondReceipt('bondDeclined'), {
        row: ({ command, reply }) => {
          for (const each of [command, reply]) each['left'] = '0'
        },
      }),
    },
    {
      lie: 'forgets two days of interest between two payments',
      takes: 'the receipt of the payment, which carries the one before and is public',
      forged: paidFrom(bondReceipt('bondCredited'), (reply) => {
        reply['interestOwedBefore'] = '0'
      }),
    },
    {
      lie: 'shares the money of the issuer with as many units that nobody holds',
      takes: 'the same: the receipt of the first payment carries the close',
      forged: paidFrom(bondReceipt('bondCreditedPart'), (reply) => void (reply['units'] = 3_400)),
    },
  ]
}
