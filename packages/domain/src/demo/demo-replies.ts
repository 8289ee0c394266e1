import type { Money } from '../money/decimal.ts'

export type DemoReply = { kind: 'demo_granted'; amount: Money } | { kind: 'demo_reset'; amount: Money }
