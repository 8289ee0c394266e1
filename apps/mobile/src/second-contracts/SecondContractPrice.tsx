import { clsx } from 'clsx'
import { Clock, Moon, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayChange } from '@touchstone/app/market/day-change'
import { SandboxChip } from '../market/SandboxChip.tsx'
import { SymbolPicker } from '../market/SymbolPicker.tsx'
import { type PriceState, useTick } from '@touchstone/app/live/use-tick'
import { printTime } from '@touchstone/app/time/times'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Card } from '../ui/Card.tsx'
import { Change } from '../ui/Change.tsx'
import { Flash } from '../ui/Flash.tsx'
import { Price } from '../ui/Price.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { PriceLine } from './PriceLine.tsx'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'
import { useTrustedPrice } from '@touchstone/app/second-contracts/use-trusted-price'

type SecondContractPriceProps = {
  symbol: string
  offered: readonly string[]
  onSymbol: (symbol: string) => void
  /** Those that run on this symbol. */
  running: readonly SecondContract[]
  /** The screen says already that it is play money. */
  isDemo: boolean
}

/** The current price, large, and its course over the last minutes; grey with its time while it is not trusted. */
export function SecondContractPrice({ symbol, offered, onSymbol, running, isDemo }: SecondContractPriceProps) {
  const { t } = useTranslation()
  const tick = useTick(symbol)
  const state = useTrustedPrice(symbol)
  const isOld = state !== 'open' && state !== 'missing'
  const listed = useSymbol(symbol)
  const mark = tick?.mark ?? listed?.sparkline.at(-1)
  return (
    <Card className="flex flex-col">
      <div className="flex items-center justify-between gap-2 px-4 pt-1.5">
        <SymbolPicker
          chosen={symbol}
          isOffered={(each) => offered.includes(each)}
          onChange={onSymbol}
          className="-ml-1 text-base font-semibold"
        />
        {!isDemo && <SandboxChip />}
      </div>
      <section aria-label={t('words.markPrice')} className="px-4">
        {listed === undefined ? (
          <Skeleton className="h-10.5 w-48" />
        ) : (
          <Flash value={mark}>
            <Price
              value={mark}
              tick={listed.priceTick}
              className={clsx('text-3xl font-semibold', isOld && 'text-fg-3')}
            />
          </Flash>
        )}
        <div className="mt-0.5 flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1 text-xs">
          <span className={clsx(isOld && 'opacity-60 grayscale')}>
            <Change value={dayChange(listed?.day?.open, mark)} />
          </span>
          <OldPrice state={state} atMs={tick?.sourceAtMs} />
        </div>
      </section>
      <PriceLine symbol={symbol} tick={listed?.priceTick} running={running} isOld={isOld} />
    </Card>
  )
}

const icons = { stale: <Clock aria-hidden />, closed: <Moon aria-hidden />, offline: <WifiOff aria-hidden /> }

/** Why a price is grey, and since when; nothing while it lives. */
function OldPrice({ state, atMs }: { state: PriceState; atMs: number | undefined }) {
  const { t } = useTranslation()
  if (state === 'open' || state === 'missing') return null
  return (
    <StatusChip tone={state === 'closed' ? 'neutral' : 'warn'} icon={icons[state]}>
      {atMs === undefined
        ? t(`secondContracts.blocked_${state}`)
        : t(`secondContracts.price_${state}`, { time: printTime(atMs).slice(-8) })}
    </StatusChip>
  )
}
