import { useQuery } from '@tanstack/react-query'
import { Empty } from 'antd'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../api/api.ts'
import { DataTable } from '../ui/DataTable.tsx'
import type { Column } from '../ui/list.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { moveFocus } from '../ui/row-handlers.ts'
import { Time } from '../ui/Time.tsx'
import { useLetters } from '../ui/use-letters.ts'
import { type Hit, hitsOf } from './hits.tsx'

/** How long a reply is reused: the audit log notes each search. */
const freshMs = 60_000

const columns: readonly Column<Hit>[] = [
  { title: 'Found', cell: ({ what }) => what, width: 150 },
  { title: 'Record', cell: ({ name }) => name },
  { title: 'Details', cell: ({ detail }) => detail },
  { title: 'Time', number: true, cell: ({ time }) => (time === undefined ? null : <Time at={time} />) },
]

/** What a text names, wherever it is. */
export function SearchScreen() {
  const [params] = useSearchParams()
  const text = (params.get('text') ?? '').trim()
  return (
    <Page
      title={text === '' ? 'Search' : `Results for “${text}”`}
      about="By ID, name, e-mail, phone, address, end of an IBAN, or payment reference. The audit log records every search, and whom it finds."
    >
      {text === '' ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Type something to search for" />
      ) : (
        <Results text={text} />
      )}
    </Page>
  )
}

function Results({ text }: { text: string }) {
  const found = useQuery({
    queryKey: ['search', text],
    queryFn: () => api.search({ text }),
    staleTime: freshMs,
    gcTime: freshMs,
    refetchOnWindowFocus: false,
  })
  return <Loaded of={found}>{(reply) => <Hits hits={hitsOf(reply)} />}</Loaded>
}

function Hits({ hits }: { hits: readonly Hit[] }) {
  const navigate = useNavigate()
  const card = useRef<HTMLDivElement>(null)
  const moves = (by: 1 | -1) => () => {
    moveFocus(card.current, by)
  }
  useLetters({ j: moves(1), k: moves(-1) })
  return (
    <div className="card" ref={card}>
      <DataTable
        rows={hits}
        keyOf={({ key }) => key}
        columns={columns}
        empty="No matches"
        onOpen={({ to }) => void navigate(to)}
      />
    </div>
  )
}
