import { isMessageKind, type MessageKind } from '@touchstone/wire/messages'
import type { Topic } from '@touchstone/wire/preferences'
import { topicDefaults, type Ways } from './topic-defaults.ts'

/** By mail: as an e-mail, or a text if there is no address. */
type Outside = readonly [topic: Topic, ...Leaving[]]
type Leaving = 'mail' | 'push'

/**
 * Which messages are also sent outside the app, and under which topic a person can choose them. Null: none. Our choice.
 */
export const toldOutside = {
  welcome: null,
  new_sign_in: ['security', 'mail', 'push'],
  password_changed: ['security', 'mail', 'push'],
  second_factor_bound: ['security', 'mail', 'push'],
  second_factor_unbound: ['security', 'mail', 'push'],
  contact_bound: ['security', 'mail', 'push'],
  anti_phishing_code_set: ['security', 'mail', 'push'],
  anti_phishing_code_removed: ['security', 'mail', 'push'],
  price_alert_reached: ['priceAlerts', 'mail', 'push'],
  market_gap_ahead: ['trades', 'mail', 'push'],
  isolated_margin_called: ['trades', 'mail', 'push'],
  cross_margin_called: ['trades', 'mail', 'push'],
  position_liquidated: ['trades', 'mail', 'push'],
  take_profit_fired: ['trades', 'push'],
  stop_loss_fired: ['trades', 'push'],
  limit_open_filled: ['trades', 'push'],
  limit_close_filled: ['trades', 'push'],
  order_cancelled: ['trades', 'push'],
  second_contract_won: null,
  second_contract_lost: null,
  second_contract_tied: null,
  second_contract_void: null,
  deposit_submitted: ['funds', 'mail'],
  deposit_delivered: ['funds', 'mail', 'push'],
  deposit_rejected: ['funds', 'mail', 'push'],
  deposit_cancelled: ['funds', 'mail'],
  deposit_undone: ['funds', 'mail', 'push'],
  withdrawal_submitted: ['funds', 'mail', 'push'],
  withdrawal_approved: ['funds', 'mail', 'push'],
  withdrawal_paying: ['funds', 'push'],
  withdrawal_paid: ['funds', 'mail', 'push'],
  withdrawal_rejected: ['funds', 'mail', 'push'],
  withdrawal_cancelled: ['funds', 'mail', 'push'],
  withdrawal_failed: ['funds', 'mail', 'push'],
  withdrawals_blocked: ['security', 'mail', 'push'],
  withdrawals_unblocked: ['security', 'mail', 'push'],
  reward_granted: ['funds', 'mail', 'push'],
  balance_credited: ['funds', 'mail', 'push'],
  balance_debited: ['funds', 'mail', 'push'],
  settlement_account_added: ['security', 'mail', 'push'],
  settlement_account_usable: ['security', 'mail', 'push'],
  settlement_account_changed: ['security', 'mail', 'push'],
  settlement_account_removed: ['security', 'mail', 'push'],
  whitelist_switched_on: ['security', 'mail', 'push'],
  whitelist_switched_off: ['security', 'mail', 'push'],
  withdrawal_password_set: ['security', 'mail', 'push'],
  withdrawal_password_changed: ['security', 'mail', 'push'],
  withdrawal_password_locked: ['security', 'mail', 'push'],
  loss_limit_set: ['security', 'mail', 'push'],
  looser_loss_limit_asked: ['security', 'mail', 'push'],
  no_loss_limit_asked: ['security', 'mail', 'push'],
  self_excluded: ['security', 'mail', 'push'],
  cool_off_begun: ['security', 'mail', 'push'],
  residence_change_asked: ['security', 'mail', 'push'],
  identity_submitted: ['identity', 'mail'],
  identity_verified: ['identity', 'mail', 'push'],
  identity_rejected: ['identity', 'mail', 'push'],
  sign_in_blocked: ['security', 'mail', 'push'],
  sign_in_unblocked: ['security', 'mail', 'push'],
  terms_change_ahead: ['trades', 'mail', 'push'],
} as const satisfies Record<MessageKind, Outside | null>

/** The kinds sent by a channel, each with the default for a person who never chose. */
export const leaving = (by: Leaving): ({ kind: MessageKind; topic: Topic } & Ways)[] =>
  Object.entries<Outside | null>(toldOutside).flatMap(([kind, outside]) => {
    if (outside === null || !isMessageKind(kind) || !outside.includes(by)) return []
    const [topic] = outside
    return [{ kind, topic, ...topicDefaults[topic] }]
  })
