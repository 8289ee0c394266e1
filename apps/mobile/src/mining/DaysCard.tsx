import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { utcDayText } from '@touchstone/app/investments/words'
import type { MinerDay, MinerDetail, NetworkDays } from '@touchstone/app/mining/mining.queries'
import { dayBars, losingDays } from '@touchstone/app/mining/output-figures'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { BarChart } from '../ui/BarChart.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'
import { MinedAndCosts } from './MinedAndCosts.tsx'

const charted = 30
const firstDays = 5

/** Of a chart: `+1.23`, cut. */
const barText = (value: number): string => moneyText(String(value), { signed: true })

type DaysCardProps = { miner: MinerDetail; query: UseQueryResult<NetworkDays> }

/** What the last days would have paid for one machine: each with the record of the network that it follows from. */
export function DaysCard({ miner: { days, coin, currency }, query: { data } }: DaysCardProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const last = days.slice(0, charted)
  const bars = dayBars(last, currency)
  const shown = isWhole ? days : days.slice(0, firstDays)
  const records = new Map(data?.days.map((each) => [each.day, each]))
  const pathOf = ({ day }: MinerDay): string | undefined => {
    const recorded = records.get(day)
    return recorded && pathTo('receipt', { bookId: String(recorded.bookId), sequence: String(recorded.sequence) })
  }
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 px-4 pt-4 pb-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-base font-semibold">{t('mining.days')}</h2>
          {last.length > 0 && (
            <span className="num text-sm text-fg-2">
              {t('investments.losingDays')} {t('investments.losingOf', { count: losingDays(last), days: last.length })}
            </span>
          )}
        </div>
        {last.length === 0 ? (
          <p className="pb-2 text-sm text-fg-2">{t('mining.noDay')}</p>
        ) : (
          <>
            <p className="text-sm text-fg-2">{t('mining.daysText', { currency })}</p>
            <BarChart
              bars={bars.map(({ day, value }) => ({ label: utcDayText(day), value }))}
              label={t('mining.days')}
              format={barText}
              className="h-32 overflow-x-clip"
            />
          </>
        )}
      </div>
      <ul className="divide-y divide-border border-t border-border empty:hidden">
        {shown.map((day) => (
          <li key={day.day}>
            <Row
              to={pathOf(day)}
              title={utcDayText(day.day)}
              sub={<MinedAndCosts mined={day.gross} costs={day.costs} />}
              right={<Amount value={day.net} currency={coin} />}
              rightSub={<span className="num">{moneyText(day.price)}</span>}
            />
          </li>
        ))}
      </ul>
      {shown.length < days.length && (
        <div className="grid place-items-center border-t border-border py-1">
          <Button kind="ghost" size="md" onClick={() => setWhole(true)}>
            {t('investments.moreDays', { number: days.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
