import { Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Book } from '@touchstone/app/books/book'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { useKeypad } from '../ui/keypad-focus.ts'
import { useFullScreen } from './use-full-screen.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const ChartPanel = lazyPart(async () => (await import('./ChartPanel.tsx')).ChartPanel)

/** A phone held sideways has no room for a form with a chart: the chart fills the screen, unless somebody is typing. */
export function SidewaysChart({ listed, book }: { listed: ListedSymbol; book: Book }) {
  const fullScreen = useFullScreen()
  const { place, leave } = fullScreen
  const isTyping = useKeypad(({ owner }) => owner !== null)
  const isFull = place !== 'page'
  useEffect(() => {
    if (isFull && isTyping) leave()
  }, [isFull, isTyping, leave])
  if (!isFull || isTyping) return null
  return createPortal(
    <Suspense fallback={null}>
      <PageOutOfReach />
      <ChartPanel key={listed.symbol} listed={listed} book={book} fullScreen={fullScreen} />
    </Suspense>,
    document.body,
  )
}

/** What is behind the chart can neither be focused nor read out. */
function PageOutOfReach() {
  useEffect(() => {
    const page = document.getElementById('root')
    page?.toggleAttribute('inert', true)
    return () => void page?.toggleAttribute('inert', false)
  }, [])
  return null
}
