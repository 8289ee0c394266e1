import type { TableProps } from 'antd'
import type { Column } from './list.ts'

/** Our columns as the table wants them: numbers on the right. */
export const antColumns = <Row extends object>(
  columns: readonly Column<Row>[],
): NonNullable<TableProps<Row>['columns']> =>
  columns.map(({ title, cell, number = false, width }) => ({
    key: title,
    title,
    render: (_value: unknown, row: Row) => cell(row),
    align: number ? 'right' : 'left',
    ...(width === undefined ? {} : { width }),
  }))

/** The columns without those in which no row has anything. */
export const columnsWith = <Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] => columns.filter(({ isEmpty }) => isEmpty === undefined || !rows.every(isEmpty))
