import { type RefObject, useEffect, useRef } from 'react'

/** Where a step of several begins: it takes the focus as it comes, since the button that led there is gone. */
export function useFocusFirst<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const place = useRef<Shown>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}
