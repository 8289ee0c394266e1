import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Cover, isCovered } from '@touchstone/app/investments/cover'
import { Card } from '../ui/Card.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { EscrowBar } from './EscrowBar.tsx'

type PayerCardProps = {
  product: Cover & { state: string }
  /** What is paid, with so many decimals. */
  currency: string
  places?: number
  ofGains?: boolean
  text: string
}

/** Who pays, and whether what is there covers it. */
export function PayerCard({ product, currency, places = 0, ofGains = false, text }: PayerCardProps) {
  const { t } = useTranslation()
  const covered = isCovered(product)
  return (
    <Card padded className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t('investments.payer')}</h2>
        {covered !== undefined && (
          <StatusChip
            tone={covered ? 'success' : 'danger'}
            icon={covered ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
          >
            {t(covered ? 'investments.covered' : 'investments.notCovered')}
          </StatusChip>
        )}
      </div>
      <p className="text-sm text-fg-2">{covered === undefined ? t('investments.payerEmpty') : text}</p>
      <EscrowBar {...product} currency={currency} places={places} ofGains={ofGains} />
    </Card>
  )
}
