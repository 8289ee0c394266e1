import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { ReadFailed } from './ReadFailed.tsx'

/** Shows what a query loaded; while it reloads, the previous result stays. */
export function Loaded<Read>({ of, children }: { of: UseQueryResult<Read>; children: (read: Read) => ReactNode }) {
  return (
    <>
      {of.isError && <ReadFailed error={of.error} onAgain={() => void of.refetch()} />}
      {of.data !== undefined ? children(of.data) : !of.isError && <Skeleton active />}
    </>
  )
}
