import { useTranslation } from 'react-i18next'
import { setShared } from '@touchstone/app/preferences/account-settings'
import { useDisplayCurrencies } from '@touchstone/app/setup/setup.queries'
import { todayRate } from '@touchstone/app/wallets/today-rate'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { Change } from '../ui/Change.tsx'
import { HideEye } from '../ui/HideEye.tsx'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { PillChoice } from '../ui/PillChoice.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { plainCurrency } from '@touchstone/app/wallets/worth.queries'

/** The one number of the screen: all that is in the book, and what today has made of it. */
export function Worth({ assets, unrated }: { assets: Assets; unrated: string | undefined }) {
  const { t } = useTranslation()
  const { equity, today, delayed, unvalued } = assets
  const currency = assets.currency ?? plainCurrency
  const places = shownPlaces(currency)
  const rate = todayRate(today)
  return (
    <section aria-label={t('wallets.total')} className="flex flex-col">
      <div className="flex items-center gap-1">
        <h2 className="text-sm text-fg-2">{t('wallets.total')}</h2>
        <HideEye />
        <span className="ml-auto">
          <DisplayCurrency currency={currency} />
        </span>
      </div>
      <Amount
        value={equity.shown ?? equity.value}
        places={places}
        private
        fit
        className="mt-1 text-3xl font-semibold"
      />
      <p className="flex min-h-5 flex-wrap items-center gap-x-2 text-sm text-fg-2">
        {rate !== null && <Change value={rate} />}
        <Amount value={today.profit.shown ?? today.profit.value} places={places} sign private />
        <span>{t('words.today')}</span>
      </p>
      {unrated !== undefined && (
        <p className="mt-1 text-xs text-fg-3">{t('wallets.unrated', { chosen: unrated, shown: currency })}</p>
      )}
      {unvalued.length > 0 && (
        <p className="mt-1 text-xs text-warn">{t('home.unvalued', { currencies: unvalued.join(', ') })}</p>
      )}
      {unvalued.length === 0 && delayed.length > 0 && <p className="mt-1 text-xs text-fg-3">{t('home.delayed')}</p>}
    </section>
  )
}

function DisplayCurrency({ currency }: { currency: string }) {
  const { t } = useTranslation()
  const currencies = useDisplayCurrencies()
  return (
    <PillChoice
      label={t('wallets.displayCurrency')}
      value={currency}
      shown={currency}
      options={currencies.map((each) => ({
        value: each,
        label: each,
        icon: <SymbolIcon symbol={each} size="sm" />,
      }))}
      onChange={(displayCurrency) => {
        setShared({ displayCurrency })
      }}
    />
  )
}
