import { useQuery } from '@tanstack/react-query'
import { absolute, parseDecimal } from '@touchstone/domain/money/decimal'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { Progress, Segmented } from 'antd'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { liveMs } from '../api/queries.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { Column } from '../ui/list.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Tile } from './Tile.tsx'

type Exposure = z.output<ConsoleApi['exposures']['reply']>['symbols'][number]

const columns: readonly Column<Exposure>[] = [
  { title: 'Symbol', cell: ({ symbol }) => symbol },
  { title: 'Positions', number: true, cell: ({ positions }) => <span className="num">{positions}</span> },
  { title: 'Users long', number: true, cell: ({ longQuantity }) => <Amount value={longQuantity} places="all" /> },
  { title: 'Users short', number: true, cell: ({ shortQuantity }) => <Amount value={shortQuantity} places="all" /> },
  {
    title: 'Net quantity',
    number: true,
    cell: ({ netQuantity }) => <Amount value={netQuantity} places="all" signed />,
  },
  { title: 'Mark', number: true, cell: ({ mark }) => <Amount value={mark} places="all" /> },
  { title: 'Net, USDT', number: true, cell: ({ netNotional }) => <Amount value={netNotional} signed /> },
  { title: 'Limit, USDT', number: true, cell: ({ limit }) => <Amount value={limit} places={0} /> },
  {
    title: 'Of the limit',
    width: 170,
    cell: ({ netNotional, limit }) => <Used percent={usedPercent(netNotional, limit)} />,
  },
]

/** How much of a limit is used, in whole hundredths, cut. */
export function usedPercent(netNotional: string | null, limit: string): number {
  const net = parseDecimal(netNotional ?? '0') ?? 0n
  const most = parseDecimal(limit) ?? 0n
  return most === 0n ? 0 : Number((absolute(net) * 100n) / most)
}

function Used({ percent }: { percent: number }) {
  const colour = percent >= 80 ? 'var(--danger)' : percent >= 50 ? 'var(--warn)' : 'var(--accent)'
  return (
    <Progress
      percent={Math.min(percent, 100)}
      size="small"
      aria-label="Of the limit"
      strokeColor={colour}
      format={() => `${percent} %`}
    />
  )
}

export function ExposureScreen() {
  const [book, setBook] = useState<'real' | 'demo'>('real')
  const exposures = useQuery({
    queryKey: ['exposures', book],
    queryFn: () => api.exposures({ book }),
    refetchInterval: liveMs,
  })
  return (
    <Page
      title="Exposure"
      about="What users hold against the house: where users are long, the house is short. Openings past a limit are refused."
      tools={
        <Segmented
          value={book}
          options={[
            { value: 'real', label: 'Real money' },
            { value: 'demo', label: 'Demo' },
          ]}
          onChange={setBook}
        />
      }
    >
      <Loaded of={exposures}>
        {({ symbols, grossNotional, netNotional, openSecondContracts }) => (
          <>
            <div className="cards">
              <Tile label="Gross, all symbols" note="USDT, without sign">
                <Amount value={grossNotional} />
              </Tile>
              <Tile label="Net, all symbols" note="USDT, long less short">
                <Amount value={netNotional} signed />
              </Tile>
              <Tile label="Second contracts open" note="they settle by themselves">
                {openSecondContracts.count}
              </Tile>
              <Tile
                label="Stakes in them"
                note={
                  <>
                    pay at most <Amount value={openSecondContracts.payouts} currency="USDT" />
                  </>
                }
              >
                <Amount value={openSecondContracts.stakes} />
              </Tile>
            </div>
            <div className="card">
              <DataTable
                rows={symbols}
                keyOf={({ symbol }) => symbol}
                columns={columns}
                empty="Nobody holds anything."
              />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
