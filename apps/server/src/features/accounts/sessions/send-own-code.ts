import { ok, refuse } from '@touchstone/domain/result'
import type { users } from '@touchstone/wire/users'
import type { HandlerOf } from '../../../api/handler.ts'
import { compose } from '../../delivery/compose.ts'
import { lockContact, requireUser } from '../users/users.store.ts'
import { codeForMs, makeCode } from './codes.store.ts'
import { maskContact, ownAsker, ownContact } from './own-code.ts'
import { shownCode } from './shown-code.ts'
import type { SignInDeps } from './sign-in.ts'

type SendingDeps = Pick<SignInDeps, 'sql' | 'deliver' | 'codeEveryMs' | 'outbox'>

/** Sends a code to the contact of whoever has signed in. */
export const sendOwnCodeHandler =
  ({ sql, deliver, codeEveryMs, outbox }: SendingDeps): HandlerOf<typeof users.sendOwnCode> =>
  async ({ purpose }, visit) => {
    const { at, language } = visit
    const { userId } = visit.caller
    const contact = ownContact(await requireUser(sql, userId))
    if (contact === undefined) return refuse({ kind: 'contact_required' })
    return sql.begin(async (transaction) => {
      await lockContact(transaction, contact)
      const asking = { purpose, asker: ownAsker(visit.caller), at, everyMs: codeEveryMs, isValid: true } as const
      const made = await makeCode(transaction, contact, asking)
      if (!made.ok) return made
      const { code } = made.value
      const channel = contact.kind === 'email' ? ('email' as const) : ('sms' as const)
      const details = { code, minutes: codeForMs / 60_000 }
      const { subject, text } = compose(`${purpose}_code`, { language, channel, details })
      const message = { channel, to: contact.address, subject, text, language, userId, at, expiresAt: at + codeForMs }
      await deliver(transaction, message)
      return ok({
        resendSeconds: codeEveryMs / 1_000,
        validSeconds: codeForMs / 1_000,
        sentTo: maskContact(contact),
        ...shownCode(outbox, { channel, purpose, code, isValid: true, isKnown: true }, visit),
      })
    })
  }
