import { BankOutlined, FundOutlined, StockOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const marketPage = {
  title: 'Market health',
  group: 'Risk',
  right: 'see_market',
  icon: <StockOutlined />,
  Screen: lazy(async () => ({ default: (await import('./MarketScreen.tsx')).MarketScreen })),
} as const satisfies Page

export const exposurePage = {
  title: 'Exposure',
  group: 'Risk',
  right: 'see_exposure',
  icon: <FundOutlined />,
  Screen: lazy(async () => ({ default: (await import('./ExposureScreen.tsx')).ExposureScreen })),
} as const satisfies Page

export const solvencyPage = {
  title: 'Solvency',
  group: 'Risk',
  right: 'see_solvency',
  icon: <BankOutlined />,
  Screen: lazy(async () => ({ default: (await import('./SolvencyScreen.tsx')).SolvencyScreen })),
} as const satisfies Page
