import * as z from 'zod/mini'
import { form } from './expectations.ts'
import { read } from './call.ts'
import { amount, currency, nothing, time, typed } from './fields.ts'
import type { Noun } from './noun.ts'

export const setup = {
  useShortLink: read({
    path: '/api/set/appShortLink/use',
    weight: 1,
    access: 'public',
    summary: 'Where a short link leads; an invitation code is one too, and `a-` with the id of an article.',
    request: z.strictObject({ code: z.string().check(form(/^[A-Za-z0-9-]{1,40}$/, 'code')) }),
    /** Types as in the targets of articles: 2 and 4 lead out of the app, 3 to the article whose id the target is. */
    reply: z.object({ type: z.int(), target: z.string(), inviteCode: z.optional(z.string()) }),
    refusals: ['link_not_found'],
  }),
  publicSetting: read({
    path: '/api/set/appSysSet/getKeyByParam',
    weight: 1,
    access: 'public',
    summary: 'A setting of the app that is public, by its key.',
    request: z.strictObject({ key: typed(1, 100) }),
    reply: z.object({ key: z.string(), value: z.union([z.string(), z.boolean()]) }),
    refusals: ['setting_not_found'],
  }),
  currencies: read({
    path: '/api/set/appCurrencySet/getCurrencyList',
    weight: 1,
    access: 'public',
    summary:
      'The currencies of the house and their decimals: those that it was built with, then those that operators have added.',
    request: nothing,
    reply: z.array(
      z.object({
        currency,
        /** What operators call one that they have added. */
        name: z.optional(z.string()),
        places: z.int(),
        /** `token`: it is first sold here, and nothing quotes it. */
        kind: z.enum(['settlement', 'coin', 'fiat', 'token']),
        exchangeable: z.boolean(),
        /** Whether totals can be shown in it: the house has a symbol that gives its rate. */
        displayable: z.boolean(),
      }),
    ),
  }),
  currencyRate: read({
    path: '/api/set/appCurrencySet/getRateByCurrency',
    weight: 1,
    access: 'public',
    summary: 'What one USDT is worth in a currency, by the mark in force. For display; an exchange has its own quote.',
    request: z.strictObject({ currency }),
    reply: z.object({ currency, rate: amount, time }),
    refusals: ['currency_unknown', 'rate_missing'],
  }),
}

export const setupNoun = {
  calls: setup,
  refusals: {
    link_not_found: 4707,
    setting_not_found: 4708,
  },
} as const satisfies Noun
