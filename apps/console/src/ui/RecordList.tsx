import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Empty, Pagination, Table } from 'antd'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { liveMs } from '../api/queries.ts'
import { antColumns } from './ant-columns.ts'
import { Filters } from './Filters.tsx'
import type { Asked, Column, Filter, ListState, PageOf } from './list.ts'
import { ReadFailed } from './ReadFailed.tsx'
import { type DrawerParts, RecordDrawer } from './RecordDrawer.tsx'
import { rowHandlers } from './row-handlers.ts'

export type RecordListProps<Row> = {
  /** The name under which it is remembered what was read; with what else it depends on. */
  name: readonly (string | number)[]
  load: (asked: Asked) => Promise<PageOf<Row>>
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  state: ListState
  /** It breaks its lines instead of being wider than its place. */
  fits?: boolean
  /** What is said where there is nothing. */
  empty: ReactNode
  /** It is read again and again while somebody looks at it. */
  live?: boolean | ((asked: Asked) => boolean)
  /** What opens beside the list. */
  drawer?: DrawerParts<Row>
  /** What opening a row does instead. */
  onOpen?: (row: Row) => void
  /** Reads one row, for the drawer, when it is not or no longer in the list. */
  loadOne?: (key: string) => Promise<Row>
  /** Reading one is in the audit log: it is not read again and again. */
  loadsOnce?: boolean
}

/** Records with filters, pages and what can be done with one of them: every list of the console. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { name, load, keyOf, columns, filters = [], state, empty, live = true, fits = false, drawer, onOpen } = props
  const { asked } = state
  const queries = useQueryClient()
  const read = useQuery({
    queryKey: [...name, asked],
    queryFn: async () => {
      const page = await load(asked)
      // A row that is open stays as it was last seen, should the next reading not have it any more.
      for (const row of page.records) queries.setQueryData([...name, 'one', keyOf(row)], row)
      return page
    },
    placeholderData: keepPreviousData,
    refetchInterval: (typeof live === 'function' ? live(asked) : live) ? liveMs : false,
  })
  const canOpen = drawer !== undefined || onOpen !== undefined
  const open = (row: Row): void => {
    if (onOpen === undefined) state.setOpen(keyOf(row))
    else onOpen(row)
  }
  return (
    <>
      <Filters filters={filters} state={state} />
      {read.isError && <ReadFailed error={read.error} onAgain={() => void read.refetch()} />}
      <div className="card">
        <Table<Row>
          size="small"
          rowKey={keyOf}
          dataSource={[...(read.data?.records ?? [])]}
          columns={antColumns(columns)}
          loading={{ spinning: read.isPending, delay: 150 }}
          pagination={false}
          {...(fits ? {} : { scroll: { x: 'max-content' } })}
          locale={{
            emptyText: read.isPending ? ' ' : <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />,
          }}
          rowClassName={(row) => clsx(canOpen && 'open-row', state.open === keyOf(row) && 'ant-table-row-selected')}
          onRow={(row) => (canOpen ? rowHandlers(() => open(row)) : {})}
        />
        <ListFoot state={state} total={read.data?.total ?? 0} />
      </div>
      {drawer !== undefined && (
        <RecordDrawer
          name={name}
          openKey={state.open}
          row={read.data?.records.find((row) => keyOf(row) === state.open)}
          isListRead={!read.isPending}
          loadOne={props.loadOne}
          loadsOnce={props.loadsOnce === true}
          onClose={() => {
            state.setOpen(undefined)
          }}
          {...drawer}
        />
      )}
    </>
  )
}

function ListFoot({ state, total }: { state: ListState; total: number }) {
  if (total === 0) return null
  const { pageNo, pageSize } = state.asked
  return (
    <div className="list-foot">
      <span className="num">
        {total} {total === 1 ? 'record' : 'records'}
      </span>
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
