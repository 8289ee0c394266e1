import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentText, wholePercentText } from '@touchstone/app/format/number-text'
import { daysApart } from '@touchstone/app/investments/day-figures'
import type { ProductDay, ProductDetail } from '@touchstone/app/investments/investments.queries'
import { ratePlaces, utcDayText } from '@touchstone/app/investments/words'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { DaySheet } from './DaySheet.tsx'

const firstDays = 7

/** Every day: what the rule made, what the limits cut, and the rate that counts. A day opens what it was made of. */
export function DayTable({ product }: { product: ProductDetail }) {
  const { t } = useTranslation()
  const { live, backtest } = daysApart(product.days)
  const [chosen, setChosen] = useState<'live' | 'backtest'>()
  const [isWhole, setWhole] = useState(false)
  const [opened, setOpened] = useState<ProductDay>()
  const [isOpen, setOpen] = useState(false)
  const kind = chosen ?? (live.length > 0 ? 'live' : 'backtest')
  const days = (kind === 'live' ? live : backtest).toReversed()
  const shown = isWhole ? days : days.slice(0, firstDays)
  return (
    <Card className="flex flex-col pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4">
        <h2 className="text-base font-semibold">{t('investments.dayByDay')}</h2>
        <Segmented
          label={t('investments.dayKinds')}
          items={[
            { value: 'live', label: t('investments.liveDays') },
            { value: 'backtest', label: t('investments.backtestDays') },
          ]}
          value={kind}
          onChange={setChosen}
        />
      </div>
      {days.length === 0 ? (
        <p className="px-4 py-6 text-center text-sm text-fg-2">{t('investments.noLiveDays')}</p>
      ) : (
        <>
          <Heads />
          <ul className="divide-y divide-border border-t border-border">
            {shown.map((day) => (
              <li key={day.day}>
                <DayRow
                  day={day}
                  onPress={() => {
                    setOpened(day)
                    setOpen(true)
                  }}
                />
              </li>
            ))}
          </ul>
          {shown.length < days.length && (
            <Button kind="ghost" size="md" wide onClick={() => setWhole(true)}>
              {t('investments.moreDays', { number: days.length })}
            </Button>
          )}
        </>
      )}
      <p className="border-t border-border px-4 py-3 text-xs text-fg-2">
        {t('investments.limits', {
          least: wholePercentText(product.dailyRateMin, true),
          most: wholePercentText(product.dailyRateMax, true),
        })}
      </p>
      {opened !== undefined && <DaySheet rule={product.rule} day={opened} open={isOpen} onOpenChange={setOpen} />}
    </Card>
  )
}

const columns = 'grid grid-cols-[1.1fr_1fr_1fr_1.1fr_1rem] items-center gap-2 px-4'

function Heads() {
  const { t } = useTranslation()
  return (
    <div aria-hidden className={`${columns} pt-3 pb-2 text-2xs text-fg-3`}>
      <span>{t('investments.day')}</span>
      <span className="text-right">{t('investments.dayRule')}</span>
      <span className="text-right">{t('investments.cut')}</span>
      <span className="text-right">{t('investments.yourRate')}</span>
    </div>
  )
}

function DayRow({ day, onPress }: { day: ProductDay; onPress: () => void }) {
  const { t } = useTranslation()
  const rate = percentText(day.rate, ratePlaces, true)
  const isCut = /[1-9]/.test(day.cut)
  return (
    <button
      type="button"
      onClick={onPress}
      className={`${columns} num min-h-11 w-full text-right text-xs outline-offset-[-2px] active:bg-surface-2`}
    >
      <span className="text-left font-medium">{utcDayText(day.day)}</span>
      <span className="text-fg-2">
        <span className="sr-only">{t('investments.dayRule')} </span>
        {percentText(day.result, ratePlaces, true)}
      </span>
      <span className="text-fg-3">
        <span className="sr-only">{t('investments.cut')} </span>
        {isCut ? percentText(day.cut.startsWith('-') ? day.cut.slice(1) : `-${day.cut}`, ratePlaces, true) : '—'}
      </span>
      <span className={rate.startsWith('−') ? 'text-down' : rate.startsWith('+') ? 'text-up' : 'text-fg-3'}>
        <span className="sr-only">{t('investments.yourRate')} </span>
        {rate}
      </span>
      <ChevronRight aria-hidden className="size-4 text-fg-3" />
    </button>
  )
}
