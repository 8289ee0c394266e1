import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Caller, Refused, Visit } from '../../../api/handler.ts'
import { compose } from '../../delivery/compose.ts'
import type { DeliveryKind } from '../../delivery/texts/delivery-kinds.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Contact } from '../users/contact.ts'
import { findUser, isGuest, lockContact, requireUser } from '../users/users.store.ts'
import { type CodeAsker, codeForMs, type CodePurpose, makeCode } from './codes.store.ts'
import { isKnownBrowser } from './known-browsers.store.ts'
import { ownAsker } from './own-code.ts'
import { shownCode } from './shown-code.ts'
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
  { sql, deliver, codeEveryMs, outbox }: Pick<SignInDeps, 'sql' | 'deliver' | 'codeEveryMs' | 'outbox'>,
  { contact, purpose }: { contact: Contact; purpose: CodePurpose },
  visit: Visit & { caller?: Caller },
): Promise<Result<{ resendSeconds: number; validSeconds: number }, Refused>> {
  const { at, language, caller } = visit
  if (purpose === 'bind' && caller === undefined) return refuse({ kind: 'session_required' })
  return sql.begin(async (transaction) => {
    await lockContact(transaction, contact)
    const user = await findUser(transaction, contact)
    const isValid = (user !== undefined) === needsAccount[purpose]
    const asker = await askerOf(transaction, { purpose, userId: user?.id }, visit)
    const made = await makeCode(transaction, contact, { purpose, asker, at, everyMs: codeEveryMs, isValid })
    if (!made.ok) return made
    const { code } = made.value
    const kind = isValid ? (`${purpose}_code` as const) : withoutCode[purpose]
    const details = { code, minutes: codeForMs / 60_000 }
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
    const isKnown = 'session' in asker || ('isKnown' in asker ? asker.isKnown : asker.ownBudget)
    const shown = shownCode(outbox, { channel, purpose, code, isValid, isKnown }, visit)
    return ok({ resendSeconds: codeEveryMs / 1_000, validSeconds: codeForMs / 1_000, ...shown })
  })
}

/**
 * Who asks for a code, or tries one. A session is enough for a code to one's own contact. Whoever binds another one is
 * counted among strangers as long as they are a guest: of those anybody makes as many as they like.
 */
export async function askerOf(
  sql: Transaction,
  { purpose, userId }: { purpose: CodePurpose; userId: number | undefined },
  { browser, address, caller }: Visit & { caller?: Caller },
): Promise<CodeAsker> {
  if (purpose === 'bind' && caller !== undefined)
    return { user: caller.userId, ownBudget: !isGuest(await requireUser(sql, caller.userId)), address }
  if (caller !== undefined && caller.userId === userId) return ownAsker(caller)
  const owner = userId === undefined ? undefined : { userId }
  return { browser, isKnown: await isKnownBrowser(sql, owner, browser), address }
}
