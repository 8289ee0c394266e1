import { Skeleton } from './Skeleton.tsx'

/** A list that is being loaded, in the shape of `Row`. */
export function SkeletonRows({ count, icon = true }: { count: number; icon?: boolean }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex min-h-16 items-center gap-3 px-4 py-2.5">
          {icon && <Skeleton className="size-9 shrink-0 rounded-full!" />}
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3 w-16" />
          </div>
          <div className="flex flex-col items-end gap-2">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-3 w-12" />
          </div>
        </div>
      ))}
    </div>
  )
}
