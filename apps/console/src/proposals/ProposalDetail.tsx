import { UserBackground, UserWarnings } from '../background/UserBackground.tsx'
import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { Alert } from 'antd'
import { useOperator } from '../api/operator.ts'
import { Diff } from '../settings/Diff.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Page.tsx'
import { useLineValue } from './proposal-lines.ts'
import { proposalLooks } from './proposal-looks.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { OperatorKey } from './OperatorKey.tsx'
import { StartNotices } from '../settings/StartNotices.tsx'
import { beginText, consequences } from './proposal-words.ts'

const none = 'none was given'

export function ProposalDetail({ proposal }: { proposal: ConsoleProposal }) {
  const me = useOperator()
  const valueOf = useLineValue()
  const { id, kind, state, lines, changes, start, user, reason, answer, proposedBy, decidedBy } = proposal
  const holdsKey = kind === 'operator_made' || kind === 'operator_code_reset'
  return (
    <>
      {answer !== null && <Alert type={state === 'failed' ? 'error' : 'info'} showIcon title={answer} />}
      {state === 'done' && holdsKey && decidedBy?.id === me.id && <OperatorKey proposalId={id} />}
      {user !== null && <UserWarnings userId={user.id} />}
      <Section title="Proposal">
        <Facts
          facts={[
            user === null ? undefined : ['User', <UserLink key="user" user={user} />],
            ...lines.map((line) => [line.label, valueOf(line) || none] as const),
            ['Reason', reason === '' ? none : reason],
          ]}
        />
      </Section>
      {changes.length > 0 && (
        <Section title="Changes">
          <Diff changes={changes} />
        </Section>
      )}
      {state === 'open' && (
        <Section title="If you approve">
          <p>{consequences[kind]}</p>
          {start !== null && (
            <div className="stack">
              <StartNotices touches={start.touches} protects={start.protects} />
              <p>{beginText(start.beginsAtMs)}</p>
            </div>
          )}
        </Section>
      )}
      {user !== null && <UserBackground userId={user.id} />}
      <Section title="Status">
        <Facts
          facts={[
            ['State', <StatusChip key="state" {...proposalLooks[state]} />],
            ['Proposed by', proposedBy.name],
            ['Proposed', <Time key="proposed" at={proposal.proposedTime} />],
            decidedBy === null ? undefined : ['Decided by', decidedBy.name],
            proposal.decidedTime === null ? undefined : ['Decided', <Time key="decided" at={proposal.decidedTime} />],
          ]}
        />
      </Section>
    </>
  )
}
