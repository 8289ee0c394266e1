import { User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { nameOfCountry } from '@touchstone/app/setup/country-names'
import { useSession } from '@touchstone/app/api/session'
import { printServerTime } from '@touchstone/app/time/times'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Row } from '../ui/Row.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Screen } from '../ui/Screen.tsx'
import { IdentityPart } from './IdentityPart.tsx'
import { ResponsibleTrading } from '../protection/ResponsibleTrading.tsx'

/** What the account is known by. */
export function ProfileScreen() {
  const { t } = useTranslation()
  const user = useSession(({ userInfo }) => userInfo)
  if (user === undefined) return null
  const { account, guest, id, email, phone, countryInfo, invitationCode, createdAt } = user
  const unbound = <span className="text-fg-3">{t('users.unbound')}</span>
  return (
    <Screen title={t('users.profileTitle')} back>
      <div className="flex flex-col items-center gap-2 py-4">
        <Avatar name={account} size="lg" />
        <p className="text-xl font-semibold">{account}</p>
        {guest && (
          <StatusChip tone="info" icon={<User aria-hidden />}>
            {t('users.guest')}
          </StatusChip>
        )}
      </div>
      <Card className="divide-y divide-border overflow-hidden">
        <Row
          title="ID"
          right={
            <CopyButton text={String(id)} label="ID" className="-my-3">
              {id}
            </CopyButton>
          }
        />
        <Row title={t('words.email')} right={email ?? unbound} to={pathTo('bindContact', { by: 'email' })} />
        <Row title={t('words.phone')} right={phone ?? unbound} to={pathTo('bindContact', { by: 'phone' })} />
        {/* Known from a phone number alone. Where somebody lives is stated below. */}
        {phone !== null && <Row title={t('users.country')} right={nameOfCountry(countryInfo)} />}
        <Row title={t('users.since')} right={printServerTime(createdAt, 'YYYY-MM-DD')} />
      </Card>
      <IdentityPart />
      <ResponsibleTrading />
      <Card className="overflow-hidden">
        <Row
          title={t('users.invitationCode')}
          sub={t('users.invitationText')}
          right={
            <CopyButton text={invitationCode} label={t('users.invitationCode')}>
              {invitationCode}
            </CopyButton>
          }
        />
      </Card>
    </Screen>
  )
}
