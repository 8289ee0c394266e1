import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { riskClasses } from '@touchstone/domain/settings/bond-terms'
import { Card } from '../ui/Card.tsx'
import { useIssuer } from './use-issuer.ts'

/** How likely the issuer is to fail, in a word, and who is lent to. */
export function RiskCard({ bond: { riskClass, issuer } }: { bond: Bond }) {
  const { t } = useTranslation()
  const { name } = useIssuer()(issuer)
  return (
    <Card padded className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t('bonds.riskClass', { letter: riskClass })}</h2>
        <span aria-hidden className="flex gap-1">
          {riskClasses.map((letter) => (
            <span
              key={letter}
              className={clsx(
                'grid size-6 place-items-center rounded-sm text-xs font-semibold',
                letter === riskClass ? 'bg-warn-soft text-warn ring-1 ring-warn' : 'bg-surface-2 text-fg-3',
              )}
            >
              {letter}
            </span>
          ))}
        </span>
      </div>
      <p className="text-base font-medium">{t(`bonds.risk.${riskClass}`)}</p>
      <p className="text-sm text-fg-2">{t('bonds.riskText')}</p>
      <p className="border-t border-border pt-3 text-sm">{t('bonds.lendTo', { issuer: name })}</p>
    </Card>
  )
}
