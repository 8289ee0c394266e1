import type { Book } from '@touchstone/app/books/book'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { AssetActions } from './AssetActions.tsx'

/** The screen before anything is known but what one can do there. */
export function AssetsSkeleton({ book }: { book: Book }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-5 w-36" />
      </div>
      <AssetActions book={book} />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-24" />
        <Card>
          <SkeletonRows count={4} />
        </Card>
      </div>
      <Card padded className="flex items-center gap-5">
        <Skeleton className="size-28 rounded-full!" />
        <div className="flex flex-1 flex-col gap-3">
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </Card>
    </div>
  )
}
