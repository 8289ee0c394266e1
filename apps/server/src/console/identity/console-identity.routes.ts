import { ok, refuse } from '@touchstone/domain/result'
import type { ConsoleApplication, consoleIdentity } from '@touchstone/wire/console/console-identity'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../api/handler.ts'
import { onceAudited } from '../audit/audited.ts'
import { approveIdentity, claimIdentity, rejectIdentity } from '../../features/identity/decide-identity.ts'
import type { IdentityBooking } from '../../features/identity/identity-booking.ts'
import { type Application, findApplication, listApplications } from '../../features/identity/identity.store.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { fieldsOf, filesOf, nameOf } from './stated-fields.ts'

export type ConsoleIdentityDeps = { sql: Sql; booking: Pick<IdentityBooking, 'advance'> }

const openStates = ['submitted', 'waiting'] as const
const earlierMax = 50

export function consoleIdentityHandlers({ sql, booking }: ConsoleIdentityDeps): HandlersOf<typeof consoleIdentity> {
  return {
    async identityQueue({ state, userId, ...page }) {
      const isOpen = state === 'open' || state === 'submitted' || state === 'waiting'
      const states = state === undefined ? {} : { states: state === 'open' ? openStates : [state] }
      const filter = { ...states, ...(userId === undefined ? {} : { userId: Number(userId) }) }
      const { applications, total } = await listApplications(sql, filter, { ...stretchOf(page), oldestFirst: isOpen })
      return ok(pageAnswer(page, total, await listed(sql, applications)))
    },

    async identityInQueue({ id }) {
      const application = await findApplication(sql, Number(id))
      const [record] = application === undefined ? [] : await listed(sql, [application])
      if (application === undefined || record === undefined) return refuse({ kind: 'not_found' })
      const { userId, body } = application
      const all = await listApplications(sql, { userId }, { skip: 0, limit: earlierMax })
      const earlier = await listed(
        sql,
        all.applications.filter((each) => each.id < application.id),
      )
      return ok({ ...record, fields: fieldsOf(body), files: filesOf(body), earlier })
    },

    claimIdentity: ({ id }, visit, once) =>
      onceAudited(once, visit, { act: 'claimIdentity', subject: `identity ${id}` }, async (tx) => {
        const claimed = await claimIdentity(tx, decidingOf(id, visit))
        return claimed.ok ? ok(await oneListed(tx, claimed.value)) : claimed
      }),

    async approveIdentity({ id }, visit, once) {
      const noted = { act: 'approveIdentity' as const, subject: `identity ${id}` }
      const answer = await onceAudited(once, visit, noted, async (tx) => {
        const approved = await approveIdentity(tx, decidingOf(id, visit))
        return approved.ok ? ok(await oneListed(tx, approved.value)) : approved
      })
      // Were we to die before this, the server books it by itself.
      if (answer.ok) await booking.advance()
      return answer
    },

    rejectIdentity({ id, reason, note }, visit, once) {
      const details = { reason, ...(note === undefined ? {} : { note }) }
      return onceAudited(once, visit, { act: 'rejectIdentity', subject: `identity ${id}`, details }, async (tx) => {
        const rejected = await rejectIdentity(tx, { ...decidingOf(id, visit), reason })
        return rejected.ok ? ok(await oneListed(tx, rejected.value)) : rejected
      })
    },
  }
}

const decidingOf = (id: string, { at, operator }: { at: number; operator: { operatorId: number } }) => ({
  id: Number(id),
  operator: operator.operatorId,
  at,
})

type Listed = ConsoleApplication['earlier'][number]

async function oneListed(sql: Transaction, application: Application): Promise<Listed> {
  const [record] = await listed(sql, [application])
  if (record === undefined) throw new Error(`no list item for application ${application.id}`)
  return record
}

async function listed(sql: Transaction, applications: readonly Application[]): Promise<Listed[]> {
  const names = await operatorNames(
    sql,
    applications.flatMap(({ claimedBy }) => claimedBy ?? []),
  )
  return applications.map((application) => ({
    id: String(application.id),
    user: { id: application.userId, account: application.account },
    level: application.level,
    state: application.state,
    ...nameOf(application.body),
    claimedBy: namedOperator(names, application.claimedBy),
    reason: application.reason,
    submittedTime: printWireTime(application.submittedAt),
    decidedTime: application.decidedAt === null ? null : printWireTime(application.decidedAt),
  }))
}
