import { ok, refuse } from '@touchstone/domain/result'
import type { operatorSessions } from '@touchstone/wire/console/operator-sessions'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../api/handler.ts'
import { audit } from '../audit/audit.ts'
import { onceAudited } from '../audit/audited.ts'
import { countTry, forgetTries } from '../../features/accounts/users/tries.store.ts'
import { forgetBrowser, forgetOtherBrowsers } from '../../features/accounts/sessions/known-browsers.store.ts'
import { sessionTrier } from '../../features/accounts/users/try-secrets.ts'
import { checkPasswordStrength } from '../../features/accounts/users/password-strength.ts'
import { type OperatorSignInDeps, signInOperator } from './operator-sign-in.ts'
import { deleteOperatorSession, deleteOperatorSessions, listOperatorSessions } from './operator-sessions.store.ts'
import { findOperator, setOperatorPassword } from './operators.store.ts'
import { countQueues } from './queue-counts.store.ts'
import { signsFrom } from './signs-from.ts'
import { ownerName } from '../../features/accounts/users/owner-name.ts'

export type OperatorSessionsDeps = OperatorSignInDeps & {
  /** How long a new operator cannot be the second signer. */
  operatorWaitMs: number
}

export const operatorSessionsHandlers = (deps: OperatorSessionsDeps): HandlersOf<typeof operatorSessions> => ({
  signInOperator: (request, visit) => signInOperator(deps, request, visit),

  async signOutOperator(_request, { at, operator: { operatorId, sessionId } }) {
    await deps.sql.begin(async (tx) => {
      await deleteOperatorSession(tx, operatorId, sessionId)
      await audit(tx, { at, operatorId, act: 'signOutOperator', subject: ownerName({ operatorId }) })
    })
    return ok({ done: true })
  },

  thisOperator: (_request, { at, operator }) =>
    ok({
      id: String(operator.operatorId),
      name: operator.name,
      roles: [...operator.roles],
      rights: [...operator.rights],
      mustChangePassword: operator.mustChangePassword,
      maySignFromAtMs: signsFrom(operator.since, deps.operatorWaitMs),
      nowAtMs: at,
    }),

  async changeOperatorPassword({ password, newPassword }, visit, once) {
    const { operatorId, sessionId, name } = visit.operator
    const tried = { secret: `operator password ${operatorId}`, trier: sessionTrier(visit.operator) }
    const counted = await countTry(deps.sql, tried, visit.at)
    if (!counted.ok) return counted
    const known = await findOperator(deps.sql, { id: operatorId })
    if (!(await deps.passwords.matches(known?.passwordHash, password))) return refuse({ kind: 'credentials_wrong' })
    await forgetTries(deps.sql, tried)
    if (password === newPassword) return refuse({ kind: 'password_unchanged' })
    const strong = checkPasswordStrength(newPassword, { account: name })
    if (!strong.ok) return strong
    const passwordHash = await deps.passwords.hash(newPassword)
    const noted = { act: 'changeOperatorPassword' as const, subject: ownerName({ operatorId }) }
    return onceAudited(once, visit, noted, async (tx) => {
      await setOperatorPassword(tx, operatorId, passwordHash)
      await deleteOperatorSessions(tx, operatorId, sessionId)
      await forgetOtherBrowsers(tx, { operatorId }, visit.browser)
      return ok({ done: true })
    })
  },

  async operatorSessions(_request, { at, operator }) {
    const sessions = await listOperatorSessions(deps.sql, operator.operatorId, at)
    return ok(
      sessions.map(({ id, device, address, createdAt }) => ({
        id: String(id),
        device,
        address,
        createdTime: printWireTime(createdAt),
        current: id === operator.sessionId,
      })),
    )
  },

  endOperatorSession({ id }, visit, once) {
    const { operatorId, sessionId } = visit.operator
    const noted = { act: 'endOperatorSession' as const, subject: ownerName({ operatorId }) }
    return onceAudited(once, visit, noted, async (tx) => {
      const ended = await deleteOperatorSession(tx, operatorId, Number(id))
      if (ended === undefined) return refuse({ kind: 'session_not_found' })
      // It may be in wrong hands.
      if (Number(id) !== sessionId) await forgetBrowser(tx, { operatorId }, ended.browser)
      return ok({ done: true })
    })
  },

  queueCounts: async (_request, { operator, at }) => ok(await countQueues(deps.sql, operator.rights, at)),
})
