import { Bell, LockKeyhole, type LucideIcon, RotateCcw, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'

/** What happens to the data after they are sent. */
export function WhatHappensNext({ triesLeft }: { triesLeft: number }) {
  const { t } = useTranslation()
  const lines: [LucideIcon, string][] = [
    [UserCheck, t('identity.nextReview')],
    [Bell, t('identity.nextTold')],
    [RotateCcw, t('identity.nextTries', { left: triesLeft })],
    [LockKeyhole, t('identity.nextPrivate')],
  ]
  return (
    <Section title={t('identity.nextTitle')}>
      <Card padded>
        <ul className="flex flex-col gap-3 text-sm text-fg-2">
          {lines.map(([Icon, text]) => (
            <li key={text} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-px size-4.5 shrink-0 text-accent" />
              <span className="min-w-0 flex-1">{text}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

/** Why it was rejected before, over the form that mends it. */
export function Rejection({ text }: { text: string | null }) {
  const { t } = useTranslation()
  if (text === null) return null
  return (
    <Notice tone="danger">
      <span className="font-semibold">{t('identity.reason')}: </span>
      {text}
    </Notice>
  )
}
