import { useQuery } from '@tanstack/react-query'
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
import { Tile } from '../ui/Tile.tsx'
import { usedPercent } from './used-percent.ts'

type Exposure = z.output<ConsoleApi['exposures']['reply']>['symbols'][number]

const columns: readonly Column<Exposure>[] = [
  { title: 'Symbol', cell: ({ symbol }) => symbol },
  { title: 'Positions', number: true, cell: ({ positions }) => <span className="num">{positions}</span> },
  { title: 'Customers long', number: true, cell: ({ longQuantity }) => <Amount value={longQuantity} places="all" /> },
  {
    title: 'Customers short',
    number: true,
    cell: ({ shortQuantity }) => <Amount value={shortQuantity} places="all" />,
  },
  {
    title: 'Net quantity',
    number: true,
    cell: ({ netQuantity }) => <Amount value={netQuantity} places="all" signed />,
  },
  { title: 'Mark', number: true, cell: ({ mark }) => <Amount value={mark} places="all" /> },
  { title: 'Net, USDT', number: true, cell: ({ netNotional }) => <Amount value={netNotional} signed /> },
  { title: 'Limit, USDT', number: true, cell: ({ limit }) => <Amount value={limit} places={0} /> },
  {
    title: 'Limit used',
    width: 170,
    cell: ({ netNotional, limit }) => <Used percent={usedPercent(netNotional, limit)} />,
  },
]

function Used({ percent }: { percent: number }) {
  const colour = percent >= 80 ? 'var(--danger)' : percent >= 50 ? 'var(--warn)' : 'var(--accent)'
  return (
    <Progress
      percent={Math.min(percent, 100)}
      size="small"
      aria-label="Limit used"
      strokeColor={colour}
      format={() => `${percent}%`}
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
      about="What customers hold against us. Where they are long, we are short. New positions beyond a limit are rejected."
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
              <Tile label="Gross, all symbols" note="USDT, absolute">
                <Amount value={grossNotional} />
              </Tile>
              <Tile label="Net, all symbols" note="USDT, long minus short">
                <Amount value={netNotional} signed />
              </Tile>
              <Tile label="Open options" note="settle automatically">
                {openSecondContracts.count}
              </Tile>
              <Tile
                label="Option stakes"
                note={
                  <>
                    pay out up to <Amount value={openSecondContracts.payouts} currency="USDT" />
                  </>
                }
              >
                <Amount value={openSecondContracts.stakes} />
              </Tile>
            </div>
            <div className="card">
              <DataTable rows={symbols} keyOf={({ symbol }) => symbol} columns={columns} empty="No open positions" />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
