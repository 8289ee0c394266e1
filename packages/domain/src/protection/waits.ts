import { hourMs } from '../time.ts'

/** Nothing that protects a person is loosened sooner than a day after it was asked for. */
export const looserAfterMs = 24 * hourMs

/** Our choice: a person may be excluded for ten years at a time, and cool off for six weeks. */
export const exclusionDaysMax = 3_650
export const coolOffHoursMax = 1_008
