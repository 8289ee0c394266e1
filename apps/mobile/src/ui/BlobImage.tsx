import { useCallback } from 'react'

type BlobImageProps = { blob: Blob; alt: string; className?: string }

/** An image that the page has in its memory; it has an address only while it is shown. */
export function BlobImage({ blob, alt, className }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => {
        URL.revokeObjectURL(url)
      }
    },
    [blob],
  )
  return <img ref={show} alt={alt} className={className} />
}
