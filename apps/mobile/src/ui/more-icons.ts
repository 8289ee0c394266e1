import {
  CodeXml,
  FileCheck2,
  Fingerprint,
  Handshake,
  History,
  IdCard,
  Landmark,
  MessageSquareText,
  Pickaxe,
  Settings,
  ShieldCheck,
  Sprout,
  Stamp,
  Wallet,
} from 'lucide-react'
import { icons } from './icons.ts'

/** The icon of each place, also of those that home does not lead to and whose icons it need not load. */
export const moreIcons = {
  ...icons,
  assets: Wallet,
  bonds: Handshake,
  miners: Pickaxe,
  ieo: Sprout,
  /** What was done before, of whatever the screen or the row is about. */
  records: History,
  settlementAccounts: Landmark,
  proof: Fingerprint,
  identity: IdCard,
  security: ShieldCheck,
  notifications: MessageSquareText,
  antiPhishing: Stamp,
  settings: Settings,
  agreements: FileCheck2,
  licences: CodeXml,
} as const
