import { useQuery } from '@tanstack/react-query'
import type { PersonBackground } from '@touchstone/wire/console/person-background'
import { useRight } from '../api/operator.ts'
import { ChannelName } from '../channels/ChannelName.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { holderWords, personWarnings } from './background-words.ts'
import { PersonFacts } from './PersonFacts.tsx'
import { personQuery } from './person-query.ts'
import { Warnings } from './Warnings.tsx'

/** What a decision about a user rests on; nothing for operators who may not see users. */
export function UserBackground({ userId }: { userId: number }) {
  const may = useRight('see_users')
  return may ? <Background userId={userId} /> : null
}

function Background({ userId }: { userId: number }) {
  const background = useQuery(personQuery(userId))
  return (
    <Loaded of={background}>
      {(known) => (
        <>
          <PersonFacts known={known} who={[]} />
          <Section title="Withdrawal accounts">
            <Accounts known={known} />
          </Section>
        </>
      )}
    </Loaded>
  )
}

/** The reasons for care with a user, above everything else; nothing while they load. */
export function UserWarnings({ userId }: { userId: number }) {
  const may = useRight('see_users')
  const { data: known } = useQuery({ ...personQuery(userId), enabled: may })
  if (known === undefined) return null
  return (
    <Warnings
      warnings={personWarnings(known)}
      sharedWith={known.sharedWith}
      shared="A withdrawal account of this user is also used by"
    />
  )
}

function Accounts({ known: { accounts, identity } }: { known: PersonBackground }) {
  if (accounts.length === 0) return <p className="quiet">None</p>
  return (
    <ul className="plain-list">
      {accounts.map(({ id, kind, channel, target, holder, isHolder, createdTime, sharedWith }) => (
        <li key={id}>
          <span className="code">{target}</span> · <ChannelName id={channel} />
          {kind === 'bank' && (
            <>
              {' · '}
              {holder}{' '}
              <span className={isHolder === true ? 'quiet' : 'fault'}>
                (verified name: {holderWords({ name: identity.name, isHolder }).toLowerCase()})
              </span>
            </>
          )}
          {' · since '}
          <Time at={createdTime} />
          {sharedWith > 0 && <span className="fault"> · also used by {sharedWith}</span>}
        </li>
      ))}
    </ul>
  )
}
