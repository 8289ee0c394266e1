import type { AmountRefusal } from '../books/refusal.ts'

export type ProtectionRefusal =
  | AmountRefusal
  | { kind: 'not_a_real_book' }
  /** Epoch milliseconds, and how long that is, rounded up. */
  | { kind: 'self_excluded'; untilAtMs: number; days: number }
  | { kind: 'cooling_off'; untilAtMs: number; hours: number }
  | { kind: 'pause_not_shortened'; untilAtMs: number }
  | { kind: 'residence_verified'; country: string }
