import { Snowflake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@touchstone/app/investments/investments.queries'
import { utcDayText } from '@touchstone/app/investments/words'
import { Notice } from '../ui/Notice.tsx'

type FreezeNoticeProps = {
  frozen: NonNullable<Product['frozen']>
  /** It has begun. */
  isOn: boolean
  /** What follows from it, a line each. */
  texts: readonly string[]
}

/** From when to when a product is frozen, its end first where it is known; what follows from that, and why operators froze it. */
export function FreezeNotice({ frozen: { from, until, reason }, isOn, texts }: FreezeNoticeProps) {
  const { t } = useTranslation()
  const begins = t(isOn ? 'freezes.since' : 'freezes.from', { day: utcDayText(from) })
  const ends = (day: string): string => t('freezes.until', { day: utcDayText(day) })
  return (
    <Notice tone="warn" icon={<Snowflake aria-hidden className="size-4.5" />}>
      <span className="num block text-base font-semibold">{until === null ? begins : ends(until)}</span>
      {until !== null && <span className="num block">{begins}</span>}
      {texts.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
      <span className="block break-words">{t('freezes.reason', { reason })}</span>
    </Notice>
  )
}
