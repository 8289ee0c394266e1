import { hourMs } from '@touchstone/domain/time'
import { api } from '../api/api.ts'
import { storedText, storeText } from '../device/storage.ts'

type Report = { key: string; send: () => Promise<unknown> }

const reports: readonly Report[] = [
  { key: 'activeReportAt', send: () => api.activeReport({}) },
  { key: 'importantCustomerOnLineAt', send: () => api.importantCustomerOnline({}) },
]

/**
 * Reports that the person is here, at most once an hour by a timestamp in local storage, as the specification has it. The
 * answers are not read.
 */
export function reportPresence(nowMs: number, among: readonly Report[] = reports): void {
  for (const { key, send } of among) {
    const last = Number(storedText(key) ?? 0)
    if (nowMs - last < hourMs && last <= nowMs) continue
    storeText(key, String(nowMs))
    send().catch(() => undefined)
  }
}
