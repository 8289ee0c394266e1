import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Caller, Refused, Visit } from '../../../api/handler.ts'
import { compose } from '../../delivery/compose.ts'
import type { DeliveryKind } from '../../delivery/texts/delivery-kinds.ts'
import type { Contact } from '../users/contact.ts'
import { findUser } from '../users/users.store.ts'
import { codeForMs, type CodePurpose, makeCode } from './codes.store.ts'
import type { SignInDeps } from './sign-in.ts'

/** The message that a contact receives in place of a code that would lead nowhere. */
const withoutCode = {
  login: 'no_account',
  forgot: 'no_account',
  register: 'account_exists',
  bind: 'contact_taken',
} as const satisfies Record<CodePurpose, DeliveryKind>

const needsAccount: Record<CodePurpose, boolean> = { login: true, forgot: true, register: false, bind: false }

/**
 * Sends one message for every request, so that neither the reply nor its cost reveals whether the account exists: only
 * the reader of the message learns it.
 */
export async function sendCode(
  { sql, deliver, codeEveryMs }: Pick<SignInDeps, 'sql' | 'deliver' | 'codeEveryMs'>,
  { contact, purpose }: { contact: Contact; purpose: CodePurpose },
  { at, language, caller }: Visit & { caller?: Caller },
): Promise<Result<{ resendSeconds: number; validSeconds: number }, Refused>> {
  if (purpose === 'bind' && caller === undefined) return refuse({ kind: 'session_required' })
  return sql.begin(async (transaction) => {
    const made = await makeCode(transaction, contact, {
      purpose,
      at,
      everyMs: codeEveryMs,
      holds: async () => ((await findUser(transaction, contact)) !== undefined) === needsAccount[purpose],
    })
    if (!made.ok) return made
    const kind = made.value.isValid ? (`${purpose}_code` as const) : withoutCode[purpose]
    const details = { code: made.value.code, minutes: codeForMs / 60_000 }
    const channel = contact.kind === 'email' ? 'email' : 'sms'
    const { subject, text } = compose(kind, { language, channel, details })
    await deliver(transaction, {
      channel,
      to: contact.address,
      subject,
      text,
      language,
      at,
      expiresAt: at + codeForMs,
    })
    return ok({ resendSeconds: codeEveryMs / 1_000, validSeconds: codeForMs / 1_000 })
  })
}
