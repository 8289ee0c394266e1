import type { UserPicture } from '@touchstone/wire/console/console-users'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../ui/UserLink.tsx'

const none = 'none'

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
              ['Password', user.hasPassword ? 'set' : 'not set'],
              ['Second factor', user.secondFactorBound ? 'bound' : 'not bound'],
              ['Registered', <Time key="created" at={user.createdTime} />],
              ['Last seen', <Time key="seen" at={user.activeTime} />],
            ]}
          />
        </Section>
        <Section title="Invitation">
          <Facts
            facts={[
              [
                'Own code',
                <span key="code" className="code">
                  {user.invitationCode}
                </span>,
              ],
              ['Invited by', user.inviter === null ? 'nobody' : <UserLink key="inviter" user={user.inviter} />],
              ['Has invited', user.invited],
            ]}
          />
        </Section>
      </div>
      <div className="card padded">
        <Section title="Standing">
          <Standing user={user} />
        </Section>
        <Section title="Addresses on chains">
          {user.addresses.length === 0 ? (
            <span className="quiet">None was given out.</span>
          ) : (
            <Facts
              facts={user.addresses.map(({ network, address }) => [
                network,
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

function Standing({ user: { standing, country } }: { user: UserPicture }) {
  const { identityLevel, riskAcknowledgedAtMs, excludedUntilAtMs, coolOffUntilAtMs, lossLimit, withdrawalsBlocked } =
    standing
  return (
    <Facts
      facts={[
        ['Identity level', identityLevel],
        ['Residence', standing.country === '' ? `not stated (registered from ${country})` : standing.country],
        ['Withdrawals', withdrawalsBlocked === '' ? 'open' : `blocked: ${withdrawalsBlocked}`],
        ['Risk acknowledged', <Time key="risk" at={riskAcknowledgedAtMs} />],
        ['Excluded until', <Time key="excluded" at={excludedUntilAtMs} />],
        ['Cooling off until', <Time key="cool" at={coolOffUntilAtMs} />],
        ['Loss limit a day', lossLimit === null ? 'none' : <Amount key="limit" value={lossLimit} currency="USDT" />],
      ]}
    />
  )
}
