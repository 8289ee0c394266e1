import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

type Screen = LazyExoticComponent<ComponentType>

// Screens without an entry in the menu.
export const UserScreen: Screen = lazy(async () => ({
  default: (await import('../user-picture/UserScreen.tsx')).UserScreen,
}))
export const SearchScreen: Screen = lazy(async () => ({
  default: (await import('../search/SearchScreen.tsx')).SearchScreen,
}))
export const AccountScreen: Screen = lazy(async () => ({
  default: (await import('../operators/AccountScreen.tsx')).AccountScreen,
}))
