import { printDecimal } from '@touchstone/domain/money/decimal'
import type { ProtectionReply } from '@touchstone/domain/protection/protection-replies'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { MessageDetails } from '../messages/told.ts'

/** What such a reply is told as; undefined where nothing has begun and nothing is on its way. */
export function protectionTold(reply: ProtectionReply): [MessageKind, MessageDetails] | undefined {
  switch (reply.kind) {
    case 'loss_limit_set': {
      if (reply.next === null)
        return reply.lossLimit === null ? undefined : ['loss_limit_set', { lossLimit: printDecimal(reply.lossLimit) }]
      const { lossLimit, from: countsAt } = reply.next
      return lossLimit === null
        ? ['no_loss_limit_asked', { countsAt }]
        : ['looser_loss_limit_asked', { lossLimit: printDecimal(lossLimit), countsAt }]
    }
    case 'self_excluded':
      return ['self_excluded', { untilAt: reply.until }]
    case 'cooling_off':
      return ['cool_off_begun', { untilAt: reply.until }]
    case 'residence_set':
      return reply.next === null
        ? undefined
        : ['residence_change_asked', { country: reply.next.country, countsAt: reply.next.from }]
    case 'risk_acknowledged':
      return undefined
  }
}
