import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { MessageCategory } from '@touchstone/wire/message-rule'
import { clsx } from 'clsx'
import {
  ArrowLeftRight,
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
  Info,
  KeyRound,
  ListChecks,
  LogIn,
  MapPin,
  type LucideIcon,
  OctagonMinus,
  ShieldCheck,
  ShieldOff,
  Sparkles,
  Target,
  Timer,
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
} from 'lucide-react'

type Tone = 'accent' | 'neutral' | 'warn' | 'danger'

const tones: Record<Tone, string> = {
  accent: 'bg-accent-soft text-accent',
  neutral: 'bg-surface-2 text-fg-2',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
}

/** What one should look at soon is warm, what went well has the accent's colour; a loss is no error. */
const looks: Record<MessageKind, readonly [LucideIcon, Tone]> = {
  welcome: [Sparkles, 'accent'],
  new_sign_in: [LogIn, 'neutral'],
  password_changed: [KeyRound, 'warn'],
  second_factor_bound: [ShieldCheck, 'accent'],
  second_factor_unbound: [ShieldOff, 'warn'],
  contact_bound: [AtSign, 'neutral'],
  price_alert_reached: [BellRing, 'accent'],
  loss_limit_set: [Gauge, 'neutral'],
  looser_loss_limit_asked: [Gauge, 'warn'],
  no_loss_limit_asked: [Gauge, 'warn'],
  self_excluded: [Ban, 'warn'],
  cool_off_begun: [CirclePause, 'neutral'],
  residence_change_asked: [MapPin, 'neutral'],
  market_gap_ahead: [CalendarClock, 'warn'],
  isolated_margin_called: [TriangleAlert, 'warn'],
  cross_margin_called: [TriangleAlert, 'warn'],
  position_liquidated: [CircleAlert, 'danger'],
  take_profit_fired: [Target, 'accent'],
  stop_loss_fired: [OctagonMinus, 'neutral'],
  limit_open_filled: [CircleCheck, 'neutral'],
  limit_close_filled: [CircleCheck, 'neutral'],
  order_cancelled: [Ban, 'neutral'],
  second_contract_won: [Trophy, 'accent'],
  second_contract_lost: [Timer, 'neutral'],
  second_contract_tied: [Equal, 'neutral'],
  second_contract_void: [CircleSlash, 'neutral'],
  anti_phishing_code_set: [ShieldCheck, 'accent'],
  anti_phishing_code_removed: [ShieldCheck, 'warn'],
  deposit_submitted: [ArrowDownToLine, 'neutral'],
  deposit_delivered: [ArrowDownToLine, 'accent'],
  deposit_rejected: [ArrowDownToLine, 'danger'],
  deposit_cancelled: [Ban, 'neutral'],
  deposit_undone: [ArrowDownToLine, 'danger'],
  withdrawal_submitted: [ArrowUpFromLine, 'neutral'],
  withdrawal_approved: [ArrowUpFromLine, 'neutral'],
  withdrawal_paying: [ArrowUpFromLine, 'neutral'],
  withdrawal_paid: [ArrowUpFromLine, 'accent'],
  withdrawal_rejected: [ArrowUpFromLine, 'danger'],
  withdrawal_cancelled: [Ban, 'neutral'],
  withdrawal_failed: [ArrowUpFromLine, 'danger'],
  withdrawals_blocked: [Lock, 'danger'],
  withdrawals_unblocked: [LockOpen, 'accent'],
  reward_granted: [Gift, 'accent'],
  balance_credited: [CirclePlus, 'neutral'],
  balance_debited: [CircleMinus, 'warn'],
  settlement_account_added: [Landmark, 'warn'],
  settlement_account_usable: [Landmark, 'warn'],
  settlement_account_changed: [Landmark, 'warn'],
  settlement_account_removed: [Landmark, 'warn'],
  whitelist_switched_on: [ListChecks, 'neutral'],
  whitelist_switched_off: [ListChecks, 'warn'],
  withdrawal_password_set: [KeyRound, 'accent'],
  withdrawal_password_changed: [KeyRound, 'warn'],
  withdrawal_password_locked: [Lock, 'danger'],
  identity_submitted: [IdCard, 'neutral'],
  identity_verified: [IdCard, 'accent'],
  identity_rejected: [IdCard, 'danger'],
  sign_in_blocked: [Lock, 'danger'],
  sign_in_unblocked: [LockOpen, 'accent'],
  terms_change_ahead: [CalendarClock, 'warn'],
}
const ofCategory: Record<MessageCategory, LucideIcon> = {
  system: Info,
  task: ListChecks,
  transaction: ArrowLeftRight,
}

/** One that is newer than the app has the icon of its category. */
const isKnown = (kind: string): kind is MessageKind => Object.hasOwn(looks, kind)

/** What a message is about, seen before it is read. */
export function MessageIcon({ kind, category }: { kind: string; category: MessageCategory }) {
  const [Icon, tone] = isKnown(kind) ? looks[kind] : ([ofCategory[category], 'neutral'] as const)
  return (
    <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-full', tones[tone])}>
      <Icon className="size-5" />
    </span>
  )
}
