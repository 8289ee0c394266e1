import type { RouteName } from '../routes/paths.ts'

/**
 * A screen with another key begins anew: at another path, and in another language, since numbers are kept as they were
 * written. Where the language is chosen, the screen stays.
 */
export const screenKey = (pathname: string, name: RouteName | undefined, language: string): string =>
  name === 'settings' ? pathname : `${pathname} ${language}`
