import { hourMs } from '@touchstone/domain/time'
import type { ByOperator } from '../../api/handler.ts'
import type { Sql } from '../../platform/database.ts'
import { audit } from '../audit/audit.ts'
import { type Reading, type ReadName, readings, type SearchReading } from './readings.ts'
import type { MarkSearch } from './search-marks.ts'
import { normalizedSearch } from '../users/find-users.store.ts'
import { ownerName } from '../../features/accounts/users/owner-name.ts'

export type NoteReading = (name: string, request: unknown, reply: unknown, visit: ByOperator) => Promise<void>

/** Screens ask for their lists again whenever something moves: within this time that is one reading. Our choice. */
const sameListMs = hourMs
/** Of operators, lists and people. Past it the oldest are forgotten, and noted again when they are shown. Our choice. */
const rememberedMax = 20_000

const isRead = (name: string): name is ReadName => Object.hasOwn(readings, name)

/** What was searched is in the log by its mark, the same for all that is one search: the log names people by their numbers alone. */
export function searchedFor(noun: string, text: string, mark: MarkSearch): string {
  const typed = normalizedSearch(text)
  return typed === '' ? noun : `${noun} ${mark(typed)}`
}

/**
 * Notes in the audit log whose data an operator is about to be shown, before the reply leaves: one row a reading, about the
 * person, or about all of them where a list shows several. A search is noted where it shows nobody, too, and one of the
 * users with how many it found: that alone says who is a customer, and who is none.
 */
export function createReadingNotes(sql: Sql, mark: MarkSearch, most = rememberedMax): NoteReading {
  const listed = new Map<string, number>()

  function remember(key: string, at: number): void {
    listed.delete(key)
    listed.set(key, at)
    for (const oldest of listed.keys()) {
      if (listed.size <= most) return
      listed.delete(oldest)
    }
  }

  return async (name, request, reply, { at, operator: { operatorId } }) => {
    const noted = isRead(name) ? readings[name] : 'nobody'
    if (noted === 'nobody' || noted === 'itself') return
    // The table pairs each reading with the request and reply of its call.
    const reading = noted as Reading<unknown, unknown> | SearchReading<unknown, unknown>
    const of = searchedFor(reading.of(request), 'typed' in reading ? reading.typed(request, reply) : '', mark)
    const isSearch = of !== reading.of(request)
    const total = isSearch && 'total' in reading ? reading.total(reply) : undefined
    const keyOf = (shownOrTotal: number | string): string => `${operatorId} ${reading.act} ${of} ${shownOrTotal}`
    const isNew = (key: string): boolean => (listed.get(key) ?? -Infinity) + sameListMs <= at
    const shown = [...new Set(reading.users(reply, request))]
    const users = reading.reads === 'list' ? shown.filter((user) => isNew(keyOf(user))) : shown
    const showsNobody = keyOf(`of ${total ?? 0}`)
    const isNotedAlone = shown.length === 0 && isSearch && isNew(showsNobody)
    if (users.length === 0 && !isNotedAlone) return
    const [first] = users
    const subject = first !== undefined && users.length === 1 ? ownerName({ userId: first }) : 'users'
    const details = { of, ...(users.length === 1 ? {} : { users }), ...(total === undefined ? {} : { total }) }
    await sql.begin((tx) => audit(tx, { at, operatorId, act: reading.act, subject, details }))
    if (reading.reads === 'one') return
    for (const key of isNotedAlone ? [showsNobody] : users.map(keyOf)) remember(key, at)
  }
}
