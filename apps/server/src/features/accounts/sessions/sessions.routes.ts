import { ok, refuse } from '@touchstone/domain/result'
import type { sessions } from '@touchstone/wire/sessions'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../../api/handler.ts'
import type { BodyKeys } from '../../../api/opened-keys.ts'
import { contactOf } from '../users/contact.ts'
import { recoveryCodesLeft } from '../users/recovery-codes.store.ts'
import { accountExists, findUser } from '../users/users.store.ts'
import { forgetBrowser } from './known-browsers.store.ts'
import { makeAccountHandlers } from './make-account.ts'
import { sendCode } from './send-code.ts'
import { deleteSession, listSessions } from './sessions.store.ts'
import type { SignInDeps } from './sign-in.ts'
import { signInHandlers } from './sign-in-calls.ts'

export type SessionDeps = SignInDeps & { keys: Pick<BodyKeys, 'keyId' | 'publicKey'> }

export const sessionHandlers = (deps: SessionDeps): HandlersOf<typeof sessions> => ({
  ...makeAccountHandlers(deps),
  ...signInHandlers(deps),

  publicKey: () => ok({ keyId: deps.keys.keyId, publicKey: deps.keys.publicKey }),

  async phoneCaptcha({ phone, countryCode, purpose }, visit) {
    const contact = contactOf({ phone, countryCode })
    return contact.ok ? sendCode(deps, { contact: contact.value, purpose }, visit) : contact
  },
  async emailCaptcha({ email, purpose }, visit) {
    const contact = contactOf({ email })
    return contact.ok ? sendCode(deps, { contact: contact.value, purpose }, visit) : contact
  },
  async checkAccount({ account }) {
    return ok({ exists: await accountExists(deps.sql, account) })
  },
  async checkSecondFactor(_request, { caller }) {
    const user = caller === undefined ? undefined : await findUser(deps.sql, { id: caller.userId })
    const left = user === undefined ? 0 : await recoveryCodesLeft(deps.sql, user.id)
    return ok({ bound: user?.secondFactorBound ?? false, recoveryCodesLeft: left })
  },

  async sessions({ pageNo, pageSize }, { at, caller }) {
    const { total, records } = await listSessions(deps.sql, caller.userId, { at, pageNo, pageSize })
    return ok({
      records: records.map(({ createdAt, seenAt, ...session }) => ({
        ...session,
        createdAt: printWireTime(createdAt),
        seenAt: printWireTime(seenAt),
        current: session.id === caller.sessionId,
      })),
      total,
      size: pageSize,
      current: pageNo,
      pages: Math.ceil(total / pageSize),
    })
  },
  async revokeSession({ id }, { caller }, once) {
    try {
      return await once(async (transaction) => {
        const ended = await deleteSession(transaction, caller.userId, Number(id))
        if (ended === undefined) return refuse({ kind: 'session_not_found' })
        // Another one may be in wrong hands.
        if (Number(id) !== caller.sessionId || showsCodes(deps)) await forgetBrowser(transaction, caller, ended.browser)
        return ok({ done: true })
      })
    } finally {
      // Whether or not the answer of the commit arrived.
      deps.callers.forget(caller.userId)
    }
  },
  async logout(_request, { caller }) {
    try {
      const ended = await deleteSession(deps.sql, caller.userId, caller.sessionId)
      if (showsCodes(deps)) await forgetBrowser(deps.sql, caller, ended?.browser ?? null)
      return ok({ done: true })
    } finally {
      deps.callers.forget(caller.userId)
    }
  },
})

/** A sandbox shows codes to a known browser: whoever uses it after it was signed out must not get in by one. */
const showsCodes = ({ outbox }: Pick<SessionDeps, 'outbox'>): boolean => outbox.email || outbox.sms
