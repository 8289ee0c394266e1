import type { DepositRefusal as Refusal } from './deposit-refusal.ts'

/** Returns why the house may not move a person's money manually: two different operators must sign, with a reason. */
export function signedOffFault(command: { operators: readonly number[]; reason: string }): Refusal | undefined {
  if (command.reason.trim() === '') return { kind: 'reason_missing' }
  return new Set(command.operators).size < 2 ? { kind: 'second_operator_needed' } : undefined
}
