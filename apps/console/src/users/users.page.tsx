import { TeamOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const usersPage = {
  title: 'Users',
  group: 'Customers',
  right: 'find_users',
  count: 'importantOnline',
  icon: <TeamOutlined />,
  Screen: lazy(async () => ({ default: (await import('./UsersScreen.tsx')).UsersScreen })),
} as const satisfies Page
