import { useQuery } from '@tanstack/react-query'
import type { ConsoleApplication } from '@touchstone/wire/console/console-identity'
import { Empty } from 'antd'
import { levelText, levelWord } from './identity-levels.ts'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Section } from '../ui/Page.tsx'
import { PrivateImage } from '../files/PrivateImage.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { applicationQuery } from './application-query.ts'
import { ageAt, fieldWord, reasonWords, sideWord, valueWord } from './identity-words.ts'

/** The document beside what was stated. It is read once for each time that it is opened: each reading is logged. */
export function ApplicationDetail({ id }: { id: string }) {
  const application = useQuery(applicationQuery(id))
  return <Loaded of={application}>{(read) => <Beside application={read} />}</Loaded>
}

function Beside({ application }: { application: ConsoleApplication }) {
  const { files, fields } = application
  return (
    <div className="beside">
      <div className="stack">
        {files.length === 0 && (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description="No image belongs to this level: it builds on the document of the basic one."
          />
        )}
        {files.map((file) => (
          <PrivateImage key={file.id} id={file.id} caption={sideWord(file.side)} />
        ))}
      </div>
      <div>
        <Section title="Stated">
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
      </div>
    </div>
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
    ['Worked on by', claimedBy?.name ?? 'nobody'],
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
