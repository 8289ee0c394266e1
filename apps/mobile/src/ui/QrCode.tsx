import { clsx } from 'clsx'
import { Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'

const QrImage = lazyPart(async () => (await import('./QrImage.tsx')).QrImage)

/** A text to be scanned. The code that draws it is loaded when it is first shown. */
export function QrCode(props: { text: string; label: string; className?: string | undefined }) {
  return (
    <div className={clsx('aspect-square', props.className ?? 'w-40')}>
      <Suspense fallback={<span aria-hidden="true" className="skeleton block size-full" />}>
        <QrImage text={props.text} label={props.label} />
      </Suspense>
    </div>
  )
}
