import {
  Building2,
  CalendarClock,
  ChartNoAxesColumnDecreasing,
  Gauge,
  Handshake,
  Landmark,
  ShieldCheck,
  ShieldOff,
  Store,
  Timer,
  TrendingDown,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

const points = [
  ['protection.riskLeverage', Gauge],
  ['protection.riskStake', Timer],
  ['protection.riskGaps', TrendingDown],
  ['protection.riskHouse', Building2],
  ['protection.riskLaw', Landmark],
  ['protection.riskHelp', ShieldCheck],
] as const

const ofSales = [
  ['ieo.riskNoMarket', Store],
  ['ieo.riskIssuer', ShieldOff],
] as const

/** What one is about to do, before all that is true of every trade. */
const ofKind = {
  trades: [],
  strategies: [
    ['protection.riskStrategyLoss', ChartNoAxesColumnDecreasing],
    ['protection.riskStrategyHouse', Handshake],
    ['protection.riskStrategyTerm', CalendarClock],
  ],
  fixedRates: [
    ['fixedRates.note', Handshake],
    ['fixedRates.riskText', ShieldOff],
    ['protection.riskStrategyTerm', CalendarClock],
  ],
  bonds: [
    ['bonds.riskIssuer', Handshake],
    ['bonds.riskNoHelp', ShieldOff],
    ['bonds.riskLocked', CalendarClock],
  ],
  mining: [
    ['mining.riskNothing', CalendarClock],
    ['mining.riskOutput', ChartNoAxesColumnDecreasing],
    ['mining.riskHouse', Building2],
  ],
  ieo: ofSales,
  /** Of a token of which we get a part ourselves. */
  ieoOfOurs: [...ofSales, ['ieo.riskHouse', Building2]],
} as const

export type RiskOf = keyof typeof ofKind

/** The risk warning before the first trade with real money: what one is about to do comes first. */
export function RiskWarning({ about = 'trades' }: { about?: RiskOf }) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-col gap-3.5">
      {[...ofKind[about], ...points].map(([key, Icon]) => (
        <li key={key} className="flex items-start gap-3 text-sm text-fg">
          <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-md bg-warn-soft text-warn">
            <Icon className="size-4.5" />
          </span>
          <span className="min-w-0 flex-1 break-words">{t(key)}</span>
        </li>
      ))}
    </ul>
  )
}
