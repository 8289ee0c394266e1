import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { consoleOperators } from '@touchstone/wire/console/console-operators'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import { audit } from '../audit/audit.ts'
import { onceAudited } from '../audit/audited.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql } from '../../platform/database.ts'
import { propose } from '../proposals/propose.ts'
import { findProposal } from '../proposals/proposals.store.ts'
import { authenticatorUrl } from '../../features/accounts/users/authenticator.ts'
import { checkPasswordStrength } from '../../features/accounts/users/password-strength.ts'
import type { AuthenticatorSafe } from '../../features/accounts/users/authenticator-safe.ts'
import { isHouseName } from '../../features/accounts/users/reserved-names.ts'
import type { Passwords } from '../../features/accounts/users/passwords.ts'
import { consoleIssuer } from './first-operators.ts'
import { deleteOperatorSessions } from './operator-sessions.store.ts'
import { findOperator, listOperators } from './operators.store.ts'
import { signsFrom } from './signs-from.ts'
import { ownerName } from '../../features/accounts/users/owner-name.ts'
import { forgetBrowsers } from '../../features/accounts/sessions/known-browsers.store.ts'

export type OperatorsDeps = { sql: Sql; passwords: Passwords; safe: AuthenticatorSafe; operatorWaitMs: number }

export const operatorsHandlers = (deps: OperatorsDeps): HandlersOf<typeof consoleOperators> => ({
  async operators(page, { at }) {
    const { rows, total } = await listOperators(deps.sql, at, stretchOf(page))
    const records = rows.map(({ id, name, roles, since, sessions, seenAt, createdAt }) => ({
      id: String(id),
      name,
      roles,
      maySignFromAtMs: signsFrom(since, deps.operatorWaitMs),
      sessions,
      seenTime: seenAt === null ? null : printWireTime(seenAt),
      createdTime: printWireTime(createdAt),
    }))
    return ok(pageAnswer(page, total, records))
  },

  async proposeOperator({ name, roles, password, reason }, visit, once) {
    if (isHouseName(name)) return refuse({ kind: 'name_reserved' })
    const secret = await hashOf(deps.passwords, password, name)
    if (!secret.ok) return secret
    return propose(
      once,
      visit,
      { kind: 'operator_made', reason, secret: secret.value, body: { name, roles } },
      async (tx) => ((await findOperator(tx, { name })) === undefined ? undefined : { kind: 'operator_known' }),
    )
  },

  async proposeRights({ id, roles, reason }, visit, once) {
    const operator = await findOperator(deps.sql, { id: Number(id) })
    if (operator === undefined) return refuse({ kind: 'not_found' })
    const body = { id: operator.id, name: operator.name, roles, before: operator.roles }
    return propose(once, visit, { kind: 'operator_rights', reason, body })
  },

  async proposeCodeReset({ id, password, reason }, visit, once) {
    const operator = await findOperator(deps.sql, { id: Number(id) })
    if (operator === undefined) return refuse({ kind: 'not_found' })
    const body = { id: operator.id, name: operator.name, withPassword: password !== undefined }
    if (password === undefined) return propose(once, visit, { kind: 'operator_code_reset', reason, body })
    const secret = await hashOf(deps.passwords, password, operator.name)
    if (!secret.ok) return secret
    return propose(once, visit, { kind: 'operator_code_reset', reason, body, secret: secret.value })
  },

  /** Only the approving operator receives it, so that no one person has both the password and the key. */
  async operatorKey({ proposalId }, { at, operator: { operatorId } }) {
    const proposal = await findProposal(deps.sql, Number(proposalId))
    const isHis = proposal?.state === 'done' && proposal.decidedBy === operatorId
    const isKey = proposal?.kind === 'operator_made' || proposal?.kind === 'operator_code_reset'
    const made = isHis && isKey ? await findOperator(deps.sql, { id: Number(proposal.result) }) : undefined
    const isUnused = made?.lastStep === null && made.since === proposal?.decidedAt
    if (made === undefined || !isUnused) return refuse({ kind: 'not_found' })
    const { id, name } = made
    const subject = ownerName({ operatorId: id })
    const details = { of: `proposal ${proposalId}` }
    await deps.sql.begin((tx) => audit(tx, { at, operatorId, act: 'operatorKey', subject, details }))
    const secret = deps.safe.open({ operator: name }, made.secret)
    return ok({ name, secret, url: authenticatorUrl(secret, name, consoleIssuer) })
  },

  endSessionsOf({ id, reason }, visit, once) {
    const noted = { act: 'endSessionsOf' as const, subject: ownerName({ operatorId: Number(id) }), details: { reason } }
    return onceAudited(once, visit, noted, async (tx) => {
      if ((await findOperator(tx, { id: Number(id) })) === undefined) return refuse({ kind: 'not_found' })
      await deleteOperatorSessions(tx, Number(id))
      await forgetBrowsers(tx, { operatorId: Number(id) })
      return ok({ done: true })
    })
  },
})

/** Returns the hash of a password that the operator received from somebody else. */
async function hashOf(passwords: Passwords, password: string, account: string): Promise<Result<string, Refused>> {
  const strong = checkPasswordStrength(password, { account })
  return strong.ok ? ok(await passwords.hash(password)) : strong
}
