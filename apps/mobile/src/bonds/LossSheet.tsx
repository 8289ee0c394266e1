import { useTranslation } from 'react-i18next'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { Sheet } from '../ui/Sheet.tsx'
import { LossCalculator } from './LossCalculator.tsx'

type LossSheetProps = { bond: Bond; open: boolean; onOpenChange: (open: boolean) => void }

/** The loss calculator, to be opened from the bond at any time. */
export function LossSheet({ bond, open, onOpenChange }: LossSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('bonds.loss')} text={t('bonds.lossSub')}>
      <div className="pb-2">
        <LossCalculator bond={bond} />
      </div>
    </Sheet>
  )
}
