import {
  Building2,
  CalendarClock,
  ChartNoAxesColumnDecreasing,
  Gauge,
  Handshake,
  Landmark,
  ShieldCheck,
  Timer,
  TrendingDown,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

const points = [
  ['riskLeverage', Gauge],
  ['riskStake', Timer],
  ['riskGaps', TrendingDown],
  ['riskHouse', Building2],
  ['riskLaw', Landmark],
  ['riskHelp', ShieldCheck],
] as const

const ofStrategies = [
  ['riskStrategyLoss', ChartNoAxesColumnDecreasing],
  ['riskStrategyHouse', Handshake],
  ['riskStrategyTerm', CalendarClock],
] as const

export type RiskOf = 'trades' | 'strategies'

/** The risk warning before the first trade with real money: what one is about to do comes first. */
export function RiskWarning({ about = 'trades' }: { about?: RiskOf }) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-col gap-3.5">
      {[...(about === 'strategies' ? ofStrategies : []), ...points].map(([key, Icon]) => (
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
