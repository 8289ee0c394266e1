import { useQuery } from '@tanstack/react-query'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { WaitingCase } from '@touchstone/wire/console/console-overview'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useOperator } from '../api/operator.ts'
import { liveMs } from '../api/queries.ts'
import { actSentence, subjectOf } from '../audit/audit-words.ts'
import { readSince } from '../format/read-time.ts'
import { levelWord } from '../setup/identity-levels.ts'
import { kindWords } from '../proposals/proposal-kinds.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Letter } from '../ui/Letter.tsx'
import type { Column } from '../ui/list.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { moveFocus } from '../ui/row-handlers.ts'
import { Time } from '../ui/Time.tsx'
import { useLetters } from '../ui/use-letters.ts'
import { casePage, queueWords } from './case-words.ts'
import { HouseTiles } from './HouseTiles.tsx'
import { QueueTile } from './QueueTile.tsx'

type Overview = z.output<ConsoleApi['overview']['reply']>
type Finding = NonNullable<Overview['findings']>[number]

/** The start page: what waits for a decision, the state of the house, and recent findings. */
export function OverviewScreen() {
  const { name } = useOperator()
  const overview = useQuery({ queryKey: ['overview'], queryFn: () => api.overview({}), refetchInterval: liveMs })
  return (
    <Page title="Overview" about={`Signed in as ${name}. Each figure leads to its list.`}>
      <Loaded of={overview}>
        {({ queues, cases, findings, nowAtMs }) => (
          <>
            <div className="cards">
              {(Object.keys(queueWords) as (keyof typeof queueWords)[]).map((queue) => {
                const waiting = queues[queue]
                return waiting === null ? null : (
                  <QueueTile key={queue} queue={queue} waiting={waiting} nowAtMs={nowAtMs} />
                )
              })}
            </div>
            <HouseTiles />
            <Cases cases={cases} nowAtMs={nowAtMs} />
            {findings !== null && <Findings findings={findings} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

const caseColumns = (nowAtMs: number): readonly Column<WaitingCase>[] => [
  {
    title: 'Waiting',
    cell: ({ time }) => <span className="num">{readSince(time, nowAtMs)}</span>,
    width: 110,
  },
  { title: 'Case', cell: (each) => <CaseName of={each} /> },
  {
    title: 'Amount',
    number: true,
    cell: ({ amount, currency }) =>
      amount === null ? <span className="quiet">—</span> : <Amount value={amount} currency={currency ?? undefined} />,
  },
  {
    title: 'Operator',
    cell: ({ queue, operator }) =>
      operator === null ? (
        <span className="quiet">No one yet</span>
      ) : (
        `${queue === 'proposals' ? 'Proposed' : 'Claimed'} by ${operator.name}`
      ),
  },
  { title: 'Since', number: true, cell: ({ time }) => <Time at={time} /> },
]

function CaseName({ of: { queue, id, level, kind } }: { of: WaitingCase }) {
  const detail = kind === null ? (level === null ? '' : ` · ${levelWord(level)}`) : ` · ${kindWords[kind]}`
  return (
    <>
      {queueWords[queue].one} <span className="num">{id}</span>
      {detail}
    </>
  )
}

/** The cases of all queues that have waited longest. */
function Cases({ cases, nowAtMs }: { cases: readonly WaitingCase[]; nowAtMs: number }) {
  const navigate = useNavigate()
  const card = useRef<HTMLDivElement>(null)
  const moves = (by: 1 | -1) => () => {
    moveFocus(card.current, by)
  }
  useLetters({ j: moves(1), k: moves(-1) })
  return (
    <div className="card" ref={card}>
      <h2>Longest waiting</h2>
      <DataTable
        rows={cases}
        keyOf={({ queue, id }) => `${queue} ${id}`}
        columns={caseColumns(nowAtMs)}
        empty="Nothing is waiting for a decision"
        onOpen={(each) => void navigate(casePage(each))}
      />
      {cases.length > 0 && (
        <div className="list-foot">
          <span className="letters" aria-hidden>
            <Letter>J</Letter>
            <Letter>K</Letter> move <Letter>Enter</Letter> opens <Letter>/</Letter> searches
          </span>
        </div>
      )}
    </div>
  )
}

const findingColumns: readonly Column<Finding>[] = [
  { title: 'Time', cell: ({ time }) => <Time at={time} />, width: 150 },
  { title: 'Finding', cell: ({ id, act }) => <Link to={`/audit?open=${id}`}>{actSentence(act)}</Link> },
  { title: 'About', cell: ({ subject }) => subjectOf(subject).text },
  { title: 'Operator', cell: ({ operator }) => operator?.name ?? <span className="quiet">System</span> },
]

/** What was refused or failed in the last week. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <div className="card">
      <h2>Refused or failed, last 7 days</h2>
      <DataTable
        rows={findings}
        keyOf={({ id }) => String(id)}
        columns={findingColumns}
        empty="Nothing was refused and nothing failed"
      />
    </div>
  )
}
