import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ChevronRight } from 'lucide-react'
import { pathTo } from '../routes/paths.ts'
import type { UserInfo } from '@touchstone/app/api/session'
import { Avatar } from '../ui/Avatar.tsx'
import { IdentityStatus } from '../identity/IdentityStatus.tsx'
import { shownState } from '../identity/shown-state.ts'
import { useIdentity } from '@touchstone/app/identity/identity.queries'
import { StatusChip } from '../ui/StatusChip.tsx'
import { User } from 'lucide-react'

/** Name and contact of the account, and how far the person is verified; leads to the profile. */
export function PersonHead({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  return (
    <Link to={pathTo('profile')} className="flex items-center gap-4 rounded-lg py-3">
      <Avatar name={user.account} size="lg" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-xl font-semibold">{user.account}</span>
        <span className="flex items-center gap-2 pt-0.5 text-xs text-fg-3">
          <span className="truncate">{user.email ?? user.phone ?? `ID ${user.id}`}</span>
          {!user.guest && <Verified />}
          {user.guest && (
            <StatusChip tone="info" icon={<User className="size-3" />}>
              {t('users.guest')}
            </StatusChip>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 text-fg-3" />
    </Link>
  )
}

function Verified() {
  const { data } = useIdentity()
  return data === undefined ? null : <IdentityStatus state={shownState(data)} />
}
