import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { isToForm } from '../routes/to-form.ts'

/** A sheet that closes gives the focus back within this time. */
const afterSheetMs = 400

/** Where an address leads to the form of the screen: shows it, and puts the focus on its heading. */
export function useArriveAtForm(form: RefObject<HTMLElement | null>, show: () => void): void {
  const at = useLocation()
  const { key } = at
  const isWanted = isToForm(at.state)
  const arrive = useEffectEvent(show)
  useEffect(() => {
    if (!isWanted) return undefined
    arrive()
    const arriving = setTimeout(() => {
      form.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    }, afterSheetMs)
    return () => {
      clearTimeout(arriving)
    }
  }, [isWanted, key, form])
}
