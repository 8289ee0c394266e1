import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** A form while it is not known what is to be filled in. */
export function FormSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      {[3, 2].map((fields) => (
        <div key={fields} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-28" />
          <Card padded className="flex flex-col gap-5">
            {Array.from({ length: fields }, (_, index) => (
              <div key={index} className="flex flex-col gap-2">
                <Skeleton className="h-3 w-24" />
                <Skeleton className="h-12" />
              </div>
            ))}
          </Card>
        </div>
      ))}
    </div>
  )
}
