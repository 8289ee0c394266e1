import { ok, refuse, type Result } from '@touchstone/domain/result'
import { sixDigitsForm } from '@touchstone/wire/code-forms'
import type { RecoveryUse } from '@touchstone/wire/recovery-uses'
import type { addMessage } from '../../messages/add-message.ts'
import type { Sql, Transaction } from '../../../platform/database.ts'
import type { AuthenticatorSafe, SealedSecret } from './authenticator-safe.ts'
import { takeRecoveryCode } from './recovery-codes.store.ts'
import { takeStep } from './second-factors.store.ts'
import { countTry, forgetTries, type Tried, type Trier } from './tries.store.ts'
import { secondFactorTries, tryAuthenticator } from './try-secrets.ts'

/** A code of the authenticator whose step is still to be used up, or what may be a recovery code. */
export type SecondProof = { step: number } | { recovery: string; tried: Tried }

type ProofRefusal = { kind: 'code_wrong' } | { kind: 'tries_exhausted'; minutes: number }

/** Checks what stands for the second factor: six digits of the authenticator, or counts the try of a recovery code. */
export async function trySecondFactor(
  deps: { sql: Sql; safe: AuthenticatorSafe },
  asked: { userId: number; secret: SealedSecret; code: string; at: number; trier: Trier },
): Promise<Result<SecondProof, ProofRefusal>> {
  const { userId, code, at, trier } = asked
  if (sixDigitsForm.test(code)) {
    const step = await tryAuthenticator(deps, asked)
    return step.ok ? ok({ step: step.value }) : step
  }
  const tried = secondFactorTries(userId, trier)
  const counted = await countTry(deps.sql, tried, at)
  return counted.ok ? ok({ recovery: code, tried }) : counted
}

type Spending = {
  addMessage: typeof addMessage
  onSecretChanged: (transaction: Transaction, userId: number, at: number, use: RecoveryUse) => Promise<unknown>
}

/**
 * Uses a proof up, in the transaction of what it is for. After a recovery code withdrawals wait: whoever has it may have
 * found it, and the authenticator was not there.
 */
export async function spendProof(
  transaction: Transaction,
  { addMessage: tell, onSecretChanged }: Spending,
  { userId, proof, use, at }: { userId: number; proof: SecondProof; use: RecoveryUse; at: number },
): Promise<Result<undefined, { kind: 'code_wrong' }>> {
  if ('step' in proof)
    return (await takeStep(transaction, userId, proof.step)) ? ok(undefined) : refuse({ kind: 'code_wrong' })
  const left = await takeRecoveryCode(transaction, { userId, code: proof.recovery, at })
  if (left === undefined) return refuse({ kind: 'code_wrong' })
  await onSecretChanged(transaction, userId, at, use)
  await tell(transaction, { userId, category: 'system', kind: 'recovery_code_used', details: { left }, at })
  return ok(undefined)
}

/** After a right recovery code the count of tries starts again from zero, as it does by itself after one of the authenticator. */
export async function forgetProofTries(sql: Sql, proof: SecondProof): Promise<void> {
  if ('recovery' in proof) await forgetTries(sql, proof.tried)
}
