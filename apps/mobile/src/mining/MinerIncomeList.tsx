import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { utcDayText } from '@touchstone/app/investments/words'
import type { MinerIncome, MinerOrder } from '@touchstone/app/mining/mining.queries'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Row } from '../ui/Row.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { MinedAndCosts } from './MinedAndCosts.tsx'

type MinerIncomeListProps = { order: MinerOrder; query: UseQueryResult<MinerIncome[]> }

/** Each day, newest first: what was mined, what it cost, the price and what was paid; each leads to its receipt. */
export function MinerIncomeList({ order: { coin, currency }, query }: MinerIncomeListProps) {
  const { t } = useTranslation()
  return (
    <Card className="flex flex-col">
      <h2 className="px-4 pt-4 pb-2 text-base font-semibold">{t('mining.orderDays')}</h2>
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={2} />}
        isEmpty={({ length }) => length === 0}
        empty={<p className="px-4 pb-4 text-sm text-fg-2">{t('investments.noDays')}</p>}
      >
        {(incomes) => (
          <ul className="divide-y divide-border">
            {incomes.map(({ day, gross, costs, net, price, bookId, sequence }) => (
              <li key={day}>
                <Row
                  to={pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })}
                  title={utcDayText(day)}
                  sub={<MinedAndCosts mined={gross} costs={costs} isPrivate />}
                  right={<Amount value={net} currency={coin} private />}
                  rightSub={
                    <span className="num">
                      {moneyText(price)} {currency}
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
