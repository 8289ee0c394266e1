import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'
import { useUnread } from '@touchstone/app/messages/unread.queries'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { icons } from '../ui/icons.ts'
import { Mark } from '../ui/Mark.tsx'

/** To a visitor the name of the house and the way in; to a person who they are and what there is to read. */
export function HomeHeader() {
  const token = useSession((state) => state.token)
  const user = useSession(({ userInfo }) => userInfo)
  return user === undefined && token === undefined ? <VisitorHeader /> : <PersonHeader account={user?.account} />
}

function VisitorHeader() {
  const { t } = useTranslation()
  return (
    <header className="flex items-center gap-1">
      <Mark className="size-8 shrink-0" />
      <span className="ml-1.5 min-w-0 flex-1 truncate text-lg font-semibold tracking-tight">Touchstone</span>
      <Link
        to={pathTo('search')}
        aria-label={t('home.search')}
        className="grid size-11 shrink-0 place-items-center rounded-full active:bg-surface-2"
      >
        <Search aria-hidden className="size-5.5" />
      </Link>
      <Link
        to={pathTo('signIn')}
        className="-mr-2 grid min-h-11 shrink-0 place-items-center rounded-full px-2 text-sm font-semibold whitespace-nowrap text-accent"
      >
        {t('words.logIn')}
      </Link>
    </header>
  )
}

function PersonHeader({ account }: { account: string | undefined }) {
  const { t } = useTranslation()
  const unread = useUnread().data?.all ?? 0
  return (
    <header className="flex items-center gap-2">
      <Link
        to={pathTo('my')}
        aria-label={t('frame.personal')}
        className="min-h-11 min-w-11 shrink-0 rounded-full transition duration-100 active:scale-95"
      >
        {account !== undefined && <Avatar name={account} />}
      </Link>
      <Link
        to={pathTo('search')}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-full bg-surface-2 px-3.5 text-fg-3"
      >
        <Search aria-hidden className="size-4.5 shrink-0" />
        <span className="truncate">{t('home.search')}</span>
      </Link>
      <Link
        to={pathTo('messages')}
        aria-label={unread > 0 ? `${t('home.messages')}, ${t('ui.unread', { count: unread })}` : t('home.messages')}
        className="relative -mr-2 grid size-11 shrink-0 place-items-center rounded-full transition duration-100 active:scale-95 active:bg-surface-2"
      >
        <icons.messages aria-hidden className="size-6" />
        <span aria-hidden className="absolute top-1 left-1/2">
          <Badge count={unread} />
        </span>
      </Link>
    </header>
  )
}
