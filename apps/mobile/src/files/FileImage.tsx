import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { BlobImage } from '../ui/BlobImage.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type FileImageProps = { id: string; alt: string; className?: string; fit?: 'cover' | 'contain' }

/** One of the person's own uploaded images, in whatever frame it is given. An image never changes: it is read once. */
export function FileImage({ id, alt, className, fit = 'cover' }: FileImageProps) {
  const { t } = useTranslation()
  const file = useQuery({
    queryKey: ['files', id],
    queryFn: ({ signal }) => api.file({ id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const blob = useMemo(
    () => file.data && new Blob([new Uint8Array(file.data.bytes)], { type: file.data.type }),
    [file.data],
  )
  if (blob !== undefined)
    return (
      <BlobImage
        blob={blob}
        alt={alt}
        className={clsx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      />
    )
  if (file.error === null) return <Skeleton className={clsx('size-full min-h-24', className)} />
  return (
    <div className={clsx('grid size-full place-content-center justify-items-center gap-1 bg-surface-2', className)}>
      <ImageOff aria-hidden className="size-6 text-fg-3" />
      <Button kind="ghost" size="sm" busy={file.isFetching} onClick={() => void file.refetch()}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
