import { decimal } from '@touchstone/domain/money/decimal'
import type { Random } from '../../chance/random.ts'
import type { ProtectionCommand } from '@touchstone/domain/protection/protection-commands'
import type { View } from '../../noun/sizing.ts'

/** Small and large: the fees of a few orders reach some of them, others are never reached. */
const limits = ['20', '150', '1000', '20000', '400000'] as const
/** All but the first have rules in the settings of a life. */
const countries = ['DE', 'FR', 'FR', 'SG', 'US'] as const

/** On the heels of an opening, which then may not fill any more: neither by a pause nor by a limit that is passed. */
export const regretFor = (random: Random): ProtectionCommand =>
  random.happens(0.7) ? { kind: 'set_loss_limit', lossLimit: decimal('0.000001') } : { kind: 'cool_off', hours: 1 }

/**
 * What somebody with real money sets and states for themselves, and then often wants to undo: with a limit or a pause
 * in force, half of the requests ask for a looser limit or a shorter pause.
 */
export function protectionFor({ random, book }: View): ProtectionCommand {
  const { acknowledged, limit, excludedUntil, coolOffUntil } = book.protection
  const wish = random.weighted({
    acknowledge: acknowledged ? 0.4 : 12,
    limit: 3,
    loosen: limit.isFinite() ? 3 : 0.2,
    residence: 4,
    exclude: 0.2,
    cool: 0.4,
    shorten: excludedUntil + coolOffUntil > 0 ? 2 : 0,
  })
  switch (wish) {
    case 'acknowledge':
      return { kind: 'acknowledge_risk' }
    case 'limit':
      return { kind: 'set_loss_limit', lossLimit: decimal(random.pick(limits)) }
    case 'loosen':
      return { kind: 'set_loss_limit', lossLimit: random.happens(0.5) ? null : decimal('1000000') }
    case 'residence':
      return { kind: 'set_residence', country: random.pick(countries) }
    case 'exclude':
      return { kind: 'exclude_self', days: 1 + random.below(2) }
    case 'cool':
      return { kind: 'cool_off', hours: 1 + random.below(30) }
    case 'shorten':
      return random.happens(0.5) ? { kind: 'exclude_self', days: 1 } : { kind: 'cool_off', hours: 1 }
  }
}

export const protectionCorners = [coolOffOverAnOrder, shorten]

function coolOffOverAnOrder({ book }: View): ProtectionCommand | undefined {
  const isResting = [...book.orders.values()].some(({ action, waits }) => action === 'open' && waits === 'for_price')
  return isResting ? { kind: 'cool_off', hours: 1 } : undefined
}

function shorten({ book, now }: View): ProtectionCommand | undefined {
  const { excludedUntil, coolOffUntil } = book.protection
  if (excludedUntil > now + 24 * 3_600_000) return { kind: 'exclude_self', days: 1 }
  return coolOffUntil > now + 3_600_000 ? { kind: 'cool_off', hours: 1 } : undefined
}
