/** A UTC day as `YYYY-MM-DD`, from when it begins in epoch milliseconds. */
export const dayText = (day: number): string => new Date(day).toISOString().slice(0, 10)
