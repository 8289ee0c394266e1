import { Skeleton } from '../ui/Skeleton.tsx'

export function ResultSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-3 pt-4">
        <Skeleton className="h-10 w-44" />
        <Skeleton className="h-5 w-24" />
      </div>
      <Skeleton className="h-44 rounded-lg!" />
      <Skeleton className="h-40 rounded-lg!" />
    </div>
  )
}
