import {
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUpFromLine,
  BellRing,
  CircleQuestionMark,
  ClipboardList,
  FileCheck2,
  FileText,
  Fingerprint,
  GraduationCap,
  History,
  IdCard,
  Landmark,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Newspaper,
  RefreshCw,
  ScrollText,
  Settings,
  ShieldCheck,
  Stamp,
  Timer,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdentity } from '@touchstone/app/identity/identity.queries'
import { useUnread } from '@touchstone/app/messages/unread.queries'
import { hasOpenFinding } from '@touchstone/app/proof/open-findings'
import { useProof } from '@touchstone/app/proof/proof-state'
import { IdentityStatus } from '../identity/IdentityStatus.tsx'
import { shownState } from '../identity/shown-state.ts'
import type { RouteName } from '../routes/paths.ts'
import { Badge, Dot } from '../ui/Badge.tsx'

export type Entry = {
  to: RouteName
  parameters?: Record<string, string>
  icon: LucideIcon
  label: string
  right?: ReactNode
}
type Group = { title: string; entries: readonly Entry[] }

/** Everything of a person by what it is about, with what there is to see behind it. The icons are those of the home page. */
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
    { to: 'assets', icon: Wallet, label: t('wallets.title') },
    { to: 'deposit', icon: ArrowDownToLine, label: t('deposits.title') },
    { to: 'withdraw', icon: ArrowUpFromLine, label: t('withdrawals.title') },
    { to: 'transfer', icon: ArrowRightLeft, label: t('transfers.title') },
    { to: 'exchange', icon: RefreshCw, label: t('exchange.title') },
    { to: 'fundsRecords', icon: History, label: t('funds.recordsTitle') },
    { to: 'ledger', icon: ScrollText, label: t('ledger.title') },
    { to: 'statements', icon: FileText, label: t('statements.statements') },
    { to: 'settlementAccounts', icon: Landmark, label: t('settlementAccounts.title') },
  ]
}

function useTrading(): readonly Entry[] {
  const { t } = useTranslation()
  const hasFinding = useProof(hasOpenFinding)
  return [
    { to: 'demo', icon: GraduationCap, label: t('demo.title') },
    { to: 'contractRecords', icon: ClipboardList, label: t('positions.recordsTitle') },
    { to: 'secondContractRecords', icon: Timer, label: t('secondContracts.recordsTitle') },
    { to: 'alerts', icon: BellRing, label: t('alerts.title') },
    {
      to: 'proof',
      icon: Fingerprint,
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
      icon: IdCard,
      label: t('identity.title'),
      right: identity === undefined ? undefined : <IdentityStatus state={shownState(identity)} />,
    },
    { to: 'security', icon: ShieldCheck, label: t('security.title') },
    {
      to: 'messages',
      icon: Mail,
      label: t('messages.title'),
      right: unread > 0 ? <Badge count={unread} /> : undefined,
    },
    { to: 'notifications', icon: MessageSquareText, label: t('preferences.notifications') },
    { to: 'antiPhishing', icon: Stamp, label: t('preferences.antiPhishing') },
  ]
}

function useApp(): readonly Entry[] {
  const { t } = useTranslation()
  return [
    { to: 'settings', icon: Settings, label: t('preferences.settingsTitle') },
    { to: 'articleList', parameters: { kind: 'help' }, icon: CircleQuestionMark, label: t('users.help') },
    { to: 'news', icon: Newspaper, label: t('articles.newsTitle') },
    { to: 'agreements', icon: FileCheck2, label: t('agreements.title') },
    { to: 'licences', icon: ScrollText, label: t('licences.title') },
  ]
}
