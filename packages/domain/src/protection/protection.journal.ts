import type { Journal } from '../noun/journal.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import { stated } from '../receipts/expected-postings.ts'
import type { PositionPosting } from '../positions/position-postings.ts'
import type { Standing } from '../restrictions/standing.ts'
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
  parts: { standing: Standing }
  facts: Record<never, never>
}

const plain = { acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: 'none' } as const
const silent = { ...plain, decimals: {}, postings: 'none' } as const

/** A pause cancels resting openings. */
const paused = {
  ...plain,
  decimals: {},
  postings: ({ postings }: DecidedRow<unknown>) =>
    stated(postings, [{ kind: 'order_released', currency: 'USDT', from: 'frozen', to: 'contract' }]),
} as const

export const protectionJournal: Journal<ProtectionWords> = {
  commands: {
    acknowledge_risk: { decimals: {}, givenBy: 'person' },
    set_loss_limit: { decimals: { lossLimit: true }, givenBy: 'person' },
    exclude_self: { decimals: {}, givenBy: 'person' },
    cool_off: { decimals: {}, givenBy: 'person' },
    set_residence: { decimals: {}, givenBy: 'person' },
  },
  replies: {
    risk_acknowledged: silent,
    self_excluded: paused,
    cooling_off: paused,
    loss_limit_set: { ...plain, decimals: { lossLimit: true, next: { lossLimit: true } }, postings: 'none' },
    residence_set: silent,
  },
  postings: {},
}
