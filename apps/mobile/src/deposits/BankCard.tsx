import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Section } from '../ui/Section.tsx'
import type { DepositChannel } from '@touchstone/app/deposits/deposits.queries'

/** What to write on a transfer, each to be copied by itself. */
export function BankCard({ details }: Pick<DepositChannel, 'details'>) {
  const { t } = useTranslation()
  return (
    <Section title={t('deposits.bankTitle')}>
      <Card>
        <dl className="divide-y divide-border">
          {details.map(({ label, value }) => (
            <div key={label} className="flex min-h-16 items-center gap-2 py-2 pr-1.5 pl-4">
              <div className="min-w-0 flex-1">
                <dt className="text-xs text-fg-3">{label}</dt>
                <dd className="num text-base font-medium break-words">{value}</dd>
              </div>
              <CopyButton text={value} label={`${t('words.copy')}: ${label}`} />
            </div>
          ))}
        </dl>
      </Card>
      <p className="text-xs text-fg-3">{t('deposits.bankText')}</p>
    </Section>
  )
}
