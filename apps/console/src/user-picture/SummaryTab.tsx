import { networkName } from '@touchstone/domain/addresses/network-names'
import type { UserPicture } from '@touchstone/wire/console/console-users'
import { levelText } from '../setup/identity-levels.ts'
import { countryName } from '../setup/region-names.ts'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'

const none = 'None'

export function SummaryTab({ user }: { user: UserPicture }) {
  return (
    <div className="columns">
      <div className="card padded">
        <Section title="Account">
          <Facts
            facts={[
              ['Account', user.account],
              ['E-mail', user.email ?? none],
              ['Phone', user.phone ?? none],
              ['Password', user.hasPassword ? 'Set' : 'Not set'],
              ['Authenticator', user.secondFactorBound ? 'On' : 'Off'],
              ['Registered', <Time key="created" at={user.createdTime} />],
              ['Last seen', <Since key="seen" at={user.activeTime} none="Not yet" />],
              user.important
                ? ['Last online', <Since key="online" at={user.onlineTime} none="Not since marked" />]
                : undefined,
            ]}
          />
        </Section>
        <Section title="Invitation">
          <Facts
            facts={[
              [
                'Code',
                <span key="code" className="code">
                  {user.invitationCode}
                </span>,
              ],
              ['Invited by', user.inviter === null ? 'No one' : <UserLink key="inviter" user={user.inviter} />],
              ['Invited users', user.invited],
            ]}
          />
        </Section>
      </div>
      <div className="card padded">
        <Section title="Restrictions">
          <Standing user={user} />
        </Section>
        <Section title="Deposit addresses">
          {user.addresses.length === 0 ? (
            <span className="quiet">None</span>
          ) : (
            <Facts
              facts={user.addresses.map(({ network, address }) => [
                networkName(network),
                <span key={address} className="code">
                  {address}
                </span>,
              ])}
            />
          )}
        </Section>
      </div>
    </div>
  )
}

/** A time, or in words that there is none. */
function Since({ at, none: word }: { at: string | number | null; none: string }) {
  return at === null || at === 0 ? <span className="quiet">{word}</span> : <Time at={at} />
}

function Standing({ user: { standing, country } }: { user: UserPicture }) {
  const { identityLevel, vipLevel, riskAcknowledgedAtMs, excludedUntilAtMs, coolOffUntilAtMs, lossLimit } = standing
  const { withdrawalsBlocked } = standing
  return (
    <Facts
      facts={[
        ['Identity level', levelText(identityLevel)],
        ['VIP level', String(vipLevel)],
        [
          'Residence',
          standing.country === ''
            ? `Not stated (registered from ${countryName(country)})`
            : countryName(standing.country),
        ],
        ['Withdrawals', withdrawalsBlocked === '' ? 'Allowed' : `Blocked: ${withdrawalsBlocked}`],
        ['Risk acknowledged', <Since key="risk" at={riskAcknowledgedAtMs} none="Not yet" />],
        ['Excluded until', <Since key="excluded" at={excludedUntilAtMs} none="Not excluded" />],
        ['Cooling off until', <Since key="cool" at={coolOffUntilAtMs} none="Not cooling off" />],
        ['Daily loss limit', lossLimit === null ? none : <Amount key="limit" value={lossLimit} currency="USDT" />],
      ]}
    />
  )
}
