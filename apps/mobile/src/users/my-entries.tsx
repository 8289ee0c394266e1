import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bookParameter } from '@touchstone/app/books/book'
import { useShownAccount } from '@touchstone/app/home/use-shown-account'
import { useIdentity } from '@touchstone/app/identity/identity.queries'
import { useUnread } from '@touchstone/app/messages/unread.queries'
import { hasOpenFinding } from '@touchstone/app/proof/open-findings'
import { useProof } from '@touchstone/app/proof/proof-state'
import { IdentityStatus } from '../identity/IdentityStatus.tsx'
import { shownState } from '../identity/shown-state.ts'
import type { RouteName } from '../routes/paths.ts'
import { Badge, Dot } from '../ui/Badge.tsx'
import type { moreIcons } from '../ui/more-icons.ts'

export type Entry = {
  to: RouteName
  parameters?: Record<string, string | undefined>
  icon: keyof typeof moreIcons
  label: string
  right?: ReactNode
}
type Group = { title: string; entries: readonly Entry[] }

/** Everything of a person by what it is about, with what there is to see behind it. */
export function useEntries(): readonly Group[] {
  const { t } = useTranslation()
  return [
    { title: t('users.groupMoney'), entries: useMoney() },
    { title: t('users.groupTrading'), entries: useTrading() },
    { title: t('users.groupAccount'), entries: useAccount() },
    { title: t('users.groupApp'), entries: useApp() },
  ]
}

function useMoney(): readonly Entry[] {
  const { t } = useTranslation()
  return [
    { to: 'assets', icon: 'assets', label: t('wallets.title') },
    { to: 'deposit', icon: 'deposit', label: t('deposits.title') },
    { to: 'withdraw', icon: 'withdraw', label: t('withdrawals.title') },
    { to: 'transfer', icon: 'transfer', label: t('transfers.title') },
    { to: 'exchange', icon: 'exchange', label: t('exchange.title') },
    { to: 'strategies', icon: 'invest', label: t('investments.title') },
    { to: 'strategyOrders', icon: 'records', label: t('investments.ordersTitle') },
    { to: 'bonds', icon: 'bonds', label: t('bonds.title') },
    { to: 'bondOrders', icon: 'records', label: t('bonds.ordersTitle') },
    { to: 'miners', icon: 'miners', label: t('mining.title') },
    { to: 'minerOrders', icon: 'records', label: t('mining.ordersTitle') },
    { to: 'ieo', icon: 'ieo', label: t('ieo.title') },
    { to: 'ieoOrders', icon: 'records', label: t('ieo.mine') },
    { to: 'fundsRecords', icon: 'records', label: t('funds.recordsTitle') },
    { to: 'ledger', icon: 'ledger', label: t('ledger.title') },
    { to: 'statements', icon: 'statements', label: t('statements.statements') },
    { to: 'settlementAccounts', icon: 'settlementAccounts', label: t('settlementAccounts.title') },
  ]
}

function useTrading(): readonly Entry[] {
  const { t } = useTranslation()
  const hasFinding = useProof(hasOpenFinding)
  const parameters = { book: bookParameter(useShownAccount()) }
  return [
    { to: 'demo', icon: 'demo', label: t('demo.title') },
    { to: 'contractRecords', parameters, icon: 'records', label: t('positions.recordsTitle') },
    { to: 'secondContractRecords', parameters, icon: 'records', label: t('secondContracts.recordsTitle') },
    { to: 'alerts', icon: 'alerts', label: t('alerts.title') },
    {
      to: 'proof',
      icon: 'proof',
      label: t('proof.title'),
      right: hasFinding ? <Dot label={t('frame.difference')} /> : undefined,
    },
  ]
}

function useAccount(): readonly Entry[] {
  const { t } = useTranslation()
  const unread = useUnread().data?.all ?? 0
  const identity = useIdentity().data
  const isStarted = identity !== undefined && (identity.state !== 'none' || identity.level > 0)
  return [
    {
      to: isStarted ? 'identityResult' : 'identity',
      icon: 'identity',
      label: t('identity.title'),
      right: identity === undefined ? undefined : <IdentityStatus state={shownState(identity)} />,
    },
    { to: 'security', icon: 'security', label: t('security.title') },
    {
      to: 'messages',
      icon: 'messages',
      label: t('messages.title'),
      right: unread > 0 ? <Badge count={unread} /> : undefined,
    },
    { to: 'notifications', icon: 'notifications', label: t('preferences.notifications') },
    { to: 'antiPhishing', icon: 'antiPhishing', label: t('preferences.antiPhishing') },
  ]
}

function useApp(): readonly Entry[] {
  const { t } = useTranslation()
  return [
    { to: 'settings', icon: 'settings', label: t('preferences.settingsTitle') },
    { to: 'articleList', parameters: { kind: 'help' }, icon: 'help', label: t('users.help') },
    { to: 'news', icon: 'news', label: t('articles.newsTitle') },
    { to: 'agreements', icon: 'agreements', label: t('agreements.title') },
    { to: 'licences', icon: 'licences', label: t('licences.title') },
  ]
}
