import * as z from 'zod/mini'
import { productId } from './bond-shapes.ts'
import { agreed } from './agreements.ts'
import { command, read } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { page, pageOf, recordId, sha256, whole } from './fields.ts'
import { ordered } from './investments.ts'
import { minerIncome, minerOrder, networkDay, networkId } from './miner-shapes.ts'
import type { Noun } from './noun.ts'
import { pauseRefusals } from './opening-restrictions.ts'
import { sixDigits } from './sessions.ts'

export const mining = {
  networkDays: read({
    path: '/api/prod/appNetwork/days',
    weight: 2,
    access: 'public',
    summary: 'What a network was like on each of the last 90 days, newest first, and where that comes from.',
    request: z.strictObject({ network: networkId }),
    reply: z.object({
      /** `simulated`: from our published series; `blocks`: from the blocks of the network itself. */
      source: z.enum(['simulated', 'blocks']),
      days: z.array(networkDay),
    }),
  }),
  minerIncomes: read({
    path: '/api/prod/appMinerOrder/incomes',
    weight: 1,
    access: 'session',
    summary: 'What each day brought to an order of machines, newest first.',
    request: z.strictObject({ id: recordId, ...page }),
    reply: pageOf(minerIncome),
    refusals: ['not_found'],
  }),
  buyMiner: command({
    path: '/api/prod/appProductOrder/minerBuy',
    access: 'session',
    summary:
      'Buys units of a machine: the money is set aside until its pool answers, in moments. All other products are bought by `buyProduct`.',
    request: z.strictObject({
      productId,
      units: whole(1, 1_000_000),
      /** Of its terms as the person was shown them. */
      termsSha256: sha256,
      ...agreed,
      withdrawalPassword: z.optional(sixDigits),
    }),
    reply: z.extend(outcomeOf(z.looseObject({ kind: z.literal('miner_requested'), order: ordered })), {
      /** With the answer of the pool, if it came within three seconds. */
      order: minerOrder,
    }),
    refusals: [
      ...pauseRefusals,
      'risk_not_acknowledged',
      'agreement_changed',
      'product_unknown',
      'product_not_on_sale',
      'product_sold_out',
      'network_silent',
      'terms_differ',
      'identity_level_too_low',
      'vip_level_too_low',
      'units_not_positive',
      'units_limit_reached',
      'balance_too_small',
      'withdrawal_password_required',
      'withdrawal_password_not_set',
      'withdrawal_password_wrong',
      'withdrawal_password_locked',
    ],
    secrets: ['withdrawalPassword'],
  }),
  cancelMinerOrder: command({
    path: '/api/prod/appMinerOrder/cancel',
    access: 'session',
    summary: 'Takes an order of machines back before its first day begins, at no cost.',
    request: z.strictObject({ id: recordId }),
    reply: outcomeOf(z.looseObject({ kind: z.literal('miner_cancelled'), order: ordered })),
    refusals: ['not_found', 'order_not_found', 'miner_started'],
  }),
}

export const miningNoun = {
  calls: mining,
  refusals: { network_silent: 5030, miner_started: 5031, network_figures_wrong: 5032 },
  details: {
    network_silent: { network: 'bitcoin' },
    miner_started: {},
    network_figures_wrong: { network: 'bitcoin' },
  },
  messages: {
    miner_bought: { category: 'transaction', outside: 'nothing' },
    miner_declined: { category: 'transaction', outside: 'nothing' },
    miner_cancelled: { category: 'transaction', outside: 'nothing' },
    miner_day: { category: 'transaction', outside: 'nothing' },
    miner_ended: { category: 'transaction', outside: ['funds', 'push'] },
    miner_stopped: { category: 'transaction', outside: ['funds', 'push'] },
  },
  harmless: {
    networkDays: { network: 'bitcoin' },
    buyMiner: {
      productId: 'nothing-of-this-name',
      units: 1,
      termsSha256: '0'.repeat(64),
      agreementSha256: '0'.repeat(64),
    },
  },
} as const satisfies Noun
