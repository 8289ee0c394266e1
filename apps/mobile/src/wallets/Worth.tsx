import { useTranslation } from 'react-i18next'
import { setShared } from '@touchstone/app/preferences/account-settings'
import { useDisplayCurrencies } from '@touchstone/app/setup/setup.queries'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'
import { plainCurrency } from '@touchstone/app/wallets/worth.queries'
import { HideEye } from '../ui/HideEye.tsx'
import { PillChoice } from '../ui/PillChoice.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { WorthHero } from './WorthHero.tsx'

/** The one number of the screen: all that is in the book, and what was made of it. */
export function Worth({ assets, atMs, unrated }: { assets: Assets; atMs: number; unrated: string | undefined }) {
  const { t } = useTranslation()
  const currency = assets.currency ?? plainCurrency
  return (
    <section aria-label={t('wallets.total')} className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <h2 className="text-sm text-fg-2">{t('wallets.total')}</h2>
        <HideEye />
        <span className="ml-auto">
          <DisplayCurrency currency={currency} />
        </span>
      </div>
      {unrated !== undefined && (
        <p className="text-xs text-fg-3">{t('wallets.unrated', { chosen: unrated, shown: currency })}</p>
      )}
      <WorthHero key={assets.book} assets={assets} atMs={atMs} />
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
