import { useMemo } from 'react'
import { qrPath } from '@touchstone/app/plot/qr-path'

/** Black on white in every theme: scanners need it. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block size-full rounded-md bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
