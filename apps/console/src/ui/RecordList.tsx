import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Empty, Pagination, Table } from 'antd'
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { liveMs } from '../api/queries.ts'
import { antColumns, columnsWith } from './ant-columns.ts'
import { Filters } from './Filters.tsx'
import type { Asked, Column, Filter, ListState, PageOf } from './list.ts'
import { ReadFailed } from './ReadFailed.tsx'
import { type DrawerParts, RecordDrawer } from './RecordDrawer.tsx'
import { Letter } from './Letter.tsx'
import { useNeighbours } from './neighbours.ts'
import { moveFocus, rowHandlers } from './row-handlers.ts'
import { useLetters } from './use-letters.ts'

export type RecordListProps<Row> = {
  /** The key of the query, with whatever else it depends on. */
  name: readonly (string | number)[]
  load: (asked: Asked) => Promise<PageOf<Row>>
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  state: ListState
  /** Lines break rather than the table scrolling sideways. */
  fits?: boolean
  /** Shown if there is nothing. */
  empty: ReactNode
  /** Whether it is polled while somebody looks at it. */
  live?: boolean | ((asked: Asked) => boolean)
  /** What opens beside the list. */
  drawer?: DrawerParts<Row>
  /** What opening a row does instead. */
  onOpen?: (row: Row) => void
  /** Reads one row for the drawer if the list lacks it. */
  loadOne?: (key: string) => Promise<Row>
  /** The audit log notes each reading: it is read once. */
  loadsOnce?: boolean
  /** It is the list of its page: letters move in it. */
  isMain?: boolean
}

/** Records with filters, pages and what can be done with one of them: every list of the console. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const {
    name,
    load,
    keyOf,
    columns,
    filters = [],
    state,
    empty,
    live = true,
    fits = false,
    drawer,
    onOpen,
    isMain = false,
  } = props
  const { asked } = state
  const queries = useQueryClient()
  const read = useQuery({
    queryKey: [...name, asked],
    queryFn: async () => {
      const page = await load(asked)
      // An open row stays as last seen if the next reading lacks it.
      for (const row of page.records) queries.setQueryData([...name, 'one', keyOf(row)], row)
      return page
    },
    placeholderData: keepPreviousData,
    refetchInterval: (typeof live === 'function' ? live(asked) : live) ? liveMs : false,
  })
  const canOpen = drawer !== undefined || onOpen !== undefined
  const rows = read.data?.records ?? []
  const neighbours = useNeighbours(rows.map(keyOf), state.open)
  const card = useRef<HTMLDivElement>(null)
  const moves = (by: 1 | -1) => () => {
    moveFocus(card.current, by)
  }
  useLetters(canOpen && isMain && state.open === undefined ? { j: moves(1), k: moves(-1) } : {})
  const open = (row: Row): void => {
    if (onOpen === undefined) state.setOpen(keyOf(row))
    else onOpen(row)
  }
  return (
    <>
      <Filters filters={filters} state={state} />
      {read.isError && <ReadFailed error={read.error} onAgain={() => void read.refetch()} />}
      <div className="card" ref={card}>
        <Table<Row>
          size="small"
          rowKey={keyOf}
          dataSource={[...rows]}
          columns={antColumns(columnsWith(columns, rows))}
          loading={{ spinning: read.isPending, delay: 150 }}
          pagination={false}
          {...(fits ? {} : { scroll: { x: 'max-content' } })}
          locale={{
            emptyText: read.isPending ? ' ' : <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />,
          }}
          rowClassName={(row) => clsx(canOpen && 'open-row', state.open === keyOf(row) && 'ant-table-row-selected')}
          onRow={(row) => (canOpen ? rowHandlers(() => open(row)) : {})}
        />
        <ListFoot state={state} total={read.data?.total ?? 0} hasLetters={canOpen && isMain} />
      </div>
      {drawer !== undefined && (
        <RecordDrawer
          name={name}
          openKey={state.open}
          row={rows.find((row) => keyOf(row) === state.open)}
          isListRead={!read.isPending}
          loadOne={props.loadOne}
          loadsOnce={props.loadsOnce === true}
          neighbours={neighbours}
          onOpen={(key) => {
            state.setOpen(key)
          }}
          onClose={() => {
            state.setOpen(undefined)
          }}
          {...drawer}
        />
      )}
    </>
  )
}

function ListFoot({ state, total, hasLetters }: { state: ListState; total: number; hasLetters: boolean }) {
  if (total === 0) return null
  const { pageNo, pageSize } = state.asked
  return (
    <div className="list-foot">
      <span className="num">
        {total} {total === 1 ? 'record' : 'records'}
      </span>
      {hasLetters && (
        <span className="letters" aria-hidden>
          <Letter>J</Letter>
          <Letter>K</Letter> move <Letter>Enter</Letter> opens
        </span>
      )}
      <Pagination
        size="small"
        current={pageNo}
        pageSize={pageSize}
        total={total}
        hideOnSinglePage={total <= 20}
        showSizeChanger
        pageSizeOptions={[20, 50, 100]}
        onChange={(next, size) => {
          state.setPage(size === pageSize ? next : 1, size)
        }}
      />
    </div>
  )
}
