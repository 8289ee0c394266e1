import { useLocation } from 'react-router'
import { routes } from './paths.ts'

export type Book = 'real' | 'demo'

/** The book that a screen is about: the demo route's own, else the one that the address names. */
export function useBook(): Book {
  const { pathname, search } = useLocation()
  return pathname === routes.demo.path || new URLSearchParams(search).get('book') === 'demo' ? 'demo' : 'real'
}

/** What a link to another screen of the same book carries; the real book is not named. */
export const bookParameter = (book: Book): 'demo' | undefined => (book === 'demo' ? 'demo' : undefined)
