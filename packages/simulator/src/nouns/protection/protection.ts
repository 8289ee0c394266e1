import type { ProtectionWords } from '@touchstone/domain/protection/protection.journal'
import type { SeenRow } from '../../noun/coverage.ts'
import { holdsNothing, noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { oddAmount } from '../../noun/sizing.ts'
import { realReasons } from '../../naive-model/naive-restrictions.ts'
import {
  acknowledgeRisk,
  coolOff,
  coolOffReasons,
  excludeReasons,
  excludeSelf,
  lossLimitReasons,
  residenceReasons,
  setLossLimit,
  setResidence,
} from './naive-protection.ts'
import { protectionCorners, protectionFor } from './protection-wishes.ts'

type Outcome =
  | `${'self_excluded' | 'cooling_off'}: ${'orders let go' | 'nothing rested'}`
  | `${'loss_limit_set' | 'residence_set'}: ${'at once' | 'after a day'}`
  | 'opened after an exclusion'
  | 'opened after a cool-off'
  | 'opened under a looser loss limit'
  | 'opened in another country'

export const protection = {
  wishes: {
    protect: { weight: ({ book }) => (book.world === 'real' ? 14 : 1.5), make: protectionFor },
  },
  corners: protectionCorners,
  twists: {
    acknowledge_risk: 'nothing',
    set_loss_limit: (command, { random }) => ({ ...command, lossLimit: random.pick([null, oddAmount(random)]) }),
    exclude_self: (command) => ({ ...command, days: 1 }),
    cool_off: (command) => ({ ...command, hours: 1 }),
    set_residence: (command, { random }) => ({ ...command, country: random.pick(['DE', 'XX']) }),
  },
  model: {
    acknowledge_risk: { follow: acknowledgeRisk, ...noTrade, refuses: realReasons },
    set_loss_limit: { follow: setLossLimit, ...noTrade, refuses: lossLimitReasons },
    exclude_self: { follow: excludeSelf, ...noTrade, refuses: excludeReasons },
    cool_off: { follow: coolOff, ...noTrade, refuses: coolOffReasons },
    set_residence: { follow: setResidence, ...noTrade, refuses: residenceReasons },
  },
  ...holdsNothing,
  outcomesOf,
  coverage: {
    commands: {
      acknowledge_risk: 'reached',
      set_loss_limit: 'reached',
      exclude_self: 'reached',
      cool_off: 'reached',
      set_residence: 'reached',
    },
    replies: {
      risk_acknowledged: 'reached',
      self_excluded: 'reached',
      cooling_off: 'reached',
      loss_limit_set: 'reached',
      residence_set: 'reached',
    },
    refusals: {
      amount_off_grid: 'edges',
      amount_not_positive: 'edges',
      not_a_real_book: 'crowd',
      pause_not_shortened: 'crowd',
      residence_verified: 'crowd',
    },
    outcomes: {
      'self_excluded: orders let go': 'seldom: few exclude themselves, and fewer while an order rests',
      'self_excluded: nothing rested': 'reached',
      'cooling_off: orders let go': 'reached',
      'cooling_off: nothing rested': 'reached',
      'loss_limit_set: at once': 'reached',
      'loss_limit_set: after a day': 'reached',
      'residence_set: at once': 'reached',
      'residence_set: after a day': 'reached',
      'opened after an exclusion': 'reached',
      'opened after a cool-off': 'reached',
      'opened under a looser loss limit': 'reached',
      'opened in another country': 'reached',
    },
  },
} satisfies SimulatedNoun<ProtectionWords, Outcome>

function outcomesOf({ reply }: SeenRow<ProtectionWords>): Outcome[] {
  switch (reply.kind) {
    case 'self_excluded':
    case 'cooling_off':
      return [`${reply.kind}: ${reply.cancelled > 0 ? 'orders let go' : 'nothing rested'}`]
    case 'loss_limit_set':
    case 'residence_set':
      return [`${reply.kind}: ${reply.next === null ? 'at once' : 'after a day'}`]
    case 'risk_acknowledged':
      return []
  }
}
