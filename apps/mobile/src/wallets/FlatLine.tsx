import { Waiting } from '../ui/Waiting.tsx'

/** Where a curve will be. */
export function FlatLine() {
  return (
    <Waiting>
      <span aria-hidden className="grid h-36 content-center">
        <span className="skeleton block h-0.5 w-full" />
      </span>
    </Waiting>
  )
}
