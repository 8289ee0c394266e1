import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../platform/api.ts'
import { wireDay } from '../platform/times.ts'
import { Facts } from '../ui/Facts.tsx'
import type { Column, Filter } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { ChainCheck } from './ChainCheck.tsx'
import { ExportLog } from './ExportLog.tsx'

type Entry = z.output<ConsoleApi['auditLog']['reply']>['records'][number]

const filters: readonly Filter[] = [
  { name: 'operatorId', label: 'Operator', kind: 'search', placeholder: 'Id', width: 110 },
  { name: 'act', label: 'Act', kind: 'search', placeholder: 'Such as creditDeposit', width: 220 },
  { name: 'subject', label: 'About', kind: 'search', placeholder: 'Such as user 12', width: 200 },
  { name: 'from', label: 'From', kind: 'from' },
  { name: 'to', label: 'To', kind: 'to' },
]

const columns: readonly Column<Entry>[] = [
  { title: 'Row', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'Time', cell: ({ time }) => <Time at={time} /> },
  { title: 'Operator', cell: ({ operator }) => operator?.name ?? <span className="quiet">the house</span> },
  { title: 'Act', cell: ({ act }) => <span title={act}>{actWord(act)}</span> },
  { title: 'About', cell: ({ subject }) => <Subject subject={subject} /> },
  { title: 'Details', cell: ({ details }) => <span className="code audit-details">{shortText(details)}</span> },
]

function shortText(details: Readonly<Record<string, unknown>>): string {
  const text = Object.entries(details)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

/** A user is a way to the whole picture. */
function Subject({ subject }: { subject: string }) {
  const id = /^user (\d+)$/.exec(subject)?.[1]
  return id === undefined ? <span>{subject}</span> : <Link to={`/users/${id}`}>{subject}</Link>
}

/** `creditDeposit` and `first_operator_made` as words. */
const actWord = (act: string): string =>
  act.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')

const idForm = /^\d{1,15}$/

export function AuditScreen() {
  return (
    <ListPage
      title="Audit log"
      about="Who did what, and who looked at whom. Each row holds the hash of the one before: none can be changed or left out unseen."
      tools={
        <>
          <ChainCheck />
          <ExportLog />
        </>
      }
      name={['audit']}
      load={({ filters: { operatorId, act, subject, from, to }, ...page }) =>
        api.auditLog({
          ...page,
          operatorId: operatorId !== undefined && idForm.test(operatorId) ? operatorId : undefined,
          act,
          subject,
          from: from === undefined ? undefined : wireDay(from, false),
          to: to === undefined ? undefined : wireDay(to, true),
        })
      }
      keyOf={({ id }) => String(id)}
      columns={columns}
      filters={filters}
      empty="Nothing fits."
      drawer={{
        title: ({ id }) => `Row ${id}`,
        body: (entry) => <EntryDetail entry={entry} />,
      }}
    />
  )
}

function EntryDetail({ entry }: { entry: Entry }) {
  const { time, operator, act, subject, details, previousHash, hash } = entry
  return (
    <>
      <Section title="What was done">
        <Facts
          facts={[
            ['Time', <Time key="time" at={time} />],
            ['Operator', operator === null ? 'the house' : `${operator.name} #${operator.id}`],
            ['Act', actWord(act)],
            ['About', <Subject key="subject" subject={subject} />],
          ]}
        />
      </Section>
      <Section title="Details">
        <pre className="code">{JSON.stringify(details, undefined, 2)}</pre>
      </Section>
      <Section title="In the chain">
        <Facts
          facts={[
            [
              'Before',
              <span key="before" className="code">
                {previousHash}
              </span>,
            ],
            [
              'This row',
              <span key="hash" className="code">
                {hash}
              </span>,
            ],
          ]}
        />
      </Section>
    </>
  )
}
