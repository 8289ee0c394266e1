import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { Link } from 'react-router'
import { DataTable } from '../ui/DataTable.tsx'
import type { Column } from '../ui/list.ts'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { kindWords } from './proposal-kinds.ts'
import { ProposalLines } from './ProposalLines.tsx'

const columns: readonly Column<ConsoleProposal>[] = [
  { title: 'Proposal', cell: ({ id }) => <Link to={`/proposals?state=all&open=${id}`}>{id}</Link> },
  { title: 'Proposed', cell: ({ kind }) => kindWords[kind] },
  { title: 'What', cell: ({ lines }) => <ProposalLines lines={lines} /> },
  { title: 'Reason', cell: ({ reason }) => reason },
  { title: 'Proposed by', cell: ({ proposedBy }) => proposedBy.name },
  { title: 'At', number: true, cell: ({ proposedTime }) => <Time at={proposedTime} /> },
]

/** What waits for a second operator, above what it is about: below it nobody looks. Nothing where nothing waits. */
export function WaitingProposals({ of }: { of: readonly ConsoleProposal[] }) {
  if (of.length === 0) return null
  return (
    <Section title="Waiting for approval">
      <DataTable rows={of} keyOf={({ id }) => id} columns={columns} empty="Nothing waits" />
    </Section>
  )
}
