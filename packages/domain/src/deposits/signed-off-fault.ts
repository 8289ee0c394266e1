import type { DepositRefusal as Refusal } from './deposit-refusal.ts'

/** Why the house may not move a person's money by hand: two different operators must stand for it, with a reason. */
export function signedOffFault(command: { operators: readonly number[]; reason: string }): Refusal | undefined {
  if (command.reason.trim() === '') return { kind: 'reason_missing' }
  return new Set(command.operators).size < 2 ? { kind: 'second_operator_needed' } : undefined
}
