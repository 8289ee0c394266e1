import { percentText } from '../format/number-text.ts'

/** A fraction such as `0.7` as `70%`, with the decimals that it has, two at most. */
export const rateText = (rate: string | null): string => percentText(rate, 2).replace(/[.,]?0+%$/, '%')
