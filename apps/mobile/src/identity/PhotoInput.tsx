import { imageTypes } from '@touchstone/wire/files'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { buttonLook, type ButtonKind } from '../ui/button-look.ts'

type PhotoInputProps = {
  kind: ButtonKind
  /** Taken with the device's own camera app rather than chosen. */
  capture?: boolean
  onPhoto: (file: File) => void
  children: ReactNode
}

/** A button that hands over a photo from outside of the page. */
export function PhotoInput({ kind, capture = false, onPhoto, children }: PhotoInputProps) {
  return (
    <label
      className={clsx(
        buttonLook(kind, 'lg', true),
        'cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
      )}
    >
      {children}
      <input
        type="file"
        accept={imageTypes.join(',')}
        capture={capture ? 'environment' : undefined}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) onPhoto(file)
        }}
        className="sr-only"
      />
    </label>
  )
}
