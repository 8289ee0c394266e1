import { RocketOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const ieosPage = {
  title: 'Token sales',
  group: 'Risk',
  right: 'see_offerings',
  icon: <RocketOutlined />,
  Screen: lazy(async () => ({ default: (await import('./IeosScreen.tsx')).IeosScreen })),
} as const satisfies Page
