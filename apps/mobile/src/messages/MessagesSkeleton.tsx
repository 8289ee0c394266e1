import { Skeleton } from '../ui/Skeleton.tsx'

/** Messages that are being loaded, in their shape. */
export function MessagesSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="mx-4 mt-4 mb-2 h-3 w-14" />
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-11/12" />
            <Skeleton className="h-3.5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
