import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { useChannelName } from '../channels/channels.ts'
import { readableChanges } from './settings-changes.ts'

/** The changes that wait for another operator, above the values that still hold. */
export function PendingProposals({ proposals }: { proposals: readonly ConsoleProposal[] }) {
  const channelName = useChannelName()
  if (proposals.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={
        proposals.length === 1
          ? 'A change is waiting for approval'
          : `${proposals.length} changes are waiting for approval`
      }
      description={
        <ul className="plain-list">
          {proposals.map(({ id, proposedBy, changes }) => (
            <li key={id}>
              <Link to={`/proposals?open=${id}`}>Proposal {id}</Link> by {proposedBy.name}:{' '}
              {readableChanges(changes, channelName)
                .map(({ where, from, to }) => `${where.join(' › ')} ${from ?? 'nothing'} → ${to ?? 'nothing'}`)
                .join('; ')}
            </li>
          ))}
        </ul>
      }
    />
  )
}
