import { useQuery } from '@tanstack/react-query'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { wireDay } from '../time/wire-day.ts'
import { Facts } from '../ui/Facts.tsx'
import { type Column, type Filter, oneOf, optionsOf } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { detailLines, detailsInShort } from './audit-details.ts'
import { actOptions, actSentence, heldIn, subjectOf } from './audit-words.ts'
import { ChainCheck } from './ChainCheck.tsx'
import { ExportLog } from './ExportLog.tsx'

type Entry = z.output<ConsoleApi['auditLog']['reply']>['records'][number]

const byId: Filter = { name: 'operatorId', label: 'Operator', kind: 'search', placeholder: 'Id', width: 110 }
const shown = ['acts', 'readings'] as const
const others: readonly Filter[] = [
  {
    name: 'show',
    label: 'Show',
    kind: 'choice',
    options: optionsOf(shown, (each) => (each === 'acts' ? 'Actions' : 'Views of users')),
    initial: 'acts',
    width: 175,
  },
  { name: 'act', label: 'Action', kind: 'choice', options: actOptions, width: 290 },
  { name: 'subject', label: 'About', kind: 'search', placeholder: 'For example user 12', width: 180 },
  { name: 'from', label: 'From', kind: 'from' },
  { name: 'to', label: 'To', kind: 'to' },
]

/** Operators are chosen by name if the reader may see operators. */
function useFilters(): readonly Filter[] {
  const maySee = useRight('see_operators')
  const { data } = useQuery({
    queryKey: ['operators', 'names'],
    queryFn: () => api.operators({ pageNo: 1, pageSize: 100 }),
    enabled: maySee,
    staleTime: 60_000,
  })
  if (!maySee || (data !== undefined && data.total > data.records.length)) return [byId, ...others]
  const options = (data?.records ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [{ name: 'operatorId', label: 'Operator', kind: 'choice', options }, ...others]
}

const columns: readonly Column<Entry>[] = [
  { title: 'Row', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'Time', cell: ({ time }) => <Time at={time} seconds /> },
  { title: 'Operator', cell: ({ operator }) => operator?.name ?? <span className="quiet">System</span> },
  { title: 'Action', cell: ({ act }) => <span title={act}>{actSentence(act)}</span> },
  { title: 'About', cell: ({ subject }) => <Subject subject={subject} /> },
  { title: 'Details', cell: ({ details }) => <Details text={detailsInShort(details)} /> },
]

const Details = ({ text }: { text: string }) => (
  <span className="quiet clipped-lines" title={text}>
    {text}
  </span>
)

/** The subject of an entry, as a link if it has a page. */
const Subject = ({ subject }: { subject: string }) => <Place {...subjectOf(subject)} />

function Place({ text, page }: ReturnType<typeof subjectOf>) {
  if (page === undefined) return <span>{text}</span>
  return (
    <Link
      to={page}
      onClick={(event) => {
        event.stopPropagation()
      }}
    >
      {text}
    </Link>
  )
}

const idForm = /^\d{1,15}$/

export function AuditScreen() {
  const filters = useFilters()
  return (
    <ListPage
      title="Audit log"
      about="Who did what, and who viewed whom. Each row contains the hash of the previous one, so no row can be changed or removed unnoticed."
      tools={
        <>
          <ChainCheck />
          <ExportLog />
        </>
      }
      name={['audit']}
      load={({ filters: { operatorId, show, act, subject, from, to }, ...page }) =>
        api.auditLog({
          ...page,
          operatorId: operatorId !== undefined && idForm.test(operatorId) ? operatorId : undefined,
          // A filter by act or person searches everything.
          show: act === undefined && subject === undefined ? oneOf(shown, show) : undefined,
          act,
          subject: subject?.toLowerCase().replace(/^application /, 'identity '),
          from: from === undefined ? undefined : wireDay(from, false),
          to: to === undefined ? undefined : wireDay(to, true),
        })
      }
      keyOf={({ id }) => String(id)}
      columns={columns}
      filters={filters}
      empty="No entries found"
      drawer={{
        title: ({ id }) => `Row ${id}`,
        body: (entry) => <EntryDetail entry={entry} />,
      }}
    />
  )
}

function EntryDetail({ entry }: { entry: Entry }) {
  const { time, operator, act, subject, details, previousHash, hash } = entry
  const { of, ...others } = details
  const lines = detailLines(others)
  const held = heldIn(of)
  return (
    <>
      <Section title={actSentence(act)}>
        <Facts
          facts={[
            ['Time', <Time key="time" at={time} seconds />],
            ['Operator', operator === null ? 'System' : `${operator.name} #${operator.id}`],
            ['About', <Subject key="subject" subject={subject} />],
            ['Recorded as', <span key="act" className="code">{`${act}, ${subject}`}</span>],
          ]}
        />
      </Section>
      {lines.length + held.length > 0 && (
        <Section title="Details">
          <Facts
            facts={[
              ...lines,
              ...held.map((each): [string, ReactNode] => ['Belongs to', <Place key={each.text} {...each} />]),
            ]}
          />
        </Section>
      )}
      <Section title="Hash chain">
        <Facts
          facts={[
            [
              'Previous row',
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
