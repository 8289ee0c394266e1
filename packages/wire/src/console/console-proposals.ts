import * as z from 'zod/mini'
import { read, record } from '../call.ts'
import { amount, atMs, currency, page, pageOf, rowId, symbol, time, typed } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { byId, byIdWithReason, namedOperator, namedUser, reason } from './console-fields.ts'
import { type ProposalKind, proposalRights } from '../rights.ts'

const kinds = Object.keys(proposalRights) as ProposalKind[]

/**
 * `approved`: being carried out. `done`: carried out. `failed`: approved, but could not be carried out, with the
 * reason. `withdrawn`: by its proposer.
 */
export const proposalStates = ['open', 'approved', 'done', 'failed', 'rejected', 'withdrawn'] as const

/** One number or word that would change; null where a side has none. Path such as `symbols.BTC/USDT.takerRate`. */
export const settingsChange = z.object({ path: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })

/** What an approval of settings is decided from besides the change itself. */
const settingsStart = z.object({
  /** Symbols with open positions that it affects: their holders are notified a day before it starts. */
  touches: z.array(symbol),
  /** Paths of what protects everybody: it begins a day after it was announced, whoever holds what. */
  protects: z.array(z.string()),
  /** When it begins if it is approved now. */
  beginsAtMs: atMs,
})

export const proposal = z.object({
  id: rowId,
  kind: z.enum(kinds),
  state: z.enum(proposalStates),
  /** Its contents for reading, line by line. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Of a change of settings: what changes. */
  changes: z.array(settingsChange),
  /** Of settings that can still be approved; null of all others. */
  start: z.nullable(settingsStart),
  user: z.nullable(namedUser),
  reason: z.string(),
  proposedBy: namedOperator,
  proposedTime: time,
  decidedBy: z.nullable(namedOperator),
  decidedTime: z.nullable(time),
  /** Why it was rejected, or could not be carried out. */
  answer: z.nullable(z.string()),
  /** Whether you may decide it now, and if not, why. */
  mayDecide: z.boolean(),
  whyNot: z.nullable(z.enum(['decided', 'own', 'right', 'new'])),
})
export type ConsoleProposal = z.output<typeof proposal>

/** The reply of every call that proposes something. */
export const proposed = z.object({ proposalId: rowId })

export const consoleProposals = {
  proposals: read({
    path: '/api/console/proposals/list',
    weight: 1,
    access: 'operator',
    right: 'see_proposals',
    summary: 'What was proposed of the kinds that you may propose or decide, newest first.',
    request: z.strictObject({
      ...page,
      state: z.optional(z.enum(proposalStates)),
      kind: z.optional(z.enum(kinds)),
    }),
    reply: pageOf(proposal),
  }),
  proposal: read({
    path: '/api/console/proposals/one',
    weight: 1,
    access: 'operator',
    right: 'see_proposals',
    summary: 'One proposal.',
    request: byId,
    reply: proposal,
    refusals: ['not_found'],
  }),
  approveProposal: record({
    path: '/api/console/proposals/approve',
    access: 'operator',
    right: 'see_proposals',
    summary: 'Approves what another operator has proposed, and carries it out.',
    request: byId,
    reply: z.object({ state: z.enum(['approved', 'done']) }),
    refusals: [
      'not_found',
      'already_decided',
      'own_proposal',
      'operator_too_new',
      'settings_newer',
      'settings_faulty',
      'token_name_unreadable',
      'token_looks_alike',
      'symbol_looks_alike',
      'arrival_known',
      'arrival_used',
      'arrival_differs',
      'arrival_from_chain',
      'already_claimed',
      'operator_known',
      'operators_needed',
      'terms_changed',
      'sale_unchanged',
      'rule_too_new',
      'sale_not_open',
      'product_is_frozen',
      'product_not_frozen',
      'sale_is_open',
      'capital_too_small',
      'escrow_short',
      'escrow_covers_orders',
      'bond_opened_before',
      'ieo_opened_before',
      'ieo_not_given',
      'ieo_not_listed',
      'ieo_called_off',
      'ieo_listed_before',
      'no_tokens_left',
      'proceeds_too_small',
      'no_proceeds',
      'bond_not_running',
      'reference_used',
    ],
  }),
  rejectProposal: record({
    path: '/api/console/proposals/reject',
    access: 'operator',
    right: 'see_proposals',
    summary: 'Rejects what another operator has proposed.',
    request: byIdWithReason,
    reply: z.object({ state: z.literal('rejected') }),
    refusals: ['not_found', 'already_decided', 'own_proposal', 'operator_too_new'],
  }),
  withdrawProposal: record({
    path: '/api/console/proposals/withdraw',
    access: 'operator',
    right: 'see_proposals',
    summary: 'Takes a proposal of your own back.',
    request: byId,
    reply: z.object({ state: z.literal('withdrawn') }),
    refusals: ['not_found', 'already_decided'],
  }),
  proposeReward: record({
    path: '/api/console/proposals/reward',
    access: 'operator',
    right: 'propose_entries',
    summary: 'Proposes to give a user something from the rewards; the user is told the reason.',
    request: z.strictObject({ userId: rowId, currency, amount, reason }),
    reply: proposed,
    refusals: ['not_found', 'currency_unknown', 'amount_too_small', 'amount_off_grid'],
  }),
  proposeCorrection: record({
    path: '/api/console/proposals/correction',
    access: 'operator',
    right: 'propose_entries',
    summary: 'Proposes to correct what a user has; the user is told the reason.',
    request: z.strictObject({ userId: rowId, currency, amount, sign: z.enum(['credit', 'debit']), reason }),
    reply: proposed,
    refusals: ['not_found', 'currency_unknown', 'amount_too_small', 'amount_off_grid'],
  }),
  proposeUndoDeposit: record({
    path: '/api/console/proposals/undoDeposit',
    access: 'operator',
    right: 'propose_entries',
    summary: 'Proposes to undo a deposit that was credited, because the payment was taken back.',
    request: z.strictObject({ depositId: rowId, reason: typed(1, 500) }),
    reply: proposed,
    refusals: ['not_found', 'not_delivered'],
  }),
}

export const consoleProposalsNoun = {
  calls: consoleProposals,
  refusals: {
    already_decided: 4901,
    own_proposal: 4902,
    operator_too_new: 4903,
    not_delivered: 4908,
  },
} as const satisfies Noun
