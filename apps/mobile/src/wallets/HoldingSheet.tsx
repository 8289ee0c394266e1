import { userAccounts } from '@touchstone/domain/ledger/account'
import { useTranslation } from 'react-i18next'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { useCurrencies } from '@touchstone/app/setup/setup.queries'
import { useBalances } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type HoldingSheetProps = { book: Book; currency: string; open: boolean; onOpenChange: (open: boolean) => void }

/** In which accounts a currency is, and what can be done with it. */
export function HoldingSheet({ book, currency, open, onOpenChange }: HoldingSheetProps) {
  const { t } = useTranslation()
  const balances = useBalances(book)
  const isExchangeable = useCurrencies().data?.find((each) => each.currency === currency)?.exchangeable === true
  const parameters = { book: bookParameter(book) }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={currency}
      footer={
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          <LinkButton kind="soft" to={pathTo('ledger', { ...parameters, currency })}>
            {t('wallets.ledger')}
          </LinkButton>
          {isExchangeable && (
            <LinkButton to={pathTo('exchange', { ...parameters, from: currency })}>{t('wallets.exchange')}</LinkButton>
          )}
        </div>
      }
    >
      <Loaded query={balances} skeleton={<Skeleton className="h-24" />}>
        {(held) => {
          const row = held.balances.find((each) => each.currency === currency)
          const filled = userAccounts.filter((account) => account === 'balance' || /[1-9]/.test(row?.[account] ?? ''))
          return (
            <Facts
              inset
              items={[
                ...filled.map((account) => ({
                  label: t(`wallets.account.${account}`),
                  value: <Amount value={row?.[account]} places={shownPlaces(currency)} private />,
                })),
                {
                  label: t('words.total'),
                  value: <Amount value={row?.total} places={shownPlaces(currency)} private />,
                },
              ]}
            />
          )
        }}
      </Loaded>
    </Sheet>
  )
}
