import { hourMs, minuteMs } from '@touchstone/domain/time'

/**
 * The app reports an important customer at most once an hour, and looks once a minute whether a report is due: the next
 * one comes after an hour and a minute, and later where a browser slows its timers. Whoever reported after this moment
 * is online, so that nobody who is there drops out in between.
 */
export const onlineAfter = (at: number): number => at - hourMs - 5 * minuteMs

/** Every device of a person reports for itself. A report that comes sooner after another one changes nothing. */
export const onlineNotedEveryMs = minuteMs
