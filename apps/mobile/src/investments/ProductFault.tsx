import { Notice } from '../ui/Notice.tsx'

/** Above the form, why nothing of a product can be bought: the field is not at fault. */
export function ProductFault({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div ref={bringIntoSight}>
      <Notice tone="danger">{text}</Notice>
    </div>
  )
}

/** Who pressed at the end of a long page may have scrolled past its place. */
function bringIntoSight(place: HTMLElement | null): void {
  if (place !== null && 'scrollIntoView' in place) place.scrollIntoView({ block: 'center' })
}
