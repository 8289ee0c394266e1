import { ok, refuse } from '@touchstone/domain/result'
import type { consoleUsers } from '@touchstone/wire/console/console-users'
import type { ActAnswer, HandlersOf } from '../../api/handler.ts'
import { onceAudited } from '../audit/audited.ts'
import type { HousePort } from '../../house/house-port.ts'
import { addMessage } from '../../features/messages/add-message.ts'
import type { Sql } from '../../platform/database.ts'
import type { CallerCache } from '../../features/accounts/sessions/caller-cache.ts'
import { dropChallenges } from '../../features/accounts/sessions/challenges.store.ts'
import { deleteSessions } from '../../features/accounts/sessions/sessions.store.ts'
import {
  findMarks,
  holdSignIns,
  setImportant,
  setSignInBlock,
} from '../../features/accounts/user-marks/user-marks.store.ts'
import { findUser } from '../../features/accounts/users/users.store.ts'
import { ownerName } from '../../features/accounts/users/owner-name.ts'

export type RestraintDeps = {
  sql: Sql
  house: Pick<HousePort, 'openBook'>
  callers: Pick<CallerCache, 'forget'>
}

type Restraints = HandlersOf<
  Pick<
    typeof consoleUsers,
    'blockSignIn' | 'unblockSignIn' | 'blockWithdrawals' | 'unblockWithdrawals' | 'markImportant'
  >
>

/**
 * Restrictions that operators put on a user, each with a reason that the user sees; and the mark of an important
 * customer.
 */
export function restraintHandlers({ sql, house, callers }: RestraintDeps): Restraints {
  async function blockOnBook(id: string, operator: number, reason: string): Promise<ActAnswer> {
    const user = await findUser(sql, { id: Number(id) })
    if (user === undefined) return refuse({ kind: 'not_found' })
    const bookId = await house.openBook(user.id, 'real')
    return ok({
      bookId,
      command: { kind: 'block_withdrawals', operator, reason },
      subject: ownerName({ userId: Number(id) }),
    })
  }

  return {
    async blockSignIn({ id, reason }, visit, once) {
      const userId = Number(id)
      const { at, operator } = visit
      try {
        const noted = { act: 'blockSignIn' as const, subject: ownerName({ userId: Number(id) }), details: { reason } }
        return await onceAudited(once, visit, noted, async (tx) => {
          if ((await findUser(tx, { id: userId })) === undefined) return refuse({ kind: 'not_found' })
          await holdSignIns(tx, userId)
          await setSignInBlock(tx, userId, { reason, by: operator.operatorId, at })
          await deleteSessions(tx, userId)
          await dropChallenges(tx, userId)
          await addMessage(tx, { userId, category: 'system', kind: 'sign_in_blocked', details: { reason }, at })
          return ok({ done: true })
        })
      } finally {
        // Whether or not the answer of the commit arrived.
        callers.forget(userId)
      }
    },

    unblockSignIn({ id, reason }, visit, once) {
      const userId = Number(id)
      const noted = { act: 'unblockSignIn' as const, subject: ownerName({ userId: Number(id) }), details: { reason } }
      return onceAudited(once, visit, noted, async (tx) => {
        if ((await findUser(tx, { id: userId })) === undefined) return refuse({ kind: 'not_found' })
        await holdSignIns(tx, userId)
        const wasBlocked = (await findMarks(tx, userId)).signInBlock !== undefined
        await setSignInBlock(tx, userId, undefined)
        if (wasBlocked)
          await addMessage(tx, { userId, category: 'system', kind: 'sign_in_unblocked', details: {}, at: visit.at })
        return ok({ done: true })
      })
    },

    blockWithdrawals: ({ id, reason }, { operator }) => blockOnBook(id, operator.operatorId, reason),
    unblockWithdrawals: ({ id }, { operator }) => blockOnBook(id, operator.operatorId, ''),

    markImportant({ id, important }, visit, once) {
      const noted = {
        act: 'markImportant' as const,
        subject: ownerName({ userId: Number(id) }),
        details: { important },
      }
      return onceAudited(once, visit, noted, async (tx) => {
        if ((await findUser(tx, { id: Number(id) })) === undefined) return refuse({ kind: 'not_found' })
        await setImportant(tx, Number(id), important)
        return ok({ done: true })
      })
    },
  }
}
