import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import { utcDayText } from '@touchstone/app/investments/words'
import type { Miner, MinerDay, NetworkDays } from '@touchstone/app/mining/mining.queries'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Row } from '../ui/Row.tsx'

type SourceCardProps = { miner: Miner; day: MinerDay; query: UseQueryResult<NetworkDays> }

/** From which figures of the network the coins of a day follow, and the record that says them. */
export function SourceCard({ miner: { hashrate, coin }, day, query: { data } }: SourceCardProps) {
  const { t } = useTranslation()
  const recorded = data?.days.find((each) => each.day === day.day)
  const name = utcDayText(day.day)
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 p-4">
        <h2 className="text-base font-semibold">{t('mining.source')}</h2>
        <Facts
          inset
          items={[
            { label: t('mining.work'), value: `${quantityText(hashrate)} TH/s × 86,400 s` },
            { label: `${t('mining.perDifficulty')} × 2³²`, value: `÷ ${quantityText(day.difficulty)}` },
            { label: t('mining.perBlock'), value: `× ${quantityText(day.reward)} ${coin}` },
            { label: t('mining.mined'), value: <Amount value={day.gross} currency={coin} />, isTotal: true },
          ]}
        />
        <p className="text-sm text-fg-2">
          {data !== undefined && t(`mining.from_${data.source}`)} {t('mining.recordedOnce')}
        </p>
      </div>
      {recorded !== undefined && (
        <div className="border-t border-border">
          <Row
            title={t('investments.dayReceipt', { day: name })}
            sub={t('mining.networkRecord')}
            to={pathTo('receipt', { bookId: String(recorded.bookId), sequence: String(recorded.sequence) })}
          />
        </div>
      )}
    </Card>
  )
}
