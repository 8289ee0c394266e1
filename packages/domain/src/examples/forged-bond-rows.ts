import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { lie, paidAgain, shifted } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'

/** Each row of a bond's book names the one that it goes on from: what it says of before has to be what that left. */
export function forgedBondRows(told: (name: string) => Receipt): Forgery[] {
  const [closed, first, last] = [told('bondClosed'), told('bondPaidLate'), told('bondPaid')]
  const begins = (sentence: string, honest: Receipt, change: (reply: Record<string, unknown>) => void): Forgery =>
    lie(sentence, 'formula', honest, {
      row: (texts) => {
        change(texts.reply)
        paidAgain(texts)
      },
    })
  return [
    begins('forgets in a payment what the one before still owed', last, (reply) => {
      reply['interestOwedBefore'] = '0'
    }),
    begins('begins a payment with less principal than the one before left', last, (reply) =>
      shifted(reply, { principalLeftBefore: '-10' }),
    ),
    begins('shares with as many units that nobody holds', first, (reply) => {
      reply['units'] = 3_400
    }),
    begins('passes over a payment', last, (reply) => {
      reply['payment'] = Number(reply['payment']) + 1
    }),
    begins('forgets interest that was paid before', last, (reply) => shifted(reply, { interestPaid: '-0.01' })),
    lie(
      'says that it was late from a later day on than the payment before said',
      'formula',
      told('bondPaidStillLate'),
      {
        row: ({ reply }) => {
          reply['lateSince'] = reply['day']
        },
      },
    ),
    lie('goes on from a payment of another bond', 'formula', last, {
      armed: ({ reply }) => {
        reply['product'] = 'harbor-90'
      },
    }),
    lie('shows another row than the one that it goes on from', 'accepted', last, {
      row: ({ reply }) => {
        reply['previousRow'] = Number(reply['previousRow']) - 1
      },
    }),
    forgery('does not show the payment before', 'accepted', {
      honest: last,
      forged: { ...last, armed: null },
      also: ['formula'],
    }),
    forgery('does not show the opening of what it closes', 'accepted', {
      honest: closed,
      forged: { ...closed, armed: null },
      also: ['postings'],
    }),
    ...[null, '0'].map((day) =>
      lie(`names ${String(day)} as the day of the payment before`, 'formula', last, {
        armed: ({ reply }) => {
          reply['day'] = day
        },
      }),
    ),
    lie('pays for a bond of which nobody can say whether it went ahead', 'formula', first, {
      armed: ({ reply }) => {
        reply['isRaised'] = 'x'
      },
    }),
    lie('pays for a bond that fell short', 'formula', first, {
      armed: ({ reply }) => {
        reply['isRaised'] = false
      },
    }),
    lie('is late from before its first due day', 'formula', first, {
      row: ({ reply }) => {
        reply['lateSince'] = Number(reply['lateSince']) - dayMs
      },
    }),
    lie('goes on from a close of other units', 'formula', first, {
      armed: ({ reply }) => {
        reply['units'] = 1_699
      },
    }),
    lie('goes on from a payment that runs from another day', 'formula', last, {
      armed: ({ reply }) => {
        reply['startDay'] = Number(reply['startDay']) - dayMs
      },
    }),
    lie('closes a bond before the days to think were over', 'postings', closed, {
      armed: ({ reply }) => {
        reply['closesAt'] = Number(reply['closesAt']) + dayMs
      },
    }),
    lie('lets interest run from an earlier day than was agreed', 'postings', closed, {
      row: ({ reply }) => {
        reply['startDay'] = Number(reply['startDay']) - dayMs
      },
    }),
    lie('closes a bond on other terms than it was opened with', 'postings', closed, {
      row: ({ reply }) => {
        reply['dailyRate'] = '0.0002'
      },
    }),
    lie('sells more units than there were', 'postings', closed, {
      armed: ({ reply }) => {
        reply['units'] = 1_600
      },
    }),
  ]
}
