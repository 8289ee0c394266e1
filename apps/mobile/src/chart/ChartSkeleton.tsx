import { Skeleton } from '../ui/Skeleton.tsx'

/** Price, intervals, candles: in the shape of the screen. */
export function ChartSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-4 pt-2">
      <div className="flex justify-between">
        <div className="flex flex-col gap-2">
          {/* A first frame fills it (`first-frame/fill-prices.ts`). */}
          <span data-slot="price" className="num text-2xl font-semibold">
            <Skeleton className="h-[1lh] w-44" />
          </span>
          <Skeleton className="h-4 w-24" />
        </div>
        <div className="flex flex-col gap-2">
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-3 w-28" />
        </div>
      </div>
      <Skeleton className="h-9 w-full" />
      <CandlesSkeleton className="h-80" />
      <Skeleton className="h-9 w-full" />
    </div>
  )
}

const heights = [44, 52, 48, 60, 66, 58, 50, 40, 46, 56, 64, 72, 68, 76, 70, 62, 66, 74, 82, 78, 70, 64, 72, 80]

/** Candles that are yet to come. */
export function CandlesSkeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={`breathe flex items-end justify-between gap-1 ${className}`}>
      {heights.map((height, index) => (
        // The order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="skeleton min-w-0 flex-1" style={{ height: `${height}%` }} />
      ))}
    </div>
  )
}
