import type { MessageCategory } from '@touchstone/wire/message-rule'
import { clsx } from 'clsx'
import { ArrowLeftRight, Info, ListChecks, type LucideIcon } from 'lucide-react'
import { isKnown, looks, type Tone } from './message-looks.ts'

const tones: Record<Tone, string> = {
  accent: 'bg-accent-soft text-accent',
  neutral: 'bg-surface-2 text-fg-2',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
}

const ofCategory: Record<MessageCategory, LucideIcon> = {
  system: Info,
  task: ListChecks,
  transaction: ArrowLeftRight,
}

/** What a message is about, seen before it is read; one that is newer than the app has the icon of its category. */
export function MessageIcon({ kind, category }: { kind: string; category: MessageCategory }) {
  const [Icon, tone] = isKnown(kind) ? looks[kind] : ([ofCategory[category], 'neutral'] as const)
  return (
    <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-full', tones[tone])}>
      <Icon className="size-5" />
    </span>
  )
}
