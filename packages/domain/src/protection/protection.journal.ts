import type { Journal } from '../noun/journal.ts'
import type { PositionPosting } from '../positions/position-postings.ts'
import type { ProtectionCommand } from './protection-commands.ts'
import type { ProtectionRefusal } from './protection-refusal.ts'
import type { ProtectionReply } from './protection-replies.ts'

export type ProtectionWords = {
  user: ProtectionCommand
  house: never
  replies: ProtectionReply
  refusals: ProtectionRefusal
  postings: never
  borrowed: PositionPosting
  sent: never
  records: Record<never, never>
}

export const protectionJournal: Journal<ProtectionWords> = {
  commands: {
    acknowledge_risk: {},
    set_loss_limit: { lossLimit: true },
    exclude_self: {},
    cool_off: {},
    set_residence: {},
  },
  replies: {
    risk_acknowledged: { decimals: {}, formula: 'none' },
    self_excluded: { decimals: {}, formula: 'none' },
    cooling_off: { decimals: {}, formula: 'none' },
    loss_limit_set: { decimals: { lossLimit: true, next: { lossLimit: true } }, formula: 'none' },
    residence_set: { decimals: {}, formula: 'none' },
  },
  postings: {},
}
