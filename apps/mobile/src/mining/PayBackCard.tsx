import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { utcDayText } from '@touchstone/app/investments/words'
import type { Miner, MinerDay } from '@touchstone/app/mining/mining.queries'
import { growthOf, payBackOf, tariffOf, thousandthsOf } from '@touchstone/app/mining/pay-back'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Slider } from '../ui/Slider.tsx'
import { FormulaSheet } from './FormulaSheet.tsx'
import { PayBackChart } from './PayBackChart.tsx'

/** Our choice: difficulty from -10 to +20 % in thirty days, in tenths of a percent. */
const growths = { min: -100, max: 200, step: 5 }
/** Our choice: power for up to 0.15 a kilowatt hour, in thousandths. */
const tariffMax = 150

/** What share of the price would be earned: as if a day repeated, at a power price and a growth that somebody chooses. */
export function PayBackCard({ miner, day }: { miner: Miner; day: MinerDay }) {
  const { t } = useTranslation()
  const { price, currency, coin, tariff, cycleDays: days } = miner
  const own = thousandthsOf(tariff)
  const [power, setPower] = useState<number>()
  const [growth, setGrowth] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const assumed = { tariff: power === undefined ? tariff : tariffOf(power), growth: growthOf(growth) }
  const found = payBackOf(miner, day, assumed)
  const even = payBackOf(miner, day, { tariff, growth: '0' })
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('mining.payBack')}</h2>
      <p>
        <span className="num block text-3xl font-semibold">{percentText(found.share, 0)}</span>{' '}
        <span className="text-sm text-fg-2">{t('mining.wouldEarn', { days, day: utcDayText(day.day) })}</span>
        <span className="block text-sm font-semibold">{t('mining.nobodyKnows')}</span>
      </p>
      <PayBackChart
        worths={found.worths}
        unchanged={even.worths}
        price={price}
        priceText={t('mining.priceLine', { amount: moneyText(price) })}
      />
      <Slider
        label={t('mining.growth')}
        value={growth}
        {...growths}
        onChange={setGrowth}
        format={(tenths) => percentText(growthOf(tenths), 1, true)}
      />
      <Slider
        label={t('miningRecords.tariff')}
        value={power ?? own}
        min={0}
        max={Math.max(tariffMax, own)}
        onChange={setPower}
        format={(thousandths) => `${moneyText(tariffOf(thousandths), { places: 3 })} ${currency}`}
      />
      <Facts
        items={[
          {
            label: t('mining.wouldPay'),
            value: <Amount value={found.worth} currency={currency} toCent />,
            hint: `${quantityText(found.coins)} ${coin}`,
          },
          {
            label: t('mining.coinPrice', { coin, day: utcDayText(day.day) }),
            value: <Amount value={day.price} currency={currency} toCent />,
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
