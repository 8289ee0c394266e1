import * as z from 'zod/mini'
import { read, record } from './call.ts'
import { form } from './expectations.ts'
import { nothing } from './fields.ts'
import type { Noun } from './noun.ts'
import { password } from './sessions.ts'

/** A message is sent by e-mail or by text, never by both: a text is sent if no e-mail is. */
export const ways = ['email', 'text', 'push'] as const
export type Way = (typeof ways)[number]

export const everyWay = z.object({ email: z.boolean(), text: z.boolean(), push: z.boolean() })
export const changedWays = z.partial(z.strictObject(everyWay.shape))

export const shownPreferences = z.object({
  topics: z.object({
    security: everyWay,
    trades: everyWay,
    funds: everyWay,
    identity: everyWay,
    priceAlerts: everyWay,
    news: everyWay,
  }),
  /** Which ways lead anywhere: whether there is an e-mail address, a phone, a browser that takes pushes. */
  reachable: everyWay,
  /** With dots for all but its first sign; null while there is none. */
  antiPhishingCode: z.nullable(z.string()),
})

/** 2 to 20 signs that can be seen, with spaces inside; none that means more than itself in HTML. */
export const antiPhishingCode = z
  .string()
  .check(form(/^[^\p{C}\p{Z}<>&"'`](?:[^\p{C}\p{Zl}\p{Zp}<>&"'`]{0,18}[^\p{C}\p{Z}<>&"'`])$/u, 'anti_phishing_code'))

export const preferences = {
  notificationPreferences: read({
    path: '/api/user/appUser/notificationPreferences',
    weight: 1,
    access: 'session',
    summary: 'What the caller is told of outside the app, and by which ways.',
    request: nothing,
    reply: shownPreferences,
  }),
  changeNotificationPreferences: record({
    path: '/api/user/appUser/changeNotificationPreferences',
    access: 'session',
    summary: 'Changes those ways that are named. What concerns security is told whatever is chosen.',
    request: z.strictObject({
      trades: z.optional(changedWays),
      funds: z.optional(changedWays),
      identity: z.optional(changedWays),
      priceAlerts: z.optional(changedWays),
      news: z.optional(changedWays),
    }),
    reply: shownPreferences,
  }),
  setAntiPhishingCode: record({
    path: '/api/user/appUser/setAntiPhishingCode',
    access: 'session',
    summary: 'Sets the sign by which the caller knows e-mails and texts that are really from here; null takes it away.',
    request: z.strictObject({ antiPhishingCode: z.nullable(antiPhishingCode), password }),
    reply: shownPreferences,
    refusals: ['password_not_set', 'credentials_wrong', 'tries_exhausted'],
    secrets: ['password'],
  }),
}

export const preferencesNoun = {
  calls: preferences,
  messages: {
    anti_phishing_code_set: { category: 'system', outside: ['security', 'mail', 'push'] },
    anti_phishing_code_removed: { category: 'system', outside: ['security', 'mail', 'push'] },
  },
} as const satisfies Noun
