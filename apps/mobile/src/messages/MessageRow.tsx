import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { printServerTime } from '@touchstone/app/time/times'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { Money } from '../ui/Money.tsx'
import { MessageIcon } from './MessageIcon.tsx'
import type { Message } from '@touchstone/app/messages/messages.queries'

const clock = (time: string): string => printServerTime(time).slice(11, 16)

/** A message in the list: what happened and when, and whether it was read. */
export function MessageRow({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { t } = useTranslation()
  const { kind, category, title, text, time, book, read } = message
  // What a close brought: the text says it last, where a list cuts it.
  const net = typeof message.details['net'] === 'string' ? message.details['net'] : undefined
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex w-full gap-3 px-4 py-3 text-left outline-offset-[-2px] transition-colors duration-150 hover:bg-surface-2/50 active:bg-surface-2"
    >
      <span className="relative h-fit">
        <MessageIcon kind={kind} category={category} />
        {!read && (
          <span
            aria-hidden
            className="absolute top-0 right-0 size-2.5 rounded-full bg-danger-fill ring-2 ring-surface"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={clsx('line-clamp-2 min-w-0 flex-1 text-base font-medium break-words', read && 'text-fg-2')}>
            {!read && <span className="sr-only">{t('messages.unread')} </span>}
            {title}
          </span>
          <span className="num shrink-0 text-xs text-fg-3">{clock(time)}</span>
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm break-words text-fg-2">{text}</span>
        {(book === 'demo' || net !== undefined) && (
          <span className="mt-1 flex items-center gap-2">
            {book === 'demo' && <DemoBadge />}
            {net !== undefined && <Money value={net} sign tone private className="ml-auto text-sm font-semibold" />}
          </span>
        )}
      </span>
    </button>
  )
}
