import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { PageName } from './pages.ts'

type Screen = LazyExoticComponent<ComponentType>

/** A page is loaded when it is first opened. */
export const screens: Readonly<Record<PageName, Screen>> = {
  deposits: lazy(async () => ({ default: (await import('../deposits/DepositsScreen.tsx')).DepositsScreen })),
  arrivals: lazy(async () => ({ default: (await import('../arrivals/ArrivalsScreen.tsx')).ArrivalsScreen })),
  withdrawals: lazy(async () => ({
    default: (await import('../withdrawals/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  })),
  identity: lazy(async () => ({ default: (await import('../identity/IdentityScreen.tsx')).IdentityScreen })),
  proposals: lazy(async () => ({ default: (await import('../proposals/ProposalsScreen.tsx')).ProposalsScreen })),
  users: lazy(async () => ({ default: (await import('../users/UsersScreen.tsx')).UsersScreen })),
  entries: lazy(async () => ({ default: (await import('../entries/EntriesScreen.tsx')).EntriesScreen })),
  market: lazy(async () => ({ default: (await import('../house/MarketScreen.tsx')).MarketScreen })),
  exposure: lazy(async () => ({ default: (await import('../house/ExposureScreen.tsx')).ExposureScreen })),
  solvency: lazy(async () => ({ default: (await import('../house/SolvencyScreen.tsx')).SolvencyScreen })),
  settings: lazy(async () => ({ default: (await import('../settings/SettingsScreen.tsx')).SettingsScreen })),
  articles: lazy(async () => ({ default: (await import('../articles/ArticlesScreen.tsx')).ArticlesScreen })),
  links: lazy(async () => ({ default: (await import('../articles/LinksScreen.tsx')).LinksScreen })),
  operators: lazy(async () => ({ default: (await import('../operators/OperatorsScreen.tsx')).OperatorsScreen })),
  audit: lazy(async () => ({ default: (await import('../audit/AuditScreen.tsx')).AuditScreen })),
}

export const UserScreen: Screen = lazy(async () => ({
  default: (await import('../user-picture/UserScreen.tsx')).UserScreen,
}))
export const AccountScreen: Screen = lazy(async () => ({
  default: (await import('../operators/AccountScreen.tsx')).AccountScreen,
}))
