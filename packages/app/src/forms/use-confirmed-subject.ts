import { startTransition, useRef, useState } from 'react'

/** The subject that a sheet asks to confirm. It stays while the sheet closes; each `ask` gives the sheet a new key. */
export type ConfirmedSubject<Subject> = {
  subject: Subject | undefined
  key: number
  isOpen: boolean
  ask: (subject: Subject) => void
  close: () => void
}

/** A sheet takes 300 ms to close. */
const closedAfterMs = 400

export function useConfirmedSubject<Subject>(): ConfirmedSubject<Subject> {
  const [state, setState] = useState<{ subject: Subject | undefined; key: number; isOpen: boolean }>({
    subject: undefined,
    key: 0,
    isOpen: false,
  })
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    ...state,
    ask: (subject) => {
      clearTimeout(closing.current)
      // A sheet with its figures takes a slow phone longer than a tap may take to be seen: it comes in slices.
      startTransition(() => setState(({ key }) => ({ subject, key: key + 1, isOpen: true })))
    },
    close: () => {
      clearTimeout(closing.current)
      setState((now) => ({ ...now, isOpen: false }))
      closing.current = setTimeout(() => {
        setState((now) => (now.isOpen ? now : { ...now, subject: undefined }))
      }, closedAfterMs)
    },
  }
}
