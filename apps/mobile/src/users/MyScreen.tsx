import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  BookOpen,
  ClipboardList,
  FileText,
  Fingerprint,
  Gamepad2,
  HelpCircle,
  History,
  Landmark,
  Mail,
  Repeat,
  ScrollText,
  Settings,
  ShieldCheck,
  Timer,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo, type RouteName } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'
import { useUnread } from '@touchstone/app/messages/unread.queries'
import { hasOpenFinding } from '@touchstone/app/proof/open-findings'
import { useProof } from '@touchstone/app/proof/proof-state'
import { Badge, Dot } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { PersonHead } from './PersonHead.tsx'

type Entry = { to: RouteName; parameters?: Record<string, string>; icon: ReactNode; label: string; right?: ReactNode }

/** The user's page: who they are, and the way to everything of theirs. */
export function MyScreen() {
  const { t } = useTranslation()
  const user = useSession(({ userInfo }) => userInfo)
  const unread = useUnread().data?.all ?? 0
  const hasFinding = useProof(hasOpenFinding)
  if (user === undefined) return null
  const money: Entry[] = [
    { to: 'assets', icon: <Wallet className="size-5" />, label: t('wallets.title') },
    { to: 'deposit', icon: <ArrowDownToLine className="size-5" />, label: t('deposits.title') },
    { to: 'withdraw', icon: <ArrowUpFromLine className="size-5" />, label: t('withdrawals.title') },
    { to: 'fundsRecords', icon: <History className="size-5" />, label: t('funds.recordsTitle') },
    { to: 'settlementAccounts', icon: <Landmark className="size-5" />, label: t('settlementAccounts.title') },
    { to: 'ledger', icon: <ScrollText className="size-5" />, label: t('ledger.title') },
    { to: 'transfer', icon: <ArrowLeftRight className="size-5" />, label: t('transfers.title') },
    { to: 'exchange', icon: <Repeat className="size-5" />, label: t('exchange.title') },
  ]
  const trading: Entry[] = [
    { to: 'contractRecords', icon: <ClipboardList className="size-5" />, label: t('positions.recordsTitle') },
    { to: 'secondContractRecords', icon: <Timer className="size-5" />, label: t('secondContracts.recordsTitle') },
    { to: 'demo', icon: <Gamepad2 className="size-5" />, label: t('demo.title') },
    { to: 'alerts', icon: <Bell className="size-5" />, label: t('alerts.title') },
  ]
  const account: Entry[] = [
    {
      to: 'messages',
      icon: <Mail className="size-5" />,
      label: t('messages.title'),
      right: unread > 0 ? <Badge count={unread} /> : undefined,
    },
    { to: 'security', icon: <ShieldCheck className="size-5" />, label: t('security.title') },
    {
      to: 'proof',
      icon: <Fingerprint className="size-5" />,
      label: t('proof.title'),
      right: hasFinding ? <Dot label={t('frame.difference')} /> : undefined,
    },
    { to: 'settings', icon: <Settings className="size-5" />, label: t('preferences.settingsTitle') },
  ]
  const about: Entry[] = [
    {
      to: 'articleList',
      parameters: { kind: 'help' },
      icon: <HelpCircle className="size-5" />,
      label: t('users.help'),
    },
    { to: 'news', icon: <BookOpen className="size-5" />, label: t('articles.newsTitle') },
    { to: 'licences', icon: <FileText className="size-5" />, label: t('licences.title') },
  ]
  return (
    <Screen>
      <h1 className="sr-only">{t('frame.personal')}</h1>
      <PersonHead user={user} />
      {user.guest && (
        <Notice
          tone="info"
          action={
            <Link to={pathTo('bindContact')} className="font-semibold text-accent">
              {t('users.guestAct')}
            </Link>
          }
        >
          {t('users.guestText')}
        </Notice>
      )}
      <Entries entries={money} />
      <Entries entries={trading} />
      <Entries entries={account} />
      <Entries entries={about} />
      <LeaveButton />
    </Screen>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card className="divide-y divide-border overflow-hidden">
      {entries.map(({ to, parameters, icon, label, right }) => (
        <Row key={to} icon={icon} title={label} to={pathTo(to, parameters)} right={right} />
      ))}
    </Card>
  )
}
