import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountOfUnits } from '@touchstone/app/bonds/bond-figures'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { moneyText } from '@touchstone/app/format/print-money'
import { Stepper } from '../ui/Stepper.tsx'
import { LossTable } from './LossTable.tsx'

/** Our choice: with so many units the figures are easy to read. */
const startUnits = 10

/** What a loss would do to as many units as one likes. */
export function LossCalculator({ bond }: { bond: Bond }) {
  const { t } = useTranslation()
  const max = bond.unitsMax === 0 ? bond.units : bond.unitsMax
  const [units, setUnits] = useState(Math.min(startUnits, max))
  const amount = moneyText(amountOfUnits(bond, units), { places: 0 })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-fg-2">{t('bonds.lossFor', { amount, currency: bond.currency })}</p>
        <Stepper
          className="shrink-0"
          label={t('bonds.unitsStep')}
          value={units}
          onChange={setUnits}
          min={1}
          max={max}
        />
      </div>
      <LossTable terms={bond} units={units} />
    </div>
  )
}
