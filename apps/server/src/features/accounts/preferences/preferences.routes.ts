import { ok, refuse } from '@touchstone/domain/result'
import { chosenTopics } from '@touchstone/wire/message-rule'
import type { preferences } from '@touchstone/wire/preferences'
import type * as z from 'zod/mini'
import type { HandlersOf } from '../../../api/handler.ts'
import type { addMessage } from '../../messages/add-message.ts'
import type { Sql, Transaction } from '../../../platform/database.ts'
import type { Passwords } from '../users/passwords.ts'
import { tryPassword } from '../users/try-secrets.ts'
import { holdPassword, requireUser } from '../users/users.store.ts'
import {
  chooseWays,
  putAntiPhishingCode,
  reachableWays,
  readAntiPhishingCode,
  readTopics,
} from './preferences.store.ts'

type Deps = { sql: Sql; passwords: Passwords; addMessage: typeof addMessage }

/** Handlers for a person's notification channels and anti-phishing code. */
export const preferenceHandlers = (deps: Deps): HandlersOf<typeof preferences> => ({
  async notificationPreferences(_request, { caller }) {
    return ok(await shownPreferences(deps.sql, caller.userId))
  },

  changeNotificationPreferences(change, { caller }, once) {
    return once(async (transaction) => {
      for (const topic of chosenTopics) {
        const changed = change[topic]
        if (changed !== undefined) await chooseWays(transaction, caller.userId, topic, changed)
      }
      return ok(await shownPreferences(transaction, caller.userId))
    })
  },

  async setAntiPhishingCode({ antiPhishingCode, password }, { at, caller }, once) {
    const user = await requireUser(deps.sql, caller.userId)
    const right = await tryPassword(deps, user, { password, caller, at })
    if (!right.ok) return right
    return once(async (transaction) => {
      if ((await holdPassword(transaction, user.id)) !== user.passwordHash) return refuse({ kind: 'credentials_wrong' })
      await putAntiPhishingCode(transaction, user.id, { code: antiPhishingCode, at })
      const kind = antiPhishingCode === null ? 'anti_phishing_code_removed' : 'anti_phishing_code_set'
      await deps.addMessage(transaction, { userId: user.id, category: 'system', kind, details: {}, at })
      return ok(await shownPreferences(transaction, user.id))
    })
  },
})

async function shownPreferences(
  sql: Transaction,
  userId: number,
): Promise<z.input<typeof preferences.notificationPreferences.reply>> {
  const code = await readAntiPhishingCode(sql, userId)
  return {
    topics: await readTopics(sql, userId),
    reachable: await reachableWays(sql, userId),
    antiPhishingCode: code === undefined ? null : masked(code),
  }
}

/** A stolen session does not learn it. */
function masked(code: string): string {
  const [first = '', ...rest] = code
  return `${first}${'•'.repeat(rest.length)}`
}
