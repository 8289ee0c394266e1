import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookParameter } from '@touchstone/app/books/book'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { pathTo } from '../routes/paths.ts'
import { minuteMs } from '@touchstone/domain/time'
import { useSilence } from '@touchstone/app/live/use-silence'
import { shortTime } from '@touchstone/app/time/short-time'
import { useNow } from '@touchstone/app/time/use-now'
import { shownAtRate } from '@touchstone/app/wallets/course-points'
import { useGained, withGained } from '@touchstone/app/wallets/live-worth'
import { todayRate } from '@touchstone/app/wallets/today-rate'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'
import { plainCurrency } from '@touchstone/app/wallets/worth.queries'
import { EquityCurve, type PickedPoint } from './EquityCurve.tsx'
import { NotCounted } from './NotCounted.tsx'
import { WorthFigures } from './WorthFigures.tsx'

type WorthHeroProps = {
  assets: Assets
  /** When the server said so. */
  atMs: number
  /** Whether a tap on the total leads to the assets. */
  links?: boolean
}

/** What is in a book, what today has made of it, and its curve: a finger on the curve moves the figures. */
export function WorthHero({ assets, atMs, links = false }: WorthHeroProps) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<PickedPoint | null>(null)
  const isSilent = useSilence()
  const nowMs = useNow(minuteMs, true)
  const gained = useGained(assets.book, assets)
  const { equity, today } = withGained(assets, gained)
  const inShown = (amount: string): string => shownAtRate(amount, assets.equity)
  const currency = assets.equity.shown === null ? plainCurrency : (assets.currency ?? plainCurrency)
  const rate = picked === null ? todayRate({ ...assets.today, profit: { value: today, shown: null } }) : picked.rate
  return (
    <>
      <WorthFigures
        total={inShown(picked?.point.equity ?? equity)}
        result={inShown(picked?.point.profit ?? today)}
        rate={rate}
        places={shownPlaces(currency)}
        old={isSilent && picked === null}
        when={picked?.when ?? (isSilent ? t('home.asOf', { time: shortTime(atMs, nowMs) }) : t('words.today'))}
        link={links ? pathTo('assets', { book: bookParameter(assets.book) }) : undefined}
      />
      <NotCounted assets={assets} />
      <EquityCurve book={assets.book} equity={equity} onPick={setPicked} />
    </>
  )
}
