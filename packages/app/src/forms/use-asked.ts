import { useRef, useState } from 'react'

/** What a sheet asks about. It is kept while the sheet goes away; each asking is a new one, with a key of its own. */
export type Asked<Subject> = {
  subject: Subject | undefined
  key: number
  isOpen: boolean
  ask: (subject: Subject) => void
  close: () => void
}

/** A sheet takes 300 ms to go. */
const goneAfterMs = 400

export function useAsked<Subject>(): Asked<Subject> {
  const [asked, setAsked] = useState<{ subject: Subject | undefined; key: number; isOpen: boolean }>({
    subject: undefined,
    key: 0,
    isOpen: false,
  })
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    ...asked,
    ask: (subject) => {
      clearTimeout(going.current)
      setAsked(({ key }) => ({ subject, key: key + 1, isOpen: true }))
    },
    close: () => {
      setAsked((now) => ({ ...now, isOpen: false }))
      going.current = setTimeout(() => {
        setAsked((now) => (now.isOpen ? now : { ...now, subject: undefined }))
      }, goneAfterMs)
    },
  }
}
