import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { goBack } from './browser-back.ts'

type Over = { isOver?: boolean } | null

/**
 * Keeps a screen that holds what is shown only once: it has an entry of its own in the browser's history, so that Back and
 * the gesture for it end on the same screen, and are told. Closing the page is asked about by the browser.
 * @param onBack called at every try to go back
 * @returns leaves the entry, and then calls back: what goes on goes on from the entry below
 */
export function useBackStays(onBack: () => void): (onLeft: () => void) => void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: Over }
  const isOver = state?.isOver === true
  const is = useRef<'new' | 'entering' | 'over' | 'leaving'>('new')
  const leave = useRef<() => void>(undefined)
  const fall = useEffectEvent(() => {
    if (is.current === 'entering') return
    if (is.current === 'leaving') {
      leave.current?.()
      return
    }
    if (is.current === 'over') onBack()
    is.current = 'entering'
    void navigate({ pathname, search }, { state: { ...state, isOver: true } })
  })
  useEffect(() => {
    if (isOver) is.current = 'over'
    else fall()
  }, [isOver])
  useEffect(() => {
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
    }
  }, [])
  return (onLeft) => {
    // Going back takes a moment: whoever presses twice leaves once.
    if (is.current !== 'over') return
    is.current = 'leaving'
    leave.current = onLeft
    goBack(navigate)
  }
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
