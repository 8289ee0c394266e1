import { DashboardOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const overviewPage = {
  title: 'Overview',
  group: 'Start',
  icon: <DashboardOutlined />,
  Screen: lazy(async () => ({ default: (await import('./OverviewScreen.tsx')).OverviewScreen })),
} as const satisfies Page
