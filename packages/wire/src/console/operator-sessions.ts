import * as z from 'zod/mini'
import { form } from '../expectations.ts'
import { read, record, unrecorded } from '../call.ts'
import { atMs, done, nothing, rowId, time, typed } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { rights, roles } from '../rights.ts'
import { sixDigits } from '../sessions.ts'

/** The sign-in name of an operator: lower-case letters and digits. */
export const operatorName = z.string().check(form(/^[a-z][a-z0-9.-]{1,30}$/, 'operator_name'))
export const operatorPassword = typed(12, 128)

const session = z.object({
  id: rowId,
  device: z.string(),
  address: z.string(),
  createdTime: time,
  current: z.boolean(),
})

export const operatorSessions = {
  signInOperator: unrecorded({
    path: '/api/console/operator/signIn',
    access: 'public',
    limit: 'sign_in',
    summary: 'Signs an operator in for twelve hours, with the password and the code of the authenticator.',
    request: z.strictObject({ name: operatorName, password: typed(1, 128), code: sixDigits }),
    /** With a password that was given, every other call is refused until a new one is set. */
    reply: z.object({ token: z.string(), mustChangePassword: z.boolean() }),
    refusals: ['credentials_wrong', 'tries_exhausted'],
    secrets: ['password', 'code'],
  }),
  signOutOperator: unrecorded({
    path: '/api/console/operator/signOut',
    access: 'operator',
    limit: 'none',
    withGivenPassword: true,
    summary: 'Ends this session.',
    request: nothing,
    reply: done,
  }),
  thisOperator: read({
    path: '/api/console/operator/current',
    weight: 1,
    access: 'operator',
    withGivenPassword: true,
    summary: 'Who is signed in, and what they may do.',
    request: nothing,
    reply: z.object({
      id: rowId,
      name: z.string(),
      roles: z.array(z.enum(roles)),
      rights: z.array(z.enum(rights)),
      mustChangePassword: z.boolean(),
      /** Nothing that needs two operators can be decided before. */
      maySignFromAtMs: atMs,
      /** The clock of the house. */
      nowAtMs: atMs,
    }),
  }),
  changeOperatorPassword: record({
    path: '/api/console/operator/changePassword',
    access: 'operator',
    withGivenPassword: true,
    summary: 'Sets a new password of your own; your other sessions end.',
    request: z.strictObject({ password: typed(1, 128), newPassword: operatorPassword }),
    reply: done,
    refusals: ['credentials_wrong', 'tries_exhausted', 'password_too_weak', 'password_unchanged'],
    secrets: ['password', 'newPassword'],
  }),
  operatorSessions: read({
    path: '/api/console/operator/sessions',
    weight: 1,
    access: 'operator',
    summary: 'Where you are signed in.',
    request: nothing,
    reply: z.array(session),
  }),
  endOperatorSession: record({
    path: '/api/console/operator/endSession',
    access: 'operator',
    summary: 'Ends a session of yours.',
    request: z.strictObject({ id: rowId }),
    reply: done,
    refusals: ['session_not_found'],
  }),
  queueCounts: read({
    path: '/api/console/queues',
    weight: 1,
    access: 'operator',
    summary: 'How much waits in each queue; `moved` is another number whenever something moved. Null: not for you.',
    request: nothing,
    reply: z.object({
      deposits: z.nullable(z.int()),
      withdrawals: z.nullable(z.int()),
      identity: z.nullable(z.int()),
      proposals: z.nullable(z.int()),
      /** How many important customers are online. */
      importantOnline: z.nullable(z.int()),
      moved: z.string(),
    }),
  }),
}

export const operatorSessionsNoun = {
  calls: operatorSessions,
  refusals: {
    password_change_required: 4913,
  },
} as const satisfies Noun
