import { usePreferences } from '../look/preferences.ts'

/** A short buzz, where the device has one and the person wants it: milliseconds, or on and off in turns. */
export function haptic(pattern: number | number[] = 8): void {
  if (usePreferences.getState().haptics && 'vibrate' in navigator) navigator.vibrate(pattern)
}
