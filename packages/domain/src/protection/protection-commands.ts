import type { Money } from '../money/decimal.ts'

export type ProtectionCommand =
  | { kind: 'acknowledge_risk' }
  /** Null takes the limit away. */
  | { kind: 'set_loss_limit'; lossLimit: Money | null }
  | { kind: 'exclude_self'; days: number }
  | { kind: 'cool_off'; hours: number }
  /** Two letters, as the person states it while no document has proved another. */
  | { kind: 'set_residence'; country: string }

export type CommandOf<Kind extends ProtectionCommand['kind']> = Extract<ProtectionCommand, { kind: Kind }>
