import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'

/** What cannot be seen from outside. */
export function HouseCard() {
  const { t } = useTranslation()
  return (
    <Card padded className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <EyeOff aria-hidden className="size-5 shrink-0 text-warn" />
        {t('mining.byHouse')}
      </h2>
      <p className="text-sm text-fg-2">{t('mining.byHouseText')}</p>
    </Card>
  )
}
