import { ShopOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const offeringsPage = {
  title: 'Offerings',
  group: 'Risk',
  right: 'see_offerings',
  icon: <ShopOutlined />,
  Screen: lazy(async () => ({ default: (await import('./OfferingsScreen.tsx')).OfferingsScreen })),
} as const satisfies Page
