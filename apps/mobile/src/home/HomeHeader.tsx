import { Bell, Search, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'
import { useUnread } from '@touchstone/app/messages/unread.queries'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'

/** The user, the search for a market, and unread messages. */
export function HomeHeader() {
  const { t } = useTranslation()
  const user = useSession(({ userInfo }) => userInfo)
  const unread = useUnread().data?.all ?? 0
  return (
    <header className="flex items-center gap-2">
      {user === undefined ? (
        <Link
          to={pathTo('signIn')}
          aria-label={t('words.logIn')}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent transition duration-100 active:scale-95"
        >
          <User aria-hidden className="size-5" />
        </Link>
      ) : (
        <Link
          to={pathTo('my')}
          aria-label={t('frame.personal')}
          className="shrink-0 rounded-full transition duration-100 active:scale-95"
        >
          <Avatar name={user.account} />
        </Link>
      )}
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
        <Bell aria-hidden className="size-6" />
        <span aria-hidden className="absolute top-1 left-1/2">
          <Badge count={unread} />
        </span>
      </Link>
    </header>
  )
}
