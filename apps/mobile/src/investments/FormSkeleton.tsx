import { Skeleton } from '../ui/Skeleton.tsx'

/** Of a form that buys: facts, and a field. */
export function FormSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-14" />
    </div>
  )
}
