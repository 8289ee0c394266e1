import { UploadOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const withdrawalsPage = {
  title: 'Withdrawals',
  group: 'Queues',
  right: 'see_withdrawals',
  count: 'withdrawals',
  icon: <UploadOutlined />,
  Screen: lazy(async () => ({ default: (await import('./WithdrawalsScreen.tsx')).WithdrawalsScreen })),
} as const satisfies Page
