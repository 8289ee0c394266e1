/** Colours without direction, distinguishable with colour blindness, on light and dark. */
export const chartColours = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
] as const

/** The colour of the nth thing; they begin again after the last. */
export const chartColour = (index: number): string => chartColours[index % chartColours.length] ?? chartColours[0]
