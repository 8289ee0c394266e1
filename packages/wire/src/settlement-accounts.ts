import * as z from 'zod/mini'
import { read, record } from './call.ts'
import { channelId, channelKind } from './deposits.ts'
import { atMs, currency, done, nothing, rowId, time, typed } from './fields.ts'
import type { Noun } from './noun.ts'
import { password, sixDigits } from './sessions.ts'

const label = z._default(typed(0, 40), '')

const bankAccount = z.strictObject({
  kind: z.literal('bank'),
  channel: channelId,
  currency,
  bankName: typed(2, 80),
  holder: typed(2, 80),
  /** An IBAN, or 6 to 34 letters and digits; spaces and hyphens are left out. */
  number: typed(6, 60),
  label,
})
const chainAddress = z.strictObject({
  kind: z.literal('chain'),
  channel: channelId,
  address: typed(10, 120),
  label,
})
/** The code that is sent: only for the first account, which counts at once. An authenticator's: where one is bound. */
const secrets = { password, code: z.optional(sixDigits), authenticatorCode: z.optional(sixDigits) }

export const account = z.object({
  id: rowId,
  kind: channelKind,
  channel: channelId,
  channelName: z.string(),
  currency,
  network: z.string(),
  bankName: z.string(),
  holder: z.string(),
  /** The complete address or number; lists show `masked`. */
  target: z.string(),
  masked: z.string(),
  label: z.string(),
  /** No withdrawal to it before; in the past for one that counts. */
  usableFromAtMs: atMs,
  createdTime: time,
})

const secretRefusals = ['password_not_set', 'credentials_wrong', 'tries_exhausted'] as const
const authenticatorRefusals = ['authenticator_code_required', 'authenticator_code_wrong'] as const
const detailRefusals = [
  'settlement_channel_off',
  'address_malformed',
  'address_wrong_network',
  'address_checksum_wrong',
  'bank_number_malformed',
  'bank_number_checksum_wrong',
  'settlement_account_exists',
] as const

export const settlementAccounts = {
  settlementAccounts: read({
    path: '/api/user/appUserWithdrawalInfoSet/listMy',
    weight: 1,
    access: 'session',
    summary: 'The accounts and addresses that this user may withdraw to.',
    request: nothing,
    reply: z.array(account),
  }),
  addSettlementAccount: record({
    path: '/api/user/appUserWithdrawalInfoSet/addAccount',
    access: 'session',
    summary:
      'Binds a bank account or an address. The first needs a code for funds and counts at once; a later one counts after a day.',
    request: z.discriminatedUnion('kind', [z.extend(bankAccount, secrets), z.extend(chainAddress, secrets)]),
    reply: account,
    refusals: [
      ...secretRefusals,
      ...authenticatorRefusals,
      ...detailRefusals,
      'contact_required',
      'code_wrong',
      'settlement_accounts_exceeded',
    ],
    secrets: ['password', 'code', 'authenticatorCode'],
  }),
  editSettlementAccount: record({
    path: '/api/user/appUserWithdrawalInfoSet/editAccount',
    access: 'session',
    summary: 'Changes a bound account; it counts again after a day, unless only its label changed.',
    request: z.discriminatedUnion('kind', [
      z.extend(bankAccount, { id: rowId, password, authenticatorCode: z.optional(sixDigits) }),
      z.extend(chainAddress, { id: rowId, password, authenticatorCode: z.optional(sixDigits) }),
    ]),
    reply: account,
    refusals: [...secretRefusals, ...authenticatorRefusals, ...detailRefusals, 'not_found'],
    secrets: ['password', 'authenticatorCode'],
  }),
  removeSettlementAccount: record({
    path: '/api/user/appUserWithdrawalInfoSet/removeAccount',
    access: 'session',
    summary: 'Takes an account away; a withdrawal to it that is under way keeps its destination.',
    request: z.strictObject({ id: rowId, password }),
    reply: done,
    refusals: [...secretRefusals, 'not_found'],
    secrets: ['password'],
  }),
  setWhitelistMode: record({
    path: '/api/user/appUserWithdrawalInfoSet/setWhitelist',
    access: 'session',
    summary: 'In whitelist mode every account waits a day before it counts, the first too; so does switching it off.',
    request: z.strictObject({ on: z.boolean(), password }),
    reply: z.object({ whitelist: z.boolean(), endsAtMs: z.nullable(atMs) }),
    refusals: secretRefusals,
    secrets: ['password'],
  }),
}

export const settlementAccountsNoun = {
  calls: settlementAccounts,
  refusals: {
    settlement_account_not_found: 4800,
    settlement_account_waits: 4801,
    settlement_channel_off: 4836,
    settlement_account_exists: 4837,
    settlement_accounts_exceeded: 4838,
    bank_number_malformed: 4839,
    bank_number_checksum_wrong: 4840,
    address_malformed: 4847,
    address_wrong_network: 4848,
    address_checksum_wrong: 4849,
  },
  messages: {
    settlement_account_added: { category: 'system', outside: ['security', 'mail', 'push'] },
    settlement_account_usable: { category: 'system', outside: ['security', 'mail', 'push'] },
    settlement_account_changed: { category: 'system', outside: ['security', 'mail', 'push'] },
    settlement_account_removed: { category: 'system', outside: ['security', 'mail', 'push'] },
    whitelist_switched_on: { category: 'system', outside: ['security', 'mail', 'push'] },
    whitelist_switched_off: { category: 'system', outside: ['security', 'mail', 'push'] },
  },
} as const satisfies Noun
