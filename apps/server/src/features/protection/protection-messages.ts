import { printDecimal } from '@touchstone/domain/money/decimal'
import type { ProtectionWords } from '@touchstone/domain/protection/protection.journal'
import type { NounSide } from '../feature/feature.ts'

/** There is no message where nothing has begun and nothing is on its way. None of it moves money. */
export const protectionMessages: NounSide<ProtectionWords>['messages'] = {
  loss_limit_set({ reply }) {
    const hasReceipt = false
    if (reply.next === null) {
      if (reply.lossLimit === null) return []
      return [{ kind: 'loss_limit_set', details: { lossLimit: printDecimal(reply.lossLimit) }, hasReceipt }]
    }
    const { lossLimit, from: countsAt } = reply.next
    return lossLimit === null
      ? [{ kind: 'no_loss_limit_asked', details: { countsAt }, hasReceipt }]
      : [{ kind: 'looser_loss_limit_asked', details: { lossLimit: printDecimal(lossLimit), countsAt }, hasReceipt }]
  },
  self_excluded: ({ reply }) => [{ kind: 'self_excluded', details: { untilAt: reply.until }, hasReceipt: false }],
  cooling_off: ({ reply }) => [{ kind: 'cool_off_begun', details: { untilAt: reply.until }, hasReceipt: false }],
  residence_set({ reply: { next } }) {
    if (next === null) return []
    const details = { country: next.country, countsAt: next.from }
    return [{ kind: 'residence_change_asked', details, hasReceipt: false }]
  },
  risk_acknowledged: 'nothing',
}
