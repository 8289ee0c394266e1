import { hourMs } from '@touchstone/domain/time'
import { api } from '../api/api.ts'
import type { UserInfo } from '../api/session.ts'
import { storedText, storeText } from '../device/storage.ts'

type Report = { key: string; send: () => Promise<unknown> }

const activeReport: Report = { key: 'activeReportAt', send: () => api.activeReport({}) }
const importantReport: Report = { key: 'importantCustomerOnLineAt', send: () => api.importantCustomerOnline({}) }

/** The reports that are due for a person: only important customers are reported as online. */
export const reportsOf = ({ importantCustomer }: Pick<UserInfo, 'importantCustomer'>): readonly Report[] =>
  importantCustomer ? [activeReport, importantReport] : [activeReport]

/**
 * Reports that the person is here, at most once an hour by a timestamp in local storage, as the specification has it. The
 * answers are not read.
 */
export function reportPresence(nowMs: number, among: readonly Report[]): void {
  for (const { key, send } of among) {
    const last = Number(storedText(key) ?? 0)
    if (nowMs - last < hourMs && last <= nowMs) continue
    storeText(key, String(nowMs))
    send().catch(() => undefined)
  }
}
