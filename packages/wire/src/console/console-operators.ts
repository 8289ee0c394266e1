import * as z from 'zod/mini'
import { read, record, unrecorded } from '../call.ts'
import { atMs, done, page, pageOf, rowId, time } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { byIdWithReason, reason } from './console-fields.ts'
import { proposed } from './console-proposals.ts'
import { operatorName, operatorPassword } from './operator-sessions.ts'
import { roles } from '../rights.ts'

const someRoles = z.array(z.enum(roles)).check(z.maxLength(roles.length))

const operator = z.object({
  id: rowId,
  name: z.string(),
  roles: z.array(z.enum(roles)),
  /** From when the operator may be one of two signers. */
  maySignFromAtMs: atMs,
  sessions: z.int(),
  seenTime: z.nullable(time),
  createdTime: time,
})

export const consoleOperators = {
  operators: read({
    path: '/api/console/operators/list',
    weight: 1,
    access: 'operator',
    right: 'see_operators',
    summary: 'The operators, by name. One without a role can do nothing.',
    request: z.strictObject(page),
    reply: pageOf(operator),
  }),
  proposeOperator: record({
    path: '/api/console/operators/propose',
    access: 'operator',
    right: 'change_operators',
    summary:
      'Proposes a new operator with a first password, which you hand over; whoever approves it hands over the key of the code.',
    request: z.strictObject({ name: operatorName, roles: someRoles, password: operatorPassword, reason }),
    reply: proposed,
    refusals: ['operator_known', 'name_reserved', 'password_too_weak'],
    secrets: ['password'],
  }),
  proposeRights: record({
    path: '/api/console/operators/proposeRights',
    access: 'operator',
    right: 'change_operators',
    summary: 'Proposes other roles for an operator; with none they can do nothing.',
    request: z.strictObject({ id: rowId, roles: someRoles, reason }),
    reply: proposed,
    refusals: ['not_found'],
  }),
  proposeCodeReset: record({
    path: '/api/console/operators/proposeCodeReset',
    access: 'operator',
    right: 'change_operators',
    summary:
      'Proposes a new key of the code for an operator who lost it, with a new first password if that is lost too.',
    request: z.strictObject({ id: rowId, password: z.optional(operatorPassword), reason }),
    reply: proposed,
    refusals: ['not_found', 'password_too_weak'],
    secrets: ['password'],
  }),
  operatorKey: unrecorded({
    path: '/api/console/operators/key',
    access: 'operator',
    right: 'confirm_operators',
    limit: 'none',
    summary: 'The key of the code that your approval made, until it has been used.',
    request: z.strictObject({ proposalId: rowId }),
    reply: z.object({ name: z.string(), secret: z.string(), url: z.string() }),
    refusals: ['not_found'],
  }),
  endSessionsOf: record({
    path: '/api/console/operators/endSessions',
    access: 'operator',
    right: 'change_operators',
    summary: 'Ends every session of an operator at once.',
    request: byIdWithReason,
    reply: done,
    refusals: ['not_found'],
  }),
}

export const consoleOperatorsNoun = {
  calls: consoleOperators,
  refusals: {
    operator_known: 4912,
    operators_needed: 4917,
  },
} as const satisfies Noun
