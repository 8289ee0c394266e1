import type { ReactNode } from 'react'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** A number: aligned to the right. */
  number?: boolean
  /** Whether a row has nothing here: the column is left out if all rows do. */
  isEmpty?: (row: Row) => boolean
  width?: number
}

/** Narrows a list. Its value is text of the address; empty for all. */
export type Filter = {
  name: string
  label: string
  kind: 'choice' | 'search' | 'from' | 'to'
  options?: readonly { value: string; label: string }[]
  placeholder?: string
  width?: number
  /** What is chosen where nothing else was: a queue begins with what waits. */
  initial?: string
  /** It cannot be all: one of the options always holds. */
  whole?: boolean
}

/** What is asked for: the page, and every filter that is set. */
export type Asked = { pageNo: number; pageSize: number; filters: Readonly<Record<string, string>> }

export type PageOf<Row> = { records: readonly Row[]; total: number }

/** The state of a list: in the address, or in the part of a page that shows it. */
export type ListState = {
  asked: Asked
  setFilter: (name: string, value: string) => void
  setPage: (pageNo: number, pageSize: number) => void
  /** The key of the row that is open beside the list. */
  open: string | undefined
  setOpen: (key: string | undefined) => void
}

/** Chosen for `all` where a filter has an initial value: empty would be that value again. */
export const allChoice = 'all'

/** A member of a list of ours from a filter; undefined for none, for `all` and for anything else. */
export const oneOf = <const Member extends string>(
  members: readonly Member[],
  text: string | undefined,
): Member | undefined => members.find((member) => member === text)

export const optionsOf = <Member extends string>(
  members: readonly Member[],
  label: (member: Member) => string,
): { value: Member; label: string }[] => members.map((value) => ({ value, label: label(value) }))
