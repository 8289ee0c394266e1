import { ControlOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const settingsPage = {
  title: 'Settings',
  group: 'Setup',
  right: 'see_settings',
  icon: <ControlOutlined />,
  Screen: lazy(async () => ({ default: (await import('./SettingsScreen.tsx')).SettingsScreen })),
} as const satisfies Page
