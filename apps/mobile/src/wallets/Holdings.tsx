import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCurrency, isToken } from '@touchstone/domain/money/currency'
import { nameOfSymbol } from '@touchstone/app/market/symbol-names'
import { useCurrencies } from '@touchstone/app/setup/setup.queries'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { Row } from '../ui/Row.tsx'
import { Section } from '../ui/Section.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { plainCurrency } from '@touchstone/app/wallets/worth.queries'
import { HoldingSheet } from './HoldingSheet.tsx'

/** How much of each currency there is, and what it is worth. */
export function Holdings({ assets }: { assets: Assets }) {
  const { t } = useTranslation()
  const added = useCurrencies().data ?? []
  const [opened, setOpened] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const shownIn = assets.currency ?? plainCurrency
  if (assets.allocation.length === 0) return null
  return (
    <Section title={t('wallets.holdings')}>
      <Card className="divide-y divide-border">
        {assets.allocation.map(({ currency, amount, value, shown }) => (
          <Row
            key={currency}
            icon={<SymbolIcon symbol={currency} />}
            title={currency}
            sub={added.find((each) => each.currency === currency)?.name ?? nameOf(currency)}
            right={<Amount value={amount} places={shownPlaces(currency)} private />}
            rightSub={
              isUnquoted(currency) ? (
                t('ieo.noMarketShort')
              ) : currency === shownIn || assets.unvalued.includes(currency) ? undefined : (
                <>
                  ≈ <Amount value={shown ?? value} places={shownPlaces(shownIn)} private /> {shownIn}
                </>
              )
            }
            onPress={() => {
              setOpened(currency)
              setOpen(true)
            }}
          />
        ))}
      </Card>
      {opened !== undefined && (
        <HoldingSheet book={assets.book} currency={opened} open={isOpen} onOpenChange={setOpen} />
      )}
    </Section>
  )
}

/** A token that was first sold here: nothing quotes it. */
const isUnquoted = (currency: string): boolean => isCurrency(currency) && isToken(currency)

/** What people call a currency, where that is something else than its code. */
function nameOf(currency: string): string | undefined {
  const name = nameOfSymbol(currency)
  return name === currency ? undefined : name
}
