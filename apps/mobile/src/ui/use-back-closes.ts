import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { goBack } from './browser-back.ts'

type Over = { isOver?: boolean } | null

/**
 * Gives a page that lies over the screen an entry of its own in the browser's history: Back closes the page and leaves the
 * screen as it is, and whatever else leads away closes it too. A link on the page takes the place of that entry (`replace`).
 * @param onClose called once the page is left, in whichever way
 * @returns leaves the page
 */
export function useBackCloses(onClose: () => void): () => void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: Over }
  const isOver = state?.isOver === true
  const hasEntered = useRef(false)
  const wasOver = useRef(false)
  const isLeaving = useRef(false)
  const enter = useEffectEvent(() => {
    if (hasEntered.current) return
    hasEntered.current = true
    void navigate({ pathname, search }, { state: { ...state, isOver: true } })
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // A reload while the page was open has left its entry there.
    if (isOver) wasOver.current = true
    else if (wasOver.current) close()
    else enter()
  }, [isOver])
  return () => {
    // Going back takes a moment: whoever presses twice leaves the page alone.
    if (isLeaving.current) return
    isLeaving.current = true
    goBack(navigate)
  }
}
