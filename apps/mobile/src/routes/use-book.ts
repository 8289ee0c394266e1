import { useLocation } from 'react-router'
import type { Book } from '@touchstone/app/books/book'
import { routes } from './paths.ts'

/** The book that a screen is about: the demo route's own, else the one that the address names. */
export function useBook(): Book {
  const { pathname, search } = useLocation()
  return pathname === routes.demo.path || new URLSearchParams(search).get('book') === 'demo' ? 'demo' : 'real'
}
