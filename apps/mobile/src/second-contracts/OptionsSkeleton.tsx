import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The screen before anything is known, in its shape. */
export function OptionsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Card padded className="flex flex-col gap-3">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-36" />
      </Card>
      <Card padded className="flex flex-col gap-4">
        <div className="grid grid-cols-4 gap-2">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-13" />
          ))}
        </div>
        <Skeleton className="h-12" />
        <Skeleton className="h-11" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4 w-2/3" />
      </Card>
    </div>
  )
}
