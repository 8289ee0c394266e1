import { AuditOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const bondsPage = {
  title: 'Bonds',
  group: 'Risk',
  right: 'see_offerings',
  icon: <AuditOutlined />,
  Screen: lazy(async () => ({ default: (await import('./BondsScreen.tsx')).BondsScreen })),
} as const satisfies Page
