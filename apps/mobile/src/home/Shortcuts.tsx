import {
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUpFromLine,
  BellRing,
  CircleQuestionMark,
  GraduationCap,
  Newspaper,
  RefreshCw,
  ScrollText,
  Timer,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'

/** What is done most with money. */
export function Shortcuts() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('home.shortcuts')} className="grid grid-cols-4">
      <Shortcut to={pathTo('deposit')} icon={<ArrowDownToLine aria-hidden />} label={t('home.deposit')} filled />
      <Shortcut to={pathTo('withdraw')} icon={<ArrowUpFromLine aria-hidden />} label={t('home.withdraw')} filled />
      <Shortcut to={pathTo('transfer')} icon={<ArrowRightLeft aria-hidden />} label={t('home.transfer')} filled />
      <Shortcut to={pathTo('exchange')} icon={<RefreshCw aria-hidden />} label={t('home.exchange')} filled />
    </nav>
  )
}

/** What is looked up now and then. */
export function MoreShortcuts() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('words.more')} className="grid grid-cols-3 gap-y-2 rounded-lg bg-surface py-2 shadow-raised">
      <Shortcut to={pathTo('secondContract')} icon={<Timer aria-hidden />} label={t('home.options')} />
      <Shortcut to={pathTo('demo')} icon={<GraduationCap aria-hidden />} label={t('words.demo')} />
      <Shortcut to={pathTo('alerts')} icon={<BellRing aria-hidden />} label={t('home.alerts')} />
      <Shortcut to={pathTo('ledger')} icon={<ScrollText aria-hidden />} label={t('home.records')} />
      <Shortcut to={pathTo('news')} icon={<Newspaper aria-hidden />} label={t('home.news')} />
      <Shortcut
        to={pathTo('articleList', { kind: 'help' })}
        icon={<CircleQuestionMark aria-hidden />}
        label={t('home.help')}
      />
    </nav>
  )
}

type ShortcutProps = { to: string; icon: ReactNode; label: string; filled?: boolean }

function Shortcut({ to, icon, label, filled = false }: ShortcutProps) {
  return (
    <Link
      to={to}
      className="flex min-h-11 min-w-0 flex-col items-center gap-1 rounded-md px-1 py-1 text-center text-xs font-medium transition duration-100 active:scale-95"
    >
      <span
        className={
          filled
            ? 'grid size-12 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-5.5'
            : 'grid size-9 place-items-center text-fg-2 [&_svg]:size-6'
        }
      >
        {icon}
      </span>
      <span className="line-clamp-2 max-w-full break-words">{label}</span>
    </Link>
  )
}
