import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

type Screen = LazyExoticComponent<ComponentType>

// Screens that no menu leads to.
export const UserScreen: Screen = lazy(async () => ({
  default: (await import('../user-picture/UserScreen.tsx')).UserScreen,
}))
export const AccountScreen: Screen = lazy(async () => ({
  default: (await import('../operators/AccountScreen.tsx')).AccountScreen,
}))
