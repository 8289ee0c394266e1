import type { AmountRefusal } from '../books/refusal.ts'

export type DepositRefusal =
  | AmountRefusal
  | { kind: 'not_a_real_book' }
  | { kind: 'reason_missing' }
  | { kind: 'second_operator_needed' }
