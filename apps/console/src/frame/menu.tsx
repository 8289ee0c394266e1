import {
  AuditOutlined,
  BankOutlined,
  ControlOutlined,
  FileTextOutlined,
  FundOutlined,
  GiftOutlined,
  IdcardOutlined,
  InboxOutlined,
  LinkOutlined,
  DownloadOutlined,
  UploadOutlined,
  SafetyCertificateOutlined,
  StockOutlined,
  TeamOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { PageName } from './pages.ts'

export const pageIcons: Readonly<Record<PageName, ReactNode>> = {
  deposits: <DownloadOutlined />,
  arrivals: <InboxOutlined />,
  withdrawals: <UploadOutlined />,
  identity: <IdcardOutlined />,
  proposals: <SafetyCertificateOutlined />,
  users: <TeamOutlined />,
  entries: <GiftOutlined />,
  market: <StockOutlined />,
  exposure: <FundOutlined />,
  solvency: <BankOutlined />,
  settings: <ControlOutlined />,
  articles: <FileTextOutlined />,
  links: <LinkOutlined />,
  operators: <UserSwitchOutlined />,
  audit: <AuditOutlined />,
}
