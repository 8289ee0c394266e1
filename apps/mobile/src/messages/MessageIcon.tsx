import { isMessageKind, type MessageCategory, type MessageKind } from '@touchstone/wire/messages'
import { clsx } from 'clsx'
import {
  ArrowLeftRight,
  AtSign,
  Ban,
  BellRing,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleSlash,
  Equal,
  Info,
  KeyRound,
  ListChecks,
  LogIn,
  type LucideIcon,
  OctagonMinus,
  ShieldCheck,
  Sparkles,
  Target,
  Timer,
  TriangleAlert,
  Trophy,
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
  contact_bound: [AtSign, 'neutral'],
  price_alert_reached: [BellRing, 'accent'],
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
}
const ofCategory: Record<MessageCategory, LucideIcon> = {
  system: Info,
  task: ListChecks,
  transaction: ArrowLeftRight,
}

/** What a message is about, seen before it is read. */
export function MessageIcon({ kind, category }: { kind: string; category: MessageCategory }) {
  const [Icon, tone] = isMessageKind(kind) ? looks[kind] : ([ofCategory[category], 'neutral'] as const)
  return (
    <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-full', tones[tone])}>
      <Icon className="size-5" />
    </span>
  )
}
