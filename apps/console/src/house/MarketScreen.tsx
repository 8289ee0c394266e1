import { useQuery } from '@tanstack/react-query'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { percentText } from '../format/printed-number.ts'
import { liveMs } from '../api/queries.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { Column } from '../ui/list.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { type Status, StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { Tile } from './Tile.tsx'

type Health = z.output<ConsoleApi['marketHealth']['reply']>
type FeedSymbol = Health['symbols'][number]

const looks: Readonly<Record<FeedSymbol['state'], { status: Status; word?: string }>> = {
  open: { status: 'live' },
  stale: { status: 'stale' },
  closed: { status: 'closed', word: 'Market closed' },
  missing: { status: 'unknown', word: 'No price' },
}

const columns: readonly Column<FeedSymbol>[] = [
  { title: 'Symbol', cell: ({ symbol }) => symbol },
  {
    title: 'State',
    cell: ({ enabled, state }) => (enabled ? <StatusChip {...looks[state]} /> : <StatusChip status="off" />),
  },
  { title: 'Mark', number: true, cell: ({ mark }) => <Amount value={mark} places="all" /> },
  {
    title: 'Spread',
    number: true,
    cell: ({ spreadRate }) => <span className="num">{percentText(spreadRate, 4)}</span>,
  },
  { title: 'Age', number: true, cell: ({ ageMs }) => <span className="num">{ageText(ageMs)}</span> },
  {
    title: 'Source',
    cell: ({ source }) => (source === null ? <span className="quiet">None</span> : sourceWord(source)),
  },
  { title: 'At the source', number: true, cell: ({ sourceAtMs }) => <Time at={sourceAtMs} /> },
  { title: 'Tape row', number: true, cell: ({ sequence }) => <span className="num">{sequence ?? '—'}</span> },
]

type Move = Health['moves'][number]

const moveColumns: readonly Column<Move>[] = [
  { title: 'Symbol', cell: ({ symbol }) => symbol },
  { title: 'Duration', number: true, cell: ({ durationSeconds }) => <span className="num">{durationSeconds} s</span> },
  { title: 'Offered', cell: ({ offered }) => <StatusChip status={offered ? 'live' : 'off'} /> },
  { title: 'Steps', number: true, cell: ({ steps }) => <span className="num">{steps.toLocaleString('en')}</span> },
  { title: 'Moves measured', number: true, cell: ({ count }) => <span className="num">{count}</span> },
  { title: 'In the day before', number: true, cell: ({ at }) => <Time at={at} /> },
]

/** Exchanges by the names that they bear, our own by what it is. */
const sourceWords: Readonly<Record<string, string>> = {
  simulated: 'Simulated',
  binance: 'Binance',
  coinbase: 'Coinbase',
  kraken: 'Kraken',
}
const sourceWord = (source: string): string => sourceWords[source] ?? source

const ageText = (ageMs: number | null): string => (ageMs === null ? '—' : `${(ageMs / 1_000).toFixed(1)} s`)

export function MarketScreen() {
  const health = useQuery({
    queryKey: ['market'],
    queryFn: () => api.marketHealth({}),
    refetchInterval: liveMs,
  })
  return (
    <Page
      title="Market health"
      about="Where prices come from, how old they are, and whether the tape keeps up. Nobody writes a price here."
    >
      <Loaded of={health}>
        {({ feed, tapeLagMs, taped, queued, refused, slowDecisions, symbols, moves }) => (
          <>
            <div className="cards">
              <Tile label="Feed" note={feed.description}>
                {sourceWord(feed.name)}
              </Tile>
              <Tile label="Symbols with a live price" note={standing(symbols)}>
                {`${symbols.filter(({ state, enabled }) => enabled && state === 'open').length} of ${symbols.length}`}
              </Tile>
              <Tile label="Tape lag" note="How long the oldest row has waited to be committed.">
                {`${tapeLagMs} ms`}
              </Tile>
              <Tile label="Taped since the start" note={`${queued} queued, ${refused} refused`}>
                {taped.toLocaleString('en')}
              </Tile>
              <Tile label="Slow decisions since the start" note={slowNote(slowDecisions)}>
                {slowDecisions.count.toLocaleString('en')}
              </Tile>
            </div>
            <div className="card">
              <DataTable rows={symbols} keyOf={({ symbol }) => symbol} columns={columns} empty="There is no symbol." />
            </div>
            <div className="card">
              <h2>Second contracts</h2>
              <p className="quiet">
                How far a price typically moves, in steps of its grid, measured each hour from the tape. Below 50 steps
                the odds can be calculated, so nothing is offered until it moves more. Nobody switches this by hand.
              </p>
              <DataTable
                rows={moves}
                keyOf={({ symbol, durationSeconds }) => `${symbol} ${durationSeconds}`}
                columns={moveColumns}
                empty="Nothing has been measured yet."
              />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

const slowNote = ({ count, longestMs }: Health['slowDecisions']): string =>
  count === 0 ? 'None held up the others.' : `The longest held up everybody for ${longestMs} ms: see the log.`

function standing(symbols: readonly FeedSymbol[]): string {
  const count = (state: FeedSymbol['state']): number =>
    symbols.filter((each) => each.enabled && each.state === state).length
  const off = symbols.filter(({ enabled }) => !enabled).length
  return `${count('stale')} stale, ${count('closed')} closed, ${count('missing')} without a price, ${off} off`
}
