import { InboxOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const arrivalsPage = {
  title: 'Payments received',
  group: 'Queues',
  right: 'see_deposits',
  icon: <InboxOutlined />,
  Screen: lazy(async () => ({ default: (await import('./ArrivalsScreen.tsx')).ArrivalsScreen })),
} as const satisfies Page
