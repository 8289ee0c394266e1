import { Skeleton } from '../ui/Skeleton.tsx'

/** One order of any kind, before it is there. */
export function OrderSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-20 w-48" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
