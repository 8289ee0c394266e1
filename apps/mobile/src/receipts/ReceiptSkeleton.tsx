import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** As large as what it stands for. */
export function ReceiptSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Card padded className="flex flex-col items-center gap-3">
        <Skeleton className="size-16 rounded-full!" />
        <Skeleton className="h-6 w-52" />
        <Skeleton className="h-4 w-64" />
      </Card>
      {[6, 4].map((rows) => (
        <Card key={rows} padded className="flex flex-col gap-3">
          <Skeleton className="h-7 w-36" />
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className="flex justify-between">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </Card>
      ))}
    </div>
  )
}
