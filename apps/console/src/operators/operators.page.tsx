import { UserSwitchOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const operatorsPage = {
  title: 'Operators',
  group: 'Setup',
  right: 'see_operators',
  icon: <UserSwitchOutlined />,
  Screen: lazy(async () => ({ default: (await import('./OperatorsScreen.tsx')).OperatorsScreen })),
} as const satisfies Page
