import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { allChoice, type Asked, type Filter, type ListState } from './list.ts'

const pageSizeDefault = 20

function askedOf(read: (name: string) => string | undefined, filters: readonly Filter[]): Asked {
  const set = filters.flatMap(({ name, initial = '' }): [string, string][] => {
    const value = read(name) ?? initial
    return value === '' || value === allChoice ? [] : [[name, value]]
  })
  return {
    pageNo: Math.max(1, Math.floor(Number(read('page') ?? 1)) || 1),
    pageSize: [20, 50, 100].find((size) => String(size) === read('size')) ?? pageSizeDefault,
    filters: Object.fromEntries(set),
  }
}

/** A list with filters, page and open row in the address: it can be reloaded, gone back to and sent to a colleague. */
export function useAddressedList(filters: readonly Filter[]): ListState {
  const [params, setParams] = useSearchParams()
  function change(changes: Record<string, string | undefined>, replace: boolean): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace },
    )
  }
  return {
    asked: askedOf((name) => params.get(name) ?? undefined, filters),
    setFilter(name, value) {
      change({ [name]: value, page: undefined, open: undefined }, true)
    },
    setPage(pageNo, pageSize) {
      change({ page: String(pageNo), size: String(pageSize), open: undefined }, false)
    },
    open: params.get('open') ?? undefined,
    setOpen(key) {
      change({ open: key }, false)
    },
  }
}

/** A list inside a page, such as in one of its tabs. */
export function useInnerList(filters: readonly Filter[] = []): ListState {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const { open, ...rest } = values
  return {
    asked: askedOf((name) => rest[name], filters),
    setFilter(name, value) {
      setValues((before) => ({ ...before, [name]: value, page: '1' }))
    },
    setPage(pageNo, pageSize) {
      setValues((before) => ({ ...before, page: String(pageNo), size: String(pageSize) }))
    },
    open: open === '' ? undefined : open,
    setOpen(key) {
      setValues((before) => ({ ...before, open: key ?? '' }))
    },
  }
}
