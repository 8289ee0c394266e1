import { IdcardOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const identityPage = {
  title: 'Identity',
  group: 'Queues',
  right: 'see_identity',
  count: 'identity',
  icon: <IdcardOutlined />,
  Screen: lazy(async () => ({ default: (await import('./IdentityScreen.tsx')).IdentityScreen })),
} as const satisfies Page
