import { type FileBiz, imageTypes } from '@touchstone/wire/files'
import { useId } from 'react'
import { ImageFrame, type ImageTexts } from './ImageFrame.tsx'
import { noteOf } from '../ui/FieldFrame.tsx'
import { useImageUpload } from '@touchstone/app/files/use-image-upload'

type ImageFieldProps = ImageTexts & {
  biz: FileBiz
  /** The id of what is uploaded; undefined also while an image is on its way. */
  value: string | undefined
  onChange: (fileId: string | undefined) => void
  disabled?: boolean
}

/** An image that is asked for: chosen or, with `capture`, taken by the camera; made smaller and uploaded at once. */
export function ImageField({ biz, value, onChange, disabled = false, ...texts }: ImageFieldProps) {
  const id = useId()
  const upload = useImageUpload({ biz, onChange })
  return (
    <ImageFrame {...texts} id={id} value={value} upload={upload}>
      <input
        id={id}
        type="file"
        // Only these: phones that keep photos in a format of their own then hand over a JPEG.
        accept={imageTypes.join(',')}
        capture={texts.capture === true ? 'environment' : undefined}
        disabled={disabled || upload.stage !== 'idle'}
        aria-invalid={texts.error !== undefined || upload.failure !== undefined}
        aria-describedby={noteOf(id)}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again.
          event.target.value = ''
          if (file !== undefined) upload.send(file)
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
    </ImageFrame>
  )
}
