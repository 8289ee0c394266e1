import type { Money } from '../money/decimal.ts'

export type RestrictionRefusal =
  | { kind: 'risk_not_acknowledged' }
  /** Epoch milliseconds, and how long that is, rounded up. */
  | { kind: 'self_excluded'; untilAtMs: number; days: number }
  | { kind: 'cooling_off'; untilAtMs: number; hours: number }
  /** The loss of the last day, including open stakes. */
  | { kind: 'loss_limit_reached'; lossLimit: Money; lost: Money }
  | { kind: 'not_offered_in_country'; country: string }
  | { kind: 'leverage_above_country'; leverageMax: number }
  | { kind: 'stake_above_country'; maximum: Money }
