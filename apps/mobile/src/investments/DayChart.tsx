import { useTranslation } from 'react-i18next'
import { chartedPrice, type DayCheck } from '@touchstone/app/investments/check-day'
import { sceneOf, type SceneMark } from '@touchstone/app/investments/day-scene'
import { numberText } from '@touchstone/app/investments/words'

type Shown = Exclude<DayCheck, { is: 'unreadable' }>

/** The hours of a day as a line, with a mark where a trade was entered and where it was left. */
export function DayChart({ check }: { check: Shown }) {
  const { t } = useTranslation()
  const { points, trades, isRatio } = check
  if (points.length < 2) return null
  const { line, marks, low, high } = sceneOf(
    points,
    trades.flatMap((trade, index): Omit<SceneMark, 'x' | 'y'>[] => [
      {
        key: `${index} in`,
        at: trade.entryAt,
        value: chartedPrice(trade.legs, 'entryPrice'),
        side: sideOf(trade),
        is: 'entry',
      },
      {
        key: `${index} out`,
        at: trade.exitAt,
        value: chartedPrice(trade.legs, 'exitPrice'),
        side: sideOf(trade),
        is: 'exit',
      },
    ]),
  )
  const label = t(isRatio ? 'investments.dayRatio' : 'investments.dayChart')
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="flex justify-between gap-3 text-2xs text-fg-3">
        <span>{label}</span>
        <span className="num">{t('investments.range', { least: numberText(low), most: numberText(high) })}</span>
      </figcaption>
      <div className="relative h-40 text-accent">
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          fill="none"
        >
          <path
            d={line}
            stroke="currentColor"
            className="[stroke-width:0.125rem]"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {marks.map(({ key, x, y, side, is }) => (
          <span
            key={key}
            aria-hidden
            style={{ left: `${x}%`, top: `${y}%` }}
            className={`absolute grid size-4 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-surface text-[0.5rem] leading-none text-on-fill ${
              is === 'exit' ? 'bg-fg-3' : side === 'long' ? 'bg-up-fill' : 'bg-down-fill'
            }`}
          >
            {is === 'exit' ? '■' : side === 'long' ? '▲' : '▼'}
          </span>
        ))}
      </div>
      <div aria-hidden className="num flex justify-between text-2xs text-fg-3">
        <span>00:00</span>
        <span>06:00</span>
        <span>12:00</span>
        <span>18:00</span>
        <span>24:00 UTC</span>
      </div>
    </figure>
  )
}

const sideOf = ({ legs }: Shown['trades'][number]): 'long' | 'short' => legs[0]?.side ?? 'long'
