import { useQuery } from '@tanstack/react-query'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { percentText } from '../format/printed-number.ts'
import { readAge } from '../format/read-time.ts'
import { marketSummary, marketText } from './market-summary.ts'
import { liveMs } from '../api/queries.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { Column } from '../ui/list.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { type Status, StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { Tile } from '../ui/Tile.tsx'
import { Networks } from './Networks.tsx'

type Health = z.output<ConsoleApi['marketHealth']['reply']>
type FeedSymbol = Health['symbols'][number]

const looks: Readonly<Record<FeedSymbol['state'], { status: Status; word?: string }>> = {
  open: { status: 'live' },
  stale: { status: 'stale' },
  closed: { status: 'closed' },
  missing: { status: 'unknown', word: 'No price' },
}

const columns: readonly Column<FeedSymbol>[] = [
  { title: 'Symbol', cell: ({ symbol }) => symbol },
  {
    title: 'State',
    cell: ({ enabled, state }) => (enabled ? <StatusChip {...looks[state]} /> : <StatusChip status="off" />),
  },
  {
    title: 'Opens or closes',
    cell: ({ changesAtMs }) => (changesAtMs === null ? <span className="quiet">24/7</span> : <Time at={changesAtMs} />),
  },
  { title: 'Last price', number: true, cell: ({ mark }) => <Amount value={mark} places="all" /> },
  {
    title: 'Spread',
    number: true,
    cell: ({ spreadRate }) => <span className="num">{percentText(spreadRate, 4)}</span>,
  },
  { title: 'Age', number: true, cell: ({ ageMs }) => <span className="num">{ageText(ageMs)}</span> },
  {
    title: 'Source',
    cell: ({ source }) => (source === null ? <span className="quiet">—</span> : sourceWord(source)),
  },
  { title: 'Source time', number: true, cell: ({ sourceAtMs }) => <Time at={sourceAtMs} seconds /> },
  { title: 'Tape row', number: true, cell: ({ sequence }) => <span className="num">{sequence ?? '—'}</span> },
]

type Move = Health['moves'][number]

const moveColumns: readonly Column<Move>[] = [
  { title: 'Symbol', cell: ({ symbol }) => symbol },
  { title: 'Duration', number: true, cell: ({ durationSeconds }) => <span className="num">{durationSeconds} s</span> },
  { title: 'Offered', cell: ({ offered }) => <StatusChip status={offered ? 'live' : 'off'} /> },
  { title: 'Steps', number: true, cell: ({ steps }) => <span className="num">{steps.toLocaleString('en')}</span> },
  { title: 'Moves', number: true, cell: ({ count }) => <span className="num">{count}</span> },
  { title: 'Measured', number: true, cell: ({ at }) => <Time at={at} /> },
]

/** The names of exchanges; our own feed by what it is. */
const sourceWords: Readonly<Record<string, string>> = {
  simulated: 'Simulated',
  binance: 'Binance',
  coinbase: 'Coinbase',
  kraken: 'Kraken',
}
const sourceWord = (source: string): string => sourceWords[source] ?? source

const ageText = (ageMs: number | null): string => {
  if (ageMs === null) return '—'
  return ageMs < 60_000 ? `${(ageMs / 1_000).toFixed(1)} s` : readAge(ageMs)
}

export function MarketScreen() {
  const health = useQuery({
    queryKey: ['market'],
    queryFn: () => api.marketHealth({}),
    refetchInterval: liveMs,
  })
  return (
    <Page
      title="Market health"
      about="Where prices come from, how fresh they are, and whether they’re recorded in time. Nobody can edit a price."
    >
      <Loaded of={health}>
        {({ feed, tapeLagMs, taped, queued, refused, slowDecisions, symbols, moves, networks }) => {
          const summary = marketSummary(symbols)
          return (
            <>
              <div className="cards">
                <Tile label="Feed" note={feed.description}>
                  {sourceWord(feed.name)}
                </Tile>
                <Tile label="Live prices" note={marketText(summary)}>
                  {`${summary.live} of ${summary.live + summary.stale + summary.missing}`}
                </Tile>
                <Tile label="Recording lag" note="How long the oldest price has waited to be recorded">
                  {`${tapeLagMs} ms`}
                </Tile>
                <Tile label="Prices recorded" note={`since the start · ${queued} queued, ${refused} rejected`}>
                  {taped.toLocaleString('en')}
                </Tile>
                <Tile label="Slow decisions" note={slowNote(slowDecisions)}>
                  {slowDecisions.count.toLocaleString('en')}
                </Tile>
              </div>
              <div className="card">
                <DataTable rows={symbols} keyOf={({ symbol }) => symbol} columns={columns} empty="No symbols" />
              </div>
              <div className="card">
                <h2>Options</h2>
                <p className="quiet">
                  How far each price typically moves, in steps of its grid, measured every hour. Below 50 steps the odds
                  can be calculated, so we don’t offer options until the price moves more. Nobody switches this by hand.
                </p>
                <DataTable
                  rows={moves}
                  keyOf={({ symbol, durationSeconds }) => `${symbol} ${durationSeconds}`}
                  columns={moveColumns}
                  empty="Nothing measured yet"
                />
              </div>
              <Networks networks={networks} />
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

const slowNote = ({ count, longestMs }: Health['slowDecisions']): string =>
  count === 0 ? 'None since the start' : `The longest blocked everyone for ${longestMs} ms. See the log.`
