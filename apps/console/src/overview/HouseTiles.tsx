import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { marketSummary, marketText } from '../house/market-summary.ts'
import { usedPercent } from '../house/used-percent.ts'
import { Amount } from '../ui/Amount.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Tile } from '../ui/Tile.tsx'

/** They add up every book: they are polled less often than queues. */
const everyMs = 15_000
/** It reads every paid withdrawal since the newest statement. */
const solvencyEveryMs = 60_000

/** Exposure, market and solvency, each for operators who may see it. */
export function HouseTiles() {
  const [exposure, market, solvency] = [useRight('see_exposure'), useRight('see_market'), useRight('see_solvency')]
  if (!exposure && !market && !solvency) return null
  return (
    <div className="cards">
      {exposure && <ExposureTile />}
      {market && <MarketTile />}
      {solvency && <SolvencyTile />}
    </div>
  )
}

type FigureProps = { to: string; label: string; note: ReactNode; children: ReactNode }

const Figure = ({ to, label, note, children }: FigureProps) => (
  <Link to={to} className="tile-link">
    <Tile label={label} note={note}>
      {children}
    </Tile>
  </Link>
)

const unknown = (isError: boolean): string => (isError ? 'Couldn’t load' : 'Loading')

function ExposureTile() {
  const { data, isError } = useQuery({
    queryKey: ['exposures', 'real'],
    queryFn: () => api.exposures({ book: 'real' }),
    refetchInterval: everyMs,
  })
  const label = 'Net exposure, USDT'
  if (data === undefined)
    return (
      <Figure to="/exposure" label={label} note={unknown(isError)}>
        —
      </Figure>
    )
  const most = data.symbols
    .map(({ symbol, netNotional, limit }) => ({ symbol, percent: usedPercent(netNotional, limit) }))
    .toSorted((one, other) => other.percent - one.percent)[0]
  const note =
    most === undefined || most.percent === 0 ? 'No limit in use' : `${most.symbol} at ${most.percent}% of its limit`
  return (
    <Figure to="/exposure" label={label} note={note}>
      <Amount value={data.netNotional} places={2} signed />
    </Figure>
  )
}

function MarketTile() {
  const { data, isError } = useQuery({
    queryKey: ['market'],
    queryFn: () => api.marketHealth({}),
    refetchInterval: everyMs,
  })
  const summary = data === undefined ? undefined : marketSummary(data.symbols)
  return (
    <Figure to="/market" label="Live prices" note={summary === undefined ? unknown(isError) : marketText(summary)}>
      {summary === undefined ? '—' : `${summary.live} of ${summary.live + summary.stale + summary.missing}`}
    </Figure>
  )
}

function SolvencyTile() {
  const { data, isError } = useQuery({
    queryKey: ['solvency'],
    queryFn: () => api.solvency({}),
    refetchInterval: solvencyEveryMs,
  })
  const short = data?.currencies.filter(({ surplus }) => surplus.startsWith('-')) ?? []
  const worst = short[0] ?? data?.currencies.find(({ currency }) => currency === 'USDT')
  return (
    <Figure
      to="/solvency"
      label={worst === undefined ? 'Surplus' : `Surplus, ${worst.currency}`}
      note={data === undefined ? unknown(isError) : <StatusChip status={short.length > 0 ? 'short' : 'covered'} />}
    >
      {worst === undefined ? '—' : <Amount value={worst.surplus} places={2} signed />}
    </Figure>
  )
}
