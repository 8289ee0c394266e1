import type { ReactNode } from 'react'
import { Page } from './Page.tsx'
import { RecordList, type RecordListProps } from './RecordList.tsx'
import { useAddressedList } from './use-list-state.ts'

type ListPageProps<Row> = Omit<RecordListProps<Row>, 'state'> & {
  title: string
  about?: ReactNode
  tools?: ReactNode
}

/** A page that is one list: a queue, or records to look through. */
export function ListPage<Row extends object>({ title, about, tools, ...list }: ListPageProps<Row>) {
  const state = useAddressedList(list.filters ?? [])
  return (
    <Page title={title} about={about} tools={tools}>
      <RecordList {...list} state={state} isMain />
    </Page>
  )
}
