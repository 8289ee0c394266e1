import { hourMs } from '@touchstone/domain/time'

/** Our choice of how long a person may bar themselves, in hours. */
export const pauseHours = {
  coolOff: [24, 72, 168, 720],
  exclusion: [720, 2_160, 4_320, 8_760, 43_800],
} as const satisfies Record<string, readonly number[]>

export type PauseKind = keyof typeof pauseHours

export const endOf = (hours: number, nowMs: number): number => nowMs + hours * hourMs

/** The lengths that end later than what is in force: a pause is never shortened. */
export const longerThan = (kind: PauseKind, untilAtMs: number | null, nowMs: number): number[] =>
  pauseHours[kind].filter((hours) => endOf(hours, nowMs) > (untilAtMs ?? 0))
