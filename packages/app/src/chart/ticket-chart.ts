import { create } from 'zustand'
import { storedText, storeText } from '../device/storage.ts'
import { type Interval, intervals } from './intervals.ts'

const openKey = 'ticketChart'

/** Whether the chart above the order form is open on this device; it is at first. */
export const useTicketChart = create<{ isOpen: boolean }>(() => ({ isOpen: storedText(openKey) !== 'closed' }))

export function openTicketChart(isOpen: boolean): void {
  useTicketChart.setState({ isOpen })
  storeText(openKey, isOpen ? 'open' : 'closed')
}

const short: readonly Interval[] = ['1m', '5m', '15m', '1h', '4h', '1d']

/** What fits in one row, with the chosen one in its place. */
export const shortIntervals = (chosen: Interval): Interval[] =>
  intervals.filter((interval) => interval === chosen || short.includes(interval))
