import { useQuery } from '@tanstack/react-query'
import type { ConsoleApplication } from '@touchstone/wire/console/console-identity'
import { Empty } from 'antd'
import { UserBackground, UserWarnings } from '../background/UserBackground.tsx'
import { levelText, levelWord } from '../setup/identity-levels.ts'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Section } from '../ui/Page.tsx'
import { PrivateImage } from '../files/PrivateImage.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { applicationQuery } from './application-query.ts'
import { ageAt, fieldWord, reasonWords, sideWord, valueWord } from './identity-words.ts'

/** The document beside the details. It is read once each time that it is opened: the audit log notes each reading. */
export function ApplicationDetail({ id }: { id: string }) {
  const application = useQuery(applicationQuery(id))
  return <Loaded of={application}>{(read) => <Beside application={read} />}</Loaded>
}

function Beside({ application }: { application: ConsoleApplication }) {
  const { files, fields, user } = application
  return (
    <>
      <UserWarnings userId={user.id} />
      <div className="beside">
        <div className="stack">
          {files.length === 0 && (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description="This level has no images of its own. It builds on the document of the basic level."
            />
          )}
          {files.map((file) => (
            <PrivateImage key={file.id} id={file.id} caption={sideWord(file.side)} />
          ))}
        </div>
        <div>
          <Section title="Details">
            <Facts facts={Object.entries(fields).map(statedFact)} />
          </Section>
          <Section title="Application">
            <Facts facts={applicationFacts(application)} />
          </Section>
          {application.earlier.length > 0 && (
            <Section title="Earlier applications">
              <Earlier earlier={application.earlier} />
            </Section>
          )}
          <div className="section">
            <UserBackground userId={user.id} />
          </div>
        </div>
      </div>
    </>
  )
}

function statedFact([name, value]: [string, string]): Fact {
  if (name !== 'birthday') return [fieldWord(name), valueWord(name, value)]
  const age = ageAt(value, Date.now())
  return [fieldWord(name), age === undefined ? value : `${value} (${age} years)`]
}

function applicationFacts(application: ConsoleApplication): (Fact | undefined)[] {
  const { user, state, level, claimedBy, reason, submittedTime, decidedTime } = application
  return [
    ['User', <UserLink key="user" user={user} />],
    ['State', <StatusChip key="state" status={state} />],
    ['Level', levelText(level)],
    ['Claimed by', claimedBy?.name ?? 'No one yet'],
    reason === null ? undefined : ['Reason', reasonWords[reason]],
    ['Submitted', <Time key="submitted" at={submittedTime} />],
    decidedTime === null ? undefined : ['Decided', <Time key="decided" at={decidedTime} />],
  ]
}

function Earlier({ earlier }: { earlier: ConsoleApplication['earlier'] }) {
  return (
    <ol className="timeline">
      {earlier.map(({ id, state, level, reason, submittedTime }) => (
        <li key={id}>
          <StatusChip status={state} />
          <span>
            {levelWord(level)}
            {reason !== null && `: ${reasonWords[reason]}`}
          </span>
          <Time at={submittedTime} />
        </li>
      ))}
    </ol>
  )
}
