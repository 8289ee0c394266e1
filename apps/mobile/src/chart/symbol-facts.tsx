import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printDuration } from '@touchstone/app/time/times'
import type { SymbolDetails } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import type { Fact } from '../ui/Facts.tsx'
import { Percent } from '../ui/Percent.tsx'
import { momentText } from '@touchstone/app/time/moments'

/** Returns the seconds until a moment, updated every second. */
export function CountDown({ atMs }: { atMs: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const counting = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(counting)
  }, [])
  return <span className="num">{printDuration((atMs - now) / 1_000)}</span>
}

export function useFundingFacts({ fundingRate, nextFundingAtMs }: SymbolDetails): Fact[] {
  // What it says follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  return [
    { label: t('words.fundingRate'), value: <Percent value={fundingRate} places={4} /> },
    {
      label: t('chart.nextFunding'),
      value: (
        <>
          {momentText(nextFundingAtMs)}{' '}
          <span className="font-normal text-fg-3">
            (<CountDown atMs={nextFundingAtMs} />)
          </span>
        </>
      ),
    },
  ]
}

export function useHoursFacts({ hours, changesAtMs, price }: SymbolDetails): Fact[] {
  // What it says follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  const isClosed = price?.state === 'closed'
  return [
    { label: t('chart.hours'), value: t(`chart.hoursOf.${hours}`) },
    ...(changesAtMs === null
      ? []
      : [{ label: t(isClosed ? 'chart.nextOpening' : 'chart.nextClosing'), value: momentText(changesAtMs) }]),
  ]
}

export function useFeeFacts({ takerRate, makerRate, liquidationRate, spreadRate }: SymbolDetails): Fact[] {
  const { t } = useTranslation()
  return [
    { label: t('chart.takerFee'), value: <Percent value={takerRate} places={3} /> },
    { label: t('chart.makerFee'), value: <Percent value={makerRate} places={3} /> },
    { label: t('chart.liquidationFee'), value: <Percent value={liquidationRate} places={3} /> },
    { label: t('chart.spread'), hint: t('chart.spreadHint'), value: <Percent value={spreadRate} places={3} /> },
  ]
}

export function useTradingFacts(details: SymbolDetails): Fact[] {
  const { t } = useTranslation()
  const { leverageMax, priceTick, quantityStep, notionalMin, slippageRateMax, base } = details
  return [
    { label: t('chart.leverageMax'), value: `${leverageMax}×` },
    { label: t('chart.priceTick'), value: priceTick },
    { label: t('chart.quantityStep'), value: `${quantityStep} ${base}` },
    { label: t('chart.notionalMin'), value: <Amount value={notionalMin} trim currency="USDT" /> },
    { label: t('chart.slippageMax'), value: <Percent value={slippageRateMax} /> },
  ]
}
