import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { numberParts } from '@touchstone/app/format/number-text'
import { Section } from '../ui/Section.tsx'
import { accountWord } from '@touchstone/app/receipts/account-words'
import type { Movement } from '@touchstone/app/receipts/movements'

/** Every movement of money, from one account to another. */
export function EntriesList({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('receipts.entries')}>
      <Card>
        {movements.length === 0 ? (
          <p className="p-4 text-sm text-fg-2">{t('receipts.noEntries')}</p>
        ) : (
          <ul className="divide-y divide-border">
            {movements.map((movement, index) => (
              <li key={index}>
                <MovementRow movement={movement} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}

function MovementRow({ movement: { kind, from, to, currency, value, after } }: { movement: Movement }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm font-semibold">{t(`entries.${kind}`, { defaultValue: kind })}</span>
        <Amount value={value} currency={currency} places={placesOf(value)} className="ml-auto text-sm font-semibold" />
      </div>
      <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-fg-2">
        {t(accountWord(from))}
        <ArrowRight aria-hidden className="size-3 text-fg-3" />
        <span className="sr-only">→</span>
        {t(accountWord(to))}
      </p>
      {after.length > 0 && (
        <p className="num text-xs text-fg-3">
          {t('receipts.afterIt', {
            held: after.map(({ account, value: held }) => `${t(accountWord(account))} ${textOf(held)}`).join(' · '),
          })}
        </p>
      )}
    </div>
  )
}

const placesOf = (value: string): number => Math.max(2, value.split('.')[1]?.length ?? 0)

function textOf(value: string): string {
  const parts = numberParts(value, placesOf(value))
  return parts === undefined ? value : `${parts.sign}${parts.whole}${parts.fraction}`
}
