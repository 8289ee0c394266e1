import { Empty, Table } from 'antd'
import type { ReactNode } from 'react'
import { antColumns } from './ant-columns.ts'
import type { Column } from './list.ts'
import { rowHandlers } from './row-handlers.ts'

type DataTableProps<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  empty: ReactNode
  onOpen?: (row: Row) => void
}

/** A table of what was read as a whole: no pages, no filters. */
export function DataTable<Row extends object>({ rows, keyOf, columns, empty, onOpen }: DataTableProps<Row>) {
  return (
    <Table<Row>
      size="small"
      rowKey={keyOf}
      dataSource={[...rows]}
      columns={antColumns(columns)}
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowClassName={onOpen === undefined ? '' : 'open-row'}
      onRow={(row) =>
        onOpen === undefined
          ? {}
          : rowHandlers(() => {
              onOpen(row)
            })
      }
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} /> }}
    />
  )
}
