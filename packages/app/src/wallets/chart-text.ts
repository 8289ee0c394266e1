const whole = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
})
const short = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
  signDisplay: 'exceptZero',
})

/** What a chart reads out: in USDT, cut to cents. */
export const chartText = (value: number): string => whole.format(value).replace('-', '−')

/** The same where there is little room, with its sign: `+1.23K`. */
export const shortText = (value: number): string => short.format(value).replace('-', '−')
