import { hourMs } from '@touchstone/domain/time'
import type { ByOperator } from '../../api/handler.ts'
import type { Sql } from '../../platform/database.ts'
import { audit } from '../audit/audit.ts'
import { type Reading, type ReadName, readings } from './readings.ts'
import { ownerName } from '../../features/accounts/users/owner-name.ts'

export type NoteReading = (name: string, request: unknown, reply: unknown, visit: ByOperator) => Promise<void>

/** Screens ask for their lists again whenever something moves: within this time that is one reading. Our choice. */
const sameListMs = hourMs
/** Of operators, lists and people; past it what is old is forgotten. */
const rememberedMax = 20_000

const isRead = (name: string): name is ReadName => Object.hasOwn(readings, name)

/**
 * Notes in the audit log whose data an operator is about to be shown, before the reply leaves: one row a reading, about the
 * person, or about all of them where a list shows several.
 */
export function createReadingNotes(sql: Sql): NoteReading {
  const listed = new Map<string, number>()

  function forgetOld(at: number): void {
    if (listed.size < rememberedMax) return
    for (const [key, seenAt] of listed) if (seenAt + sameListMs <= at) listed.delete(key)
  }

  return async (name, request, reply, { at, operator: { operatorId } }) => {
    const noted = isRead(name) ? readings[name] : 'nobody'
    if (noted === 'nobody' || noted === 'itself') return
    // The table pairs each reading with the request and reply of its call.
    const reading = noted as Reading<unknown, unknown>
    const shown = [...new Set(reading.users(reply, request))]
    const of = reading.of(request)
    const keyOf = (user: number): string => `${operatorId} ${reading.act} ${of} ${user}`
    const isNew = (user: number): boolean => (listed.get(keyOf(user)) ?? -Infinity) + sameListMs <= at
    const users = reading.reads === 'list' ? shown.filter(isNew) : shown
    const [first, ...others] = users
    if (first === undefined) return
    const subject = others.length === 0 ? ownerName({ userId: first }) : 'users'
    const details = { of, ...(others.length === 0 ? {} : { users }) }
    await sql.begin((tx) => audit(tx, { at, operatorId, act: reading.act, subject, details }))
    if (reading.reads === 'one') return
    forgetOld(at)
    for (const user of users) listed.set(keyOf(user), at)
  }
}
