import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  EyeOutlined,
  HourglassOutlined,
  InfoCircleOutlined,
  LockOutlined,
  MinusCircleOutlined,
  PauseCircleOutlined,
  RollbackOutlined,
  SendOutlined,
  StarFilled,
  UserOutlined,
  WarningFilled,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

export type ChipTone = 'neutral' | 'info' | 'success' | 'warn' | 'danger'
type Look = { tone: ChipTone; icon: ReactNode; word: string }

const waits = <ClockCircleOutlined />
const done = <CheckCircleFilled />
const refused = <CloseCircleFilled />
const undone = <RollbackOutlined />
const warns = <WarningFilled />

/** The look of every state: the same in lists and details. */
const looks = {
  review: { tone: 'warn', icon: waits, word: 'Under review' },
  submitted: { tone: 'warn', icon: waits, word: 'Submitted' },
  waiting: { tone: 'info', icon: <EyeOutlined />, word: 'In review' },
  claimed: { tone: 'info', icon: <UserOutlined />, word: 'Claimed' },
  approved: { tone: 'info', icon: done, word: 'Approved' },
  approved_once: { tone: 'warn', icon: <UserOutlined />, word: 'Approved once' },
  paying: { tone: 'info', icon: <SendOutlined />, word: 'Paying' },
  crediting: { tone: 'info', icon: <SendOutlined />, word: 'Crediting' },
  paid: { tone: 'success', icon: done, word: 'Paid' },
  delivered: { tone: 'success', icon: done, word: 'Credited' },
  verified: { tone: 'success', icon: done, word: 'Verified' },
  rejected: { tone: 'danger', icon: refused, word: 'Rejected' },
  failed: { tone: 'danger', icon: warns, word: 'Failed' },
  cancelled: { tone: 'neutral', icon: undone, word: 'Cancelled' },
  undone: { tone: 'neutral', icon: undone, word: 'Reversed' },
  proposed: { tone: 'warn', icon: waits, word: 'Waiting for approval' },
  carried_out: { tone: 'success', icon: done, word: 'Carried out' },
  withdrawn: { tone: 'neutral', icon: undone, word: 'Withdrawn' },
  expired: { tone: 'neutral', icon: <HourglassOutlined />, word: 'Expired' },
  scheduled: { tone: 'info', icon: <HourglassOutlined />, word: 'Scheduled' },
  in_force: { tone: 'success', icon: done, word: 'In effect' },
  free: { tone: 'info', icon: <InfoCircleOutlined />, word: 'Unmatched' },
  used: { tone: 'success', icon: done, word: 'Matched' },
  capital: { tone: 'success', icon: done, word: 'Capital' },
  live: { tone: 'success', icon: done, word: 'Live' },
  stale: { tone: 'danger', icon: warns, word: 'Stale' },
  closed: { tone: 'neutral', icon: <PauseCircleOutlined />, word: 'Closed' },
  off: { tone: 'neutral', icon: <MinusCircleOutlined />, word: 'Off' },
  on: { tone: 'success', icon: done, word: 'On' },
  blocked: { tone: 'danger', icon: <LockOutlined />, word: 'Blocked' },
  important: { tone: 'info', icon: <StarFilled />, word: 'Important' },
  online: { tone: 'success', icon: done, word: 'Online' },
  sound: { tone: 'success', icon: done, word: 'Intact' },
  broken: { tone: 'danger', icon: warns, word: 'Broken' },
  covered: { tone: 'success', icon: done, word: 'Covered' },
  short: { tone: 'danger', icon: warns, word: 'Short' },
  unknown: { tone: 'neutral', icon: <InfoCircleOutlined />, word: 'Unknown' },
  draft: { tone: 'neutral', icon: <EyeOutlined />, word: 'Draft' },
  published: { tone: 'success', icon: done, word: 'Published' },
} as const satisfies Record<string, Look>

export type Status = keyof typeof looks

/** A state as icon, word and tint, never colour alone. `word` replaces the usual word. */
export function StatusChip({ status, word }: { status: Status; word?: string | undefined }) {
  const look = looks[status]
  return (
    <span className={`chip chip-${look.tone}`}>
      {look.icon}
      {word ?? look.word}
    </span>
  )
}

export const wordOf = (status: Status): string => looks[status].word

/** The state that a text of the wire names; `unknown` if it has no look. */
export const statusOf = (text: string): Status => (Object.hasOwn(looks, text) ? (text as Status) : 'unknown')
