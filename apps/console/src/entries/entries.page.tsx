import { GiftOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const entriesPage = {
  title: 'Adjustments',
  group: 'Customers',
  right: 'propose_entries',
  icon: <GiftOutlined />,
  Screen: lazy(async () => ({ default: (await import('./EntriesScreen.tsx')).EntriesScreen })),
} as const satisfies Page
