import type { Standing } from '../restrictions/standing.ts'

export type ProtectionReply =
  | { kind: 'risk_acknowledged'; acknowledgedAt: number }
  | { kind: 'self_excluded'; until: number; cancelled: number }
  | { kind: 'cooling_off'; until: number; cancelled: number }
  | { kind: 'loss_limit_set'; lossLimit: Standing['lossLimit']; next: Standing['lossLimitNext'] }
  | { kind: 'residence_set'; country: string; next: Standing['countryNext'] }
