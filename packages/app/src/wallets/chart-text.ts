import { chartNumber } from '../chart/chart-number.ts'

const short = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
  signDisplay: 'exceptZero',
})

/** What a chart reads out: in USDT, cut to cents. */
export const chartText = (value: number): string => chartNumber(value, 2)

/** The same where there is little room, with its sign: `+1.23K`. */
export const shortText = (value: number): string => short.format(value).replace('-', '−')
