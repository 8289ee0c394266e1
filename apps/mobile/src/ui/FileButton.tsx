import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'
import type { ButtonKind, ButtonSize } from './button-look.ts'

type FileButtonProps = {
  kind?: ButtonKind
  size?: ButtonSize
  accept?: string
  busy: boolean
  onFile: (file: File) => Promise<void>
  children: ReactNode
}

/** Lets somebody choose a file. A picture may be taken with the camera: phones offer that by themselves. */
export function FileButton({ accept, busy, onFile, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) void onFile(file)
        }}
      />
      <Button {...look} disabled={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
