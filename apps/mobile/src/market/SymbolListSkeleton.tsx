import { Skeleton } from '../ui/Skeleton.tsx'

const rows = 8

/** A list of symbols that is being loaded, in its shape. A first frame fills the slots (`first-frame/fill-prices.ts`). */
export function SymbolListSkeleton() {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-16 items-center gap-2.5 py-2.5 pr-4 pl-11">
          <Skeleton className="size-9 shrink-0 rounded-full!" />
          <span className="min-w-0 flex-1">
            <span data-slot="name" className="block truncate text-base font-semibold">
              <Skeleton className="my-1 h-4 w-24" />
            </span>
            <Skeleton className="my-0.5 h-3 w-16" />
          </span>
          <span className="flex min-w-20 shrink-0 flex-col items-end">
            <span data-slot="price" className="num text-base font-medium">
              <Skeleton className="my-1 h-4 w-20" />
            </span>
            <Skeleton className="my-0.5 h-3 w-12" />
          </span>
        </div>
      ))}
    </div>
  )
}
