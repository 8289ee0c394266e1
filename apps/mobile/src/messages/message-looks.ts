import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import {
  AtSign,
  Ban,
  BellRing,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleSlash,
  Equal,
  Gauge,
  KeyRound,
  ListChecks,
  LogIn,
  MapPin,
  type LucideIcon,
  OctagonMinus,
  PiggyBank,
  ShieldCheck,
  ShieldOff,
  Sparkles,
  Target,
  Timer,
  TrendingDown,
  TrendingUp,
  Undo2,
  TriangleAlert,
  Trophy,
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleMinus,
  CirclePlus,
  Gift,
  IdCard,
  Landmark,
  Lock,
  LockOpen,
  LogOut,
} from 'lucide-react'

export type Tone = 'accent' | 'neutral' | 'warn' | 'danger'

/** A screen; or whatever the details of the message name: a market, a deposit, a withdrawal, or nothing. */
export type LeadsTo =
  | 'demo'
  | 'devices'
  | 'security'
  | 'antiPhishing'
  | 'identityResult'
  | 'withdraw'
  | 'settlementAccounts'
  | 'strategyOrders'
  | 'details'

/**
 * How a message of each kind looks, and where it leads besides its receipt. What needs attention soon is warm, what went
 * well has the accent's colour; a loss is no error.
 */
export const looks: Readonly<Record<MessageKind, readonly [LucideIcon, Tone, LeadsTo]>> = {
  welcome: [Sparkles, 'accent', 'demo'],
  new_sign_in: [LogIn, 'neutral', 'devices'],
  password_changed: [KeyRound, 'warn', 'security'],
  second_factor_bound: [ShieldCheck, 'accent', 'security'],
  second_factor_unbound: [ShieldOff, 'warn', 'security'],
  recovery_code_used: [KeyRound, 'warn', 'security'],
  second_factor_guessed: [KeyRound, 'warn', 'security'],
  recovery_codes_made: [KeyRound, 'accent', 'security'],
  contact_bound: [AtSign, 'neutral', 'security'],
  contact_change_asked: [AtSign, 'warn', 'security'],
  price_alert_reached: [BellRing, 'accent', 'details'],
  loss_limit_set: [Gauge, 'neutral', 'details'],
  looser_loss_limit_asked: [Gauge, 'warn', 'details'],
  no_loss_limit_asked: [Gauge, 'warn', 'details'],
  self_excluded: [Ban, 'warn', 'details'],
  cool_off_begun: [CirclePause, 'neutral', 'details'],
  residence_change_asked: [MapPin, 'neutral', 'details'],
  market_gap_ahead: [CalendarClock, 'warn', 'details'],
  isolated_margin_called: [TriangleAlert, 'warn', 'details'],
  cross_margin_called: [TriangleAlert, 'warn', 'details'],
  position_liquidated: [CircleAlert, 'danger', 'details'],
  take_profit_fired: [Target, 'accent', 'details'],
  stop_loss_fired: [OctagonMinus, 'neutral', 'details'],
  limit_open_filled: [CircleCheck, 'neutral', 'details'],
  limit_close_filled: [CircleCheck, 'neutral', 'details'],
  order_cancelled: [Ban, 'neutral', 'details'],
  second_contract_won: [Trophy, 'accent', 'details'],
  second_contract_lost: [Timer, 'neutral', 'details'],
  second_contract_tied: [Equal, 'neutral', 'details'],
  second_contract_void: [CircleSlash, 'neutral', 'details'],
  anti_phishing_code_set: [ShieldCheck, 'accent', 'antiPhishing'],
  anti_phishing_code_removed: [ShieldCheck, 'warn', 'antiPhishing'],
  deposit_submitted: [ArrowDownToLine, 'neutral', 'details'],
  deposit_delivered: [ArrowDownToLine, 'accent', 'details'],
  deposit_rejected: [ArrowDownToLine, 'danger', 'details'],
  deposit_cancelled: [Ban, 'neutral', 'details'],
  deposit_undone: [ArrowDownToLine, 'danger', 'details'],
  withdrawal_submitted: [ArrowUpFromLine, 'neutral', 'details'],
  withdrawal_approved: [ArrowUpFromLine, 'neutral', 'details'],
  withdrawal_paying: [ArrowUpFromLine, 'neutral', 'details'],
  withdrawal_paid: [ArrowUpFromLine, 'accent', 'details'],
  withdrawal_rejected: [ArrowUpFromLine, 'danger', 'details'],
  withdrawal_cancelled: [Ban, 'neutral', 'details'],
  withdrawal_failed: [ArrowUpFromLine, 'danger', 'details'],
  withdrawals_blocked: [Lock, 'danger', 'withdraw'],
  withdrawals_unblocked: [LockOpen, 'accent', 'withdraw'],
  reward_granted: [Gift, 'accent', 'details'],
  balance_credited: [CirclePlus, 'neutral', 'details'],
  balance_debited: [CircleMinus, 'warn', 'details'],
  settlement_account_added: [Landmark, 'warn', 'settlementAccounts'],
  settlement_account_usable: [Landmark, 'warn', 'settlementAccounts'],
  settlement_account_changed: [Landmark, 'warn', 'settlementAccounts'],
  settlement_account_removed: [Landmark, 'warn', 'settlementAccounts'],
  whitelist_switched_on: [ListChecks, 'neutral', 'settlementAccounts'],
  whitelist_switched_off: [ListChecks, 'warn', 'settlementAccounts'],
  withdrawal_password_set: [KeyRound, 'accent', 'security'],
  withdrawal_password_changed: [KeyRound, 'warn', 'security'],
  withdrawal_password_locked: [Lock, 'danger', 'security'],
  identity_submitted: [IdCard, 'neutral', 'identityResult'],
  identity_verified: [IdCard, 'accent', 'identityResult'],
  identity_rejected: [IdCard, 'danger', 'identityResult'],
  product_bought: [PiggyBank, 'accent', 'strategyOrders'],
  product_declined: [Undo2, 'warn', 'strategyOrders'],
  product_cancelled: [Undo2, 'neutral', 'strategyOrders'],
  product_leaving: [LogOut, 'neutral', 'strategyOrders'],
  product_day_gained: [TrendingUp, 'accent', 'strategyOrders'],
  product_day_lost: [TrendingDown, 'neutral', 'strategyOrders'],
  product_ended: [PiggyBank, 'neutral', 'strategyOrders'],
  sign_in_blocked: [Lock, 'danger', 'details'],
  sign_in_unblocked: [LockOpen, 'accent', 'details'],
  terms_change_ahead: [CalendarClock, 'warn', 'details'],
  country_rules_change_ahead: [CalendarClock, 'warn', 'details'],
  withdrawal_rules_change_ahead: [CalendarClock, 'warn', 'withdraw'],
}

/** Messages of kinds that are newer than the app arrive too. */
export const isKnown = (kind: string): kind is MessageKind => Object.hasOwn(looks, kind)
