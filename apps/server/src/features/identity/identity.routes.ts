import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { identity } from '@touchstone/wire/identity'
import type { Language } from '@touchstone/wire/languages'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import type { Sql } from '../../platform/database.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { applicationReply, rejectionText } from './identity-reply.ts'
import { type Application, listApplications, verifiedLevel } from './identity.store.ts'
import { changeIdentity, standingOf, submitIdentity } from './submit-identity.ts'

const replied = (submitted: Result<Application, Refused>, language: Language) =>
  submitted.ok ? ok(applicationReply(submitted.value, language)) : refuse(submitted.refusal)

export type IdentityDeps = { sql: Sql }

export const identityHandlers = ({ sql }: IdentityDeps): HandlersOf<typeof identity> => ({
  async identityState(_request, { at, language, caller }) {
    const { userId } = caller
    const level = await verifiedLevel(sql, userId)
    const none = { level, reason: null, reasonText: null }
    if (level === 2) return ok({ ...none, state: 'verified', triesLeft: 0 })
    const { facts, newest } = await standingOf(sql, { userId, at }, level === 0 ? 1 : 2)
    const triesLeft = Math.max(0, facts.triesADay - facts.today)
    if (newest === undefined) return ok({ ...none, state: 'none', triesLeft })
    const { state, reason } = newest
    return ok({ level, state, reason, reasonText: rejectionText(reason, language), triesLeft })
  },
  async identityDone(_request, { caller }) {
    return ok((await verifiedLevel(sql, caller.userId)) >= 1)
  },
  async identityApplications(request, { language, caller }) {
    const found = await listApplications(sql, { userId: caller.userId }, stretchOf(request))
    const records = found.applications.map((application) => applicationReply(application, language))
    return ok(pageAnswer(request, found.total, records))
  },

  async applyBasicIdentity({ declaration, back, ...stated }, { at, language, caller }, once) {
    const body = { basic: { ...stated, declaration, back: back ?? null } }
    return once(async (transaction) =>
      replied(await submitIdentity(transaction, { userId: caller.userId, at }, body), language),
    )
  },
  async applyAdvancedIdentity(advanced, { at, language, caller }, once) {
    return once(async (transaction) =>
      replied(await submitIdentity(transaction, { userId: caller.userId, at }, { advanced }), language),
    )
  },
  async updateIdentity(change, { at, language, caller }, once) {
    return once(async (transaction) =>
      replied(await changeIdentity(transaction, { userId: caller.userId, at }, change), language),
    )
  },
})
