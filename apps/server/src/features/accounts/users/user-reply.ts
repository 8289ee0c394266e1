import type { users } from '@touchstone/wire/users'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { maskEmail, maskPhone } from './contact.ts'
import { countryOf } from './countries.ts'
import { isGuest, type User } from './users.store.ts'

/** An account as its holder sees it. */
export const userReply = (user: User): z.input<typeof users.myInfo.reply> => ({
  id: user.id,
  account: user.account,
  email: user.email === undefined ? null : maskEmail(user.email),
  phone: user.phone === undefined ? null : maskPhone(user.phone),
  guest: isGuest(user),
  importantCustomer: user.important,
  hasPassword: user.passwordHash !== undefined,
  secondFactorBound: user.secondFactorBound,
  invitationCode: user.invitationCode,
  countryInfo: countryOf(user.countryCode),
  language: user.language,
  createdAt: printWireTime(user.createdAt),
})
