import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { serverMoment } from '@touchstone/app/time/moments'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { leadOf, receiptPath } from './message-lead.ts'
import { MessageIcon } from './MessageIcon.tsx'
import type { Message } from '@touchstone/app/messages/messages.queries'

type MessageSheetProps = { message: Message; open: boolean; onOpenChange: (open: boolean) => void }

/** A full message, its receipt, and the one thing to do about it. */
export function MessageSheet({ message, open, onOpenChange }: MessageSheetProps) {
  const { t } = useTranslation()
  const { kind, category, title, text, time, book } = message
  const receipt = receiptPath(message)
  const lead = leadOf(message)
  const hasFooter = receipt !== undefined || lead !== undefined
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        hasFooter ? (
          <div className="flex flex-col gap-2">
            {receipt !== undefined && (
              <LinkButton to={receipt} wide>
                <ReceiptText aria-hidden className="size-5" />
                {t('messages.receipt')}
              </LinkButton>
            )}
            {lead !== undefined && (
              <LinkButton to={lead.path} kind={receipt === undefined ? 'primary' : 'soft'} wide>
                {t(`messages.lead.${lead.text}`, { symbol: lead.symbol })}
              </LinkButton>
            )}
          </div>
        ) : undefined
      }
    >
      <div className="flex items-center gap-3">
        <MessageIcon kind={kind} category={category} />
        <p className="min-w-0 flex-1 text-sm">
          <span className="flex items-center gap-2 font-medium">
            {t(`messages.category.${category}`)}
            {book === 'demo' && <DemoBadge />}
          </span>
          <span className="num block text-xs text-fg-3">{serverMoment(time)}</span>
        </p>
      </div>
      <p className="pt-4 pb-2 text-base leading-7 break-words whitespace-pre-line">{text}</p>
    </Sheet>
  )
}
