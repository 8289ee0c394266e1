import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { NoData } from '../ui/NoData.tsx'
import { percentText } from '@touchstone/app/format/number-text'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type PriceDistribution, usePriceDistribution } from '@touchstone/app/market/distribution.queries'

type Step = PriceDistribution['steps'][number]

/** How the whole market moved in 24 hours: how many symbols rose and fell, and how far. */
export function Distribution() {
  const { t } = useTranslation()
  const distribution = usePriceDistribution()
  return (
    <Section
      title={t('home.distribution')}
      action={<span className="text-xs text-fg-3">{t('home.distributionUnit')}</span>}
    >
      <Card padded>
        <Loaded
          query={distribution}
          skeleton={<DistributionSkeleton />}
          isEmpty={({ steps }) => steps.every(({ count }) => count === 0)}
          empty={<NoData className="h-40" />}
        >
          {(known) => (
            <>
              <Bars steps={known.steps} />
              <Balance {...known} />
            </>
          )}
        </Loaded>
      </Card>
    </Section>
  )
}

const bound = (fraction: string): string => percentText(fraction, 0, true).replace('%', '')

function Bars({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation()
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const worded = ({ from, to }: Step): string => {
    if (from === null) return t('home.belowStep', { to: percentText(to, 0, true) })
    if (to === null) return t('home.aboveStep', { from: percentText(from, 0, true) })
    return t('home.betweenSteps', { from: percentText(from, 0, true), to: percentText(to, 0, true) })
  }
  return (
    <ul className="grid auto-cols-fr grid-flow-col">
      {steps.map((step, index) => (
        <li key={step.from ?? 'below'} className="min-w-0">
          <span className="sr-only">{`${worded(step)}: ${step.count}`}</span>
          <span aria-hidden className="flex h-28 flex-col items-center justify-end gap-1">
            <span className="num text-2xs text-fg-2">{step.count > 0 && step.count}</span>
            <span
              className={clsx(
                'min-h-0.5 w-3/5 rounded-t-sm',
                step.count === 0 ? 'bg-border' : isFall(step) ? 'bg-down' : 'bg-up',
              )}
              style={{ height: `${(step.count / most) * 82}%` }}
            />
          </span>
          <span aria-hidden className="num block border-t border-border pt-1 text-2xs text-fg-3">
            <span className="flex h-4 w-[200%] justify-center">
              {index < steps.length - 1 && step.to !== null && bound(step.to)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A step that ends at zero or below it. */
const isFall = ({ to }: Step): boolean => to !== null && (to.startsWith('-') || !/[1-9]/.test(to))

function Balance({ rising, falling, unchanged }: Pick<PriceDistribution, 'rising' | 'falling' | 'unchanged'>) {
  const { t } = useTranslation()
  return (
    <div className="mt-4">
      <div aria-hidden className="flex h-1.5 gap-0.5 overflow-clip rounded-full">
        {falling > 0 && <span className="bg-down" style={{ flexGrow: falling }} />}
        {unchanged > 0 && <span className="bg-border-strong" style={{ flexGrow: unchanged }} />}
        {rising > 0 && <span className="bg-up" style={{ flexGrow: rising }} />}
      </div>
      <div className="num mt-2 flex flex-wrap justify-between gap-x-3 text-sm font-medium">
        <span className="text-down">
          <span aria-hidden>▼ </span>
          {t('home.falling', { count: falling })}
        </span>
        {unchanged > 0 && <span className="text-fg-3">{t('home.unchanged', { count: unchanged })}</span>}
        <span className="text-up">
          <span aria-hidden>▲ </span>
          {t('home.rising', { count: rising })}
        </span>
      </div>
    </div>
  )
}

/** Heights of the bars of a typical market: classes, since the page's policy forbids inline styles in markup. */
const usual = [
  'h-[8%]',
  'h-[6%]',
  'h-[12%]',
  'h-[24%]',
  'h-[44%]',
  'h-[80%]',
  'h-[96%]',
  'h-[58%]',
  'h-[30%]',
  'h-[14%]',
  'h-[6%]',
  'h-[8%]',
]

function DistributionSkeleton() {
  return (
    <>
      <div aria-hidden className="flex h-28 items-end justify-around">
        {usual.map((height, index) => (
          <span key={index} className={clsx('skeleton w-1/20', height)} />
        ))}
      </div>
      <Skeleton className="mt-9 h-1.5" />
      <Skeleton className="mt-2 h-5" />
    </>
  )
}
