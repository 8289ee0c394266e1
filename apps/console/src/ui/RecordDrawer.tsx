import { useQuery } from '@tanstack/react-query'
import { Drawer, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { ReadFailed } from './ReadFailed.tsx'

/** How often a record that has left its list is read again: of some, each reading is a row of the audit log. */
const aloneMs = 30_000

export type DrawerParts<Row> = {
  title: (row: Row) => ReactNode
  body: (row: Row) => ReactNode
  /** Stands below, where it does not scroll: what can be done. */
  foot?: (row: Row) => ReactNode
  width?: number
}

type RecordDrawerProps<Row> = DrawerParts<Row> & {
  name: readonly (string | number)[]
  /** Undefined: closed. */
  openKey: string | undefined
  /** As the list has it, where it has it. */
  row: Row | undefined
  /** Whether the list was read: before it nothing is missing in it. */
  isListRead: boolean
  loadOne: ((key: string) => Promise<Row>) | undefined
  loadsOnce: boolean
  onClose: () => void
}

/** One record beside its list. What has left the list meanwhile is read by itself and stays open. */
export function RecordDrawer<Row>(props: RecordDrawerProps<Row>) {
  const { name, openKey, row, isListRead, loadOne, loadsOnce, onClose, title, body, foot, width = 600 } = props
  const one = useQuery<Row | null>({
    queryKey: [...name, 'one', openKey],
    queryFn: async () => (openKey === undefined || loadOne === undefined ? null : loadOne(openKey)),
    enabled: openKey !== undefined && row === undefined && loadOne !== undefined && isListRead,
    ...(loadsOnce ? { staleTime: Infinity, refetchOnWindowFocus: false } : { refetchInterval: aloneMs }),
  })
  const shown = row ?? one.data ?? undefined
  return (
    <Drawer
      open={openKey !== undefined}
      onClose={onClose}
      size={width}
      title={shown === undefined ? ' ' : title(shown)}
      footer={shown === undefined ? null : foot?.(shown)}
      destroyOnHidden
    >
      {shown !== undefined && body(shown)}
      {shown === undefined && one.isError && <ReadFailed error={one.error} onAgain={() => void one.refetch()} />}
      {shown === undefined && !one.isError && (loadOne !== undefined || !isListRead) && <Skeleton active />}
      {shown === undefined && isListRead && loadOne === undefined && <p>It is not in this list any more.</p>}
    </Drawer>
  )
}
