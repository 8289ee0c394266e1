import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { Failure } from './Failure.tsx'
import { RefreshFailed } from './RefreshFailed.tsx'
import { Waiting } from './Waiting.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** In the shape of the content. */
  skeleton: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query brings, in each of its states. What was once loaded stays while it is loaded again, and if that fails. */
export function Loaded<Data>({ query, skeleton, isEmpty, empty, children }: LoadedProps<Data>) {
  const { data, error, isFetching } = query
  const load = () => void query.refetch()
  // Made in slices: a list that arrives holds up no finger.
  const shown = useDeferredValue(data)
  if (data === undefined || shown === undefined)
    return error === null ? <Waiting>{skeleton}</Waiting> : <Failure error={error} onRetry={load} busy={isFetching} />
  return (
    <>
      {error !== null && <RefreshFailed onRetry={load} />}
      {isEmpty?.(shown) === true ? empty : children(shown)}
    </>
  )
}
