import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { utcDayText } from '@touchstone/app/investments/words'
import type { Miner, MinerDay } from '@touchstone/app/mining/mining.queries'
import { growthOf, payBackOf, unchanged } from '@touchstone/app/mining/pay-back'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Slider } from '../ui/Slider.tsx'
import { FormulaSheet } from './FormulaSheet.tsx'
import { PayBackChart } from './PayBackChart.tsx'

/** Our choice: difficulty from -10 to +20 % in thirty days, in tenths of a percent. */
const growths = { min: -100, max: 200, step: 5 }
/** Our choice: the coin's price from -50 to +50 % over the term, in tenths of a percent. */
const changes = { min: -500, max: 500, step: 10 }
const percentOf = (tenths: number): string => percentText(growthOf(tenths), 1, true)

/** What share of the price would be earned: as if a day repeated, with a growth and a price that somebody assumes. */
export function PayBackCard({ miner, day }: { miner: Miner; day: MinerDay }) {
  const { t } = useTranslation()
  const { price, currency, coin, tariff, cycleDays: days } = miner
  const [growth, setGrowth] = useState(0)
  const [change, setChange] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const isAssumed = growth !== 0 || change !== 0
  const found = payBackOf(miner, day, { growth: growthOf(growth), change: growthOf(change) })
  const even = payBackOf(miner, day, unchanged)
  const name = utcDayText(day.day)
  const reset = (): void => {
    setGrowth(0)
    setChange(0)
  }
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('mining.payBack')}</h2>
      <p>
        <span className="num block text-3xl font-semibold">{percentText(found.share, 0)}</span>{' '}
        <span className="text-sm text-fg-2">
          {isAssumed ? t('mining.wouldEarnAssumed', { days }) : t('mining.wouldEarn', { days, day: name })}
        </span>
        <span className="block text-sm font-semibold">{t('mining.nobodyKnows')}</span>
      </p>
      <PayBackChart
        worths={found.worths}
        unchanged={even.worths}
        price={price}
        priceText={t('mining.priceLine', { amount: moneyText(price) })}
      />
      <Slider label={t('mining.growth')} value={growth} {...growths} onChange={setGrowth} format={percentOf} />
      <Slider label={t('mining.priceChange')} value={change} {...changes} onChange={setChange} format={percentOf} />
      {/* It has its room before: nothing moves under the finger. */}
      <div className={clsx('-my-1 flex justify-end', !isAssumed && 'invisible')}>
        <Button kind="ghost" size="md" onClick={reset}>
          {t('words.reset')}
        </Button>
      </div>
      <Facts
        items={[
          {
            label: t('mining.wouldPay'),
            value: <Amount value={found.worth} currency={currency} toCent />,
            hint: `${quantityText(found.coins)} ${coin}`,
          },
          {
            label: t('mining.coinPrice', { coin, day: name }),
            value: <Amount value={day.price} currency={currency} toCent />,
          },
          {
            label: t('mining.endPrice', { coin, day: days }),
            value: <Amount value={found.endPrice} currency={currency} toCent />,
          },
        ]}
      />
      <p className="text-sm text-fg-2">
        {found.day === undefined ? t('mining.neverEven', { days }) : t('mining.breaksEven', { day: found.day, days })}{' '}
        {t('mining.tariffKept', { amount: quantityText(tariff), currency })}
      </p>
      <Button kind="soft" size="md" onClick={() => setOpen(true)}>
        {t('mining.formula')}
      </Button>
      <FormulaSheet miner={miner} open={isOpen} onOpenChange={setOpen} />
    </Card>
  )
}
