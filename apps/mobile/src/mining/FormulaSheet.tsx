import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { Sheet } from '../ui/Sheet.tsx'

type FormulaSheetProps = { miner: Miner; open: boolean; onOpenChange: (open: boolean) => void }

const steps = ['mined', 'costs', 'paid', 'growth', 'price', 'even'] as const

/** How the share that would be earned is computed, step by step. */
export function FormulaSheet({ miner: { outputMax, coin, cycleDays: days }, open, onOpenChange }: FormulaSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('mining.formula')}>
      <dl className="flex flex-col gap-4 pb-4 text-sm">
        {steps.map((step) => (
          <div key={step}>
            <dt className="font-semibold">{t(`mining.step.${step}`)}</dt>
            <dd className="mt-0.5 break-words text-fg-2">
              {t(`mining.stepText.${step}`, { most: quantityText(outputMax), coin, days })}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
