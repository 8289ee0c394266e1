import { Skeleton } from '../ui/Skeleton.tsx'

export function WithdrawSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-16 rounded-lg!" />
      <Skeleton className="h-24 rounded-lg!" />
      <div className="flex flex-col items-center gap-3 py-4">
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-4 w-32" />
      </div>
      <Skeleton className="h-11 rounded-sm!" />
    </div>
  )
}
