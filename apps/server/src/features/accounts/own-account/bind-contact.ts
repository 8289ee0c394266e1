import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { users } from '@touchstone/wire/users'
import type * as z from 'zod/mini'
import type { HandlerOf, Refused, SignedIn } from '../../../api/handler.ts'
import type { Transaction } from '../../../platform/database.ts'
import { acceptedText, recordAcceptance } from '../../agreements/agreements.store.ts'
import { spendCode, tryCode } from '../sessions/codes.store.ts'
import { maskContact, ownContact, tryOwnCode } from '../sessions/own-code.ts'
import { askerOf } from '../sessions/send-code.ts'
import type { SignInDeps } from '../sessions/sign-in.ts'
import { type Contact, contactOf } from '../users/contact.ts'
import { askForContact, dropContactChange } from '../users/contact-changes.store.ts'
import { notifyUser } from '../users/notify-user.ts'
import { tryPassword } from '../users/try-secrets.ts'
import { holdPassword, isGuest, lockContact, requireUser, setContact, type User } from '../users/users.store.ts'

type BindingDeps = Pick<
  SignInDeps,
  'sql' | 'passwords' | 'deliver' | 'addMessage' | 'onSecretChanged' | 'noteAcceptance'
>
type Bound = z.input<typeof users.bindContact.reply>

/**
 * Binds a contact. With the first one a guest becomes a registered person. Any other takes the password, and a code to the
 * present one or a wait: who has only the password keeps nobody out by taking the contact away.
 */
export const bindContactHandler =
  (deps: BindingDeps): HandlerOf<typeof users.bindContact> =>
  async ({ code, password, contactCode, agreement, agreementSha256, ...unchecked }, visit, once) => {
    const { at, caller, language } = visit
    const contact = contactOf(unchecked)
    if (!contact.ok) return contact
    const user = await requireUser(deps.sql, caller.userId)
    const wasGuest = isGuest(user)
    if (wasGuest && !agreement) return refuse({ kind: 'agreement_required' })
    const agreed = wasGuest ? await acceptedText(deps.sql, { sha256: agreementSha256, language }) : undefined
    if (agreed?.ok === false) return agreed
    const proof = wasGuest ? ok(undefined) : await tryOwner(deps, user, { password, contactCode }, visit)
    if (!proof.ok) return proof
    const asker = await askerOf(deps.sql, { purpose: 'bind', userId: undefined }, visit)
    const codeId = await tryCode(deps.sql, contact.value, { purpose: 'bind', asker, code, at })
    if (codeId === undefined) return refuse({ kind: 'code_wrong' })
    return once(async (transaction) => {
      await lockContact(transaction, contact.value)
      const passwordHash = await holdPassword(transaction, user.id)
      const now = await requireUser(transaction, user.id)
      // Either may have been changed while it was being checked; of a guest no password was.
      if (isGuest(now) !== wasGuest || (!wasGuest && passwordHash !== user.passwordHash))
        return refuse({ kind: 'credentials_wrong' })
      if (!(await spendCode(transaction, codeId, at))) return refuse({ kind: 'code_wrong' })
      if (proof.value !== undefined && !(await spendCode(transaction, proof.value, at)))
        return refuse({ kind: 'contact_code_wrong' })
      if (!wasGuest && proof.value === undefined) {
        const bindableFromAtMs = await waitFor(transaction, deps, { userId: user.id, contact: contact.value, at })
        if (bindableFromAtMs > at) return ok({ done: false, waitsUntilAtMs: null, bindableFromAtMs })
      }
      const bound = await bind(transaction, deps, { user: now, contact: contact.value, at })
      if (bound.ok && agreed !== undefined) {
        const accepted = { text: agreed.value, userId: user.id, occasion: 'contact', at } as const
        await recordAcceptance(transaction, deps.noteAcceptance, accepted)
      }
      return bound
    })
  }

/** Checks the password, and the code to the present contact where one was sent: its id, which is still to be used up. */
async function tryOwner(
  deps: BindingDeps,
  user: User,
  { password = '', contactCode }: { password: string | undefined; contactCode: string | undefined },
  { caller, at }: SignedIn,
): Promise<Result<number | undefined, Refused>> {
  const right = await tryPassword(deps, user, { password, caller, at })
  if (!right.ok || contactCode === undefined) return right
  const own = await tryOwnCode(deps.sql, { caller, purpose: 'account', code: contactCode, at })
  return own.ok ? own : refuse({ kind: 'contact_code_wrong' })
}

type Asked = { userId: number; contact: Contact; at: number }

/** From when the contact may be bound without a code to the present one, which is told the first time. */
async function waitFor(transaction: Transaction, { addMessage }: BindingDeps, asked: Asked): Promise<number> {
  const { bindableFrom, isNew } = await askForContact(transaction, asked)
  if (!isNew) return bindableFrom
  const { userId, contact, at } = asked
  const details = { contact: maskContact(contact), countsAt: bindableFrom }
  await addMessage(transaction, { userId, category: 'system', kind: 'contact_change_asked', details, at })
  return bindableFrom
}

async function bind(
  transaction: Transaction,
  deps: BindingDeps,
  { user, contact, at }: { user: User; contact: Contact; at: number },
): Promise<Result<Bound, Refused>> {
  const { id: userId, language } = user
  if (!(await setContact(transaction, userId, contact))) return refuse({ kind: 'contact_taken' })
  await dropContactChange(transaction, userId)
  // Codes for funds may go there from now on.
  const waitsUntilAtMs = ownContact(user) === undefined ? null : await deps.onSecretChanged(transaction, userId, at)
  const details = { contact: maskContact(contact) }
  await deps.addMessage(transaction, { userId, category: 'system', kind: 'contact_bound', details, at })
  const replaced = { id: userId, email: undefined, phone: undefined, [contact.kind]: user[contact.kind], language }
  await notifyUser(transaction, deps.deliver, { user: replaced, kind: 'contact_changed', at })
  return ok({ done: true, waitsUntilAtMs, bindableFromAtMs: null })
}
