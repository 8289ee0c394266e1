import { clsx } from 'clsx'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { printTime } from '@touchstone/app/time/times'
import { digitsOf } from '@touchstone/app/format/cut-number'
import { priceText } from '@touchstone/app/format/number-text'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type PriceScene, priceScene } from '@touchstone/app/second-contracts/price-scene'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'
import { usePricePoints } from '@touchstone/app/second-contracts/use-price-points'

type PriceLineProps = {
  symbol: string
  /** The price tick. */
  tick: string | undefined
  running: readonly SecondContract[]
  isOld: boolean
}

/** The marks of the last minutes; with the opening price and the end of each contract that runs on them. */
export function PriceLine({ symbol, tick, running, isOld }: PriceLineProps) {
  const { t } = useTranslation()
  const points = usePricePoints(symbol)
  const scene = useMemo(() => priceScene(points ?? [], running), [points, running])
  if (points === undefined) return <Skeleton className="mx-4 my-3 h-36" />
  return (
    <figure className="m-0 mt-1 flex flex-col">
      <div
        role="img"
        aria-label={t('secondContracts.chart', { symbol })}
        className={clsx('relative h-36', isOld ? 'text-fg-3' : 'text-accent')}
      >
        {scene !== undefined && <Drawing scene={scene} isOld={isOld} tick={tick} />}
      </div>
      <div aria-hidden className="num flex justify-between px-4 pt-1 pb-2.5 text-2xs text-fg-3">
        {scene !== undefined && (
          <>
            <span>{printTime(scene.beginAtMs).slice(-8)}</span>
            <span>{printTime(scene.endAtMs).slice(-8)}</span>
          </>
        )}
      </div>
    </figure>
  )
}

type DrawingProps = { scene: PriceScene; isOld: boolean; tick: string | undefined }

function Drawing({ scene, isOld, tick }: DrawingProps) {
  const gradient = useId()
  const { line, area, now, opens, expiries } = scene
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        fill="none"
        aria-hidden
      >
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity={0.2} />
          <stop offset="1" stopColor="currentColor" stopOpacity={0} />
        </linearGradient>
        <path d={area} fill={`url(#${gradient})`} />
        {expiries.map(({ id, x }) => (
          <path
            key={id}
            d={`M${x} 0V100`}
            stroke="var(--border-strong)"
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {opens.map(({ id, x, y, direction }) => (
          <path
            key={id}
            d={`M${x} ${y}H100`}
            stroke={direction === 'rise' ? 'var(--up)' : 'var(--down)'}
            strokeDasharray="4 3"
            className="[stroke-width:0.09375rem]"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={line}
          stroke="currentColor"
          className="[stroke-width:0.125rem]"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Range scene={scene} tick={tick} />
      {opens.map(({ id, x, labelY, direction, openPrice }) => (
        <span
          key={id}
          aria-hidden
          style={{ left: `${Math.min(x, 72)}%`, top: `${labelY}%` }}
          className={clsx(
            'num absolute -translate-y-1/2 rounded-sm px-1 text-2xs font-semibold text-on-fill',
            direction === 'rise' ? 'bg-up-fill' : 'bg-down-fill',
          )}
        >
          {direction === 'rise' ? '▲' : '▼'} {priceText(openPrice, tick)}
        </span>
      ))}
      <span aria-hidden style={{ left: `${now.x}%`, top: `${now.y}%` }} className="absolute size-0">
        {!isOld && (
          <span className="absolute -inset-2 animate-ping rounded-full bg-current opacity-40 motion-reduce:hidden" />
        )}
        <span className="absolute -inset-1 rounded-full border-2 border-surface bg-current" />
      </span>
    </>
  )
}

function Range({ scene, tick }: { scene: PriceScene; tick: string | undefined }) {
  const { t } = useTranslation()
  const text = (value: number): string => priceText(digitsOf(value), tick)
  return (
    <div
      aria-hidden
      className="num pointer-events-none absolute inset-x-4 inset-y-0 flex flex-col justify-between text-2xs text-fg-3"
    >
      <span>
        {t('words.high')} {text(scene.high)}
      </span>
      <span>
        {t('words.low')} {text(scene.low)}
      </span>
    </div>
  )
}
