import { Building2, Gauge, Landmark, ShieldCheck, Timer, TrendingDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const points = [
  ['riskLeverage', Gauge],
  ['riskStake', Timer],
  ['riskGaps', TrendingDown],
  ['riskHouse', Building2],
  ['riskLaw', Landmark],
  ['riskHelp', ShieldCheck],
] as const

/** The risk warning before the first trade with real money. */
export function RiskWarning() {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-col gap-3.5">
      {points.map(([key, Icon]) => (
        <li key={key} className="flex items-start gap-3 text-sm text-fg">
          <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-md bg-warn-soft text-warn">
            <Icon className="size-4.5" />
          </span>
          <span className="min-w-0 flex-1 break-words">{t(`protection.${key}`)}</span>
        </li>
      ))}
    </ul>
  )
}
