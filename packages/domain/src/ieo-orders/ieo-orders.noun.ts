import type { Noun } from '../noun/noun.ts'
import { applyIeo, changeIeo, withdrawIeo } from './apply-ieo.ts'
import { awardIeo, forfeitIeo, giveIeo, payIeo, refundIeo, releaseIeo } from './decide-order.ts'
import { ieoOfferFact } from './ieo-facts.ts'
import { ieoOrderRecord } from './ieo-order.ts'
import { ieoOrderFollows } from './ieo-order-follows.ts'
import type { IeoOrderWords } from './ieo-orders.journal.ts'

/** Applications for the first sale of a token, and what became of them. */
export const ieoOrders: Noun<IeoOrderWords> = {
  on: 'people',
  user: {
    apply_ieo: { opens: () => ({ feature: 'ieo' }), decide: applyIeo },
    change_ieo: {
      opens: ({ orderId, lots }, book) => {
        const held = book.records[ieoOrderRecord.name]?.open.get(orderId) as { lots: number } | undefined
        return held !== undefined && lots > held.lots ? { feature: 'ieo' } : undefined
      },
      decide: changeIeo,
    },
    withdraw_ieo: { opens: 'nothing', decide: withdrawIeo },
    pay_ieo: { opens: 'nothing', decide: payIeo },
  },
  house: {
    give_ieo: { opens: 'nothing', orderedBy: 'once', decide: giveIeo },
    award_ieo: { opens: 'nothing', orderedBy: 'once', decide: awardIeo },
    forfeit_ieo: { opens: 'nothing', orderedBy: 'due', decide: forfeitIeo },
    release_ieo: { opens: 'nothing', orderedBy: 'once', decide: releaseIeo },
    refund_ieo: { opens: 'nothing', orderedBy: 'once', decide: refundIeo },
  },
  records: { ieo_order: ieoOrderRecord },
  parts: {},
  facts: { ieoOffer: ieoOfferFact },
  due: { ieo_order: 'nothing' },
  follows: ieoOrderFollows,
}
