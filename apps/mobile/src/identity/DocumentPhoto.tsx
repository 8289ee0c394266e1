import { useId, useState } from 'react'
import { noteOf } from '../ui/FieldFrame.tsx'
import { ImageFrame } from '../files/ImageFrame.tsx'
import type { ImageUpload } from '@touchstone/app/files/use-image-upload'
import { CapturePage } from './CapturePage.tsx'

/** Width through height: a card by ISO 7810 (ID-1), a page of a passport (ID-3). */
export const proportions = { id_card: 85.6 / 53.98, passport: 125 / 88 } as const

type DocumentPhotoProps = {
  label: string
  proportion: number
  value: string | undefined
  upload: ImageUpload
  error: string | undefined
}

/** A side of a document: photographed with guidance, judged, and only then sent. */
export function DocumentPhoto({ label, proportion, value, upload, error }: DocumentPhotoProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ImageFrame id={id} label={label} error={error} capture value={value} upload={upload}>
        <button
          id={id}
          type="button"
          aria-haspopup="dialog"
          aria-label={label}
          aria-describedby={noteOf(id)}
          disabled={upload.stage !== 'idle'}
          onClick={() => setOpen(true)}
          className="absolute inset-0 size-full"
        />
      </ImageFrame>
      <CapturePage
        open={open}
        onOpenChange={setOpen}
        title={label}
        proportion={proportion}
        onPhoto={(photo) => upload.send(photo)}
      />
    </>
  )
}
