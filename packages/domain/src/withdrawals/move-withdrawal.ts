import type { Draft } from '../books/draft.ts'
import { ok, refuse, type Result } from '../result.ts'
import { withdrawnWithout } from './withdrawal-limits.ts'
import type { WithdrawalPosting } from './withdrawal-postings.ts'
import type { MoveRefusal } from './withdrawal-refusals.ts'
import { canMove, type Withdrawal, withdrawalRecord, type WithdrawalStage } from './withdrawal.ts'
import { withdrawnPart } from './withdrawn.ts'

/** An open withdrawal that may go to this stage now. A final one has left the book. */
export function movableWithdrawal(
  draft: Draft<WithdrawalPosting>,
  id: string,
  to: WithdrawalStage,
): Result<Withdrawal, MoveRefusal> {
  const withdrawal = draft.record(withdrawalRecord, id)
  if (withdrawal === undefined) return refuse({ kind: 'withdrawal_not_open' })
  const { stage } = withdrawal
  return canMove(stage, to) ? ok(withdrawal) : refuse({ kind: 'withdrawal_at_other_stage', stage })
}

export type Step = Withdrawal['steps'][number]

/** Puts it at the stage of the step. */
export function moveWithdrawal(
  draft: Draft<WithdrawalPosting>,
  withdrawal: Withdrawal,
  step: Step,
  given: Partial<Pick<Withdrawal, 'reason' | 'proof'>> = {},
): Withdrawal {
  const moved = { ...withdrawal, ...given, stage: step.stage, steps: [...withdrawal.steps, step] }
  draft.put(withdrawalRecord, moved)
  return moved
}

/** Gives amount and fee back to `balance`; no limit counts its value any more. */
export function returnWithdrawal(draft: Draft<WithdrawalPosting>, { id, currency, amount, fee }: Withdrawal): void {
  const kind = 'withdrawal_returned' as const
  draft.post({ kind, currency, from: 'frozen', to: 'balance', amount: amount + fee, subject: id })
  draft.setPart(withdrawnPart, withdrawnWithout(draft.part(withdrawnPart), id))
}

/** The operator of the last step to a stage; undefined when it was never there. */
export const operatorOf = (withdrawal: Withdrawal, stage: WithdrawalStage): number | undefined =>
  withdrawal.steps.findLast((step) => step.stage === stage)?.operator
