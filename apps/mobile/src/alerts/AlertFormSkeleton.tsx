import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The form while the symbols are being loaded, in its shape. */
export function AlertFormSkeleton() {
  return (
    <Card padded className="flex flex-col gap-3">
      <div className="flex items-center gap-2.5">
        <Skeleton className="size-9 rounded-full!" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3 w-16" />
        </div>
        <div className="flex flex-col items-end gap-2">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-3 w-12" />
        </div>
      </div>
      <Skeleton className="h-45" />
      <Skeleton className="h-3 w-20" />
      <Skeleton className="mx-auto h-10 w-44" />
      <Skeleton className="mt-5 h-11" />
      <Skeleton className="h-4 w-4/5" />
    </Card>
  )
}
