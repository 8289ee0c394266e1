import { ChartCandlestick, Landmark, Lock, PiggyBank, Snowflake, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { shownPlaces } from '@touchstone/app/format/number-text'
import { Row } from '../ui/Row.tsx'
import { Section } from '../ui/Section.tsx'
import { plainCurrency } from '@touchstone/app/wallets/worth.queries'

type Account = Assets['accounts'][number]

const icons: Record<Account['account'], ReactNode> = {
  balance: <Wallet />,
  contract: <ChartCandlestick />,
  margin: <Lock />,
  frozen: <Snowflake />,
  invested: <PiggyBank />,
  pledged: <Landmark />,
}

/** The accounts that hold the money. Those of products and loans are listed only while not empty. */
export function Accounts({ assets }: { assets: Assets }) {
  const { t } = useTranslation()
  const shown = assets.accounts.filter(
    ({ account, value }) => (account !== 'invested' && account !== 'pledged') || /[1-9]/.test(value),
  )
  return (
    <Section title={t('wallets.accounts')}>
      <Card className="divide-y divide-border">
        {shown.map((account) => (
          <AccountRow key={account.account} assets={assets} {...account} />
        ))}
      </Card>
    </Section>
  )
}

function AccountRow({ assets, account, value, shown, profit }: Account & { assets: Assets }) {
  const { t } = useTranslation()
  const currency = assets.currency ?? plainCurrency
  return (
    <Row
      to={
        account === 'invested'
          ? pathTo('strategyOrders')
          : pathTo('ledger', { book: bookParameter(assets.book), account })
      }
      icon={
        <span aria-hidden className="grid size-9 place-items-center rounded-full bg-surface-2 [&_svg]:size-4.5">
          {icons[account]}
        </span>
      }
      title={t(`wallets.account.${account}`)}
      sub={t(`wallets.accountText.${account}`)}
      right={<Amount value={shown ?? value} places={shownPlaces(currency)} private />}
      rightSub={
        /[1-9]/.test(profit) ? (
          <>
            <Amount value={profit} sign tone private /> {t('wallets.openProfit')}
          </>
        ) : undefined
      }
    />
  )
}
