import { usePreferences } from '../look/preferences.ts'

/** A short buzz, where the device has one and the person wants it: milliseconds, or on and off in turns. */
export function haptic(pattern: number | number[] = 8): void {
  // Before anybody has touched the page a browser refuses, and complains of it.
  if (!('vibrate' in navigator) || ('userActivation' in navigator && !navigator.userActivation.hasBeenActive)) return
  if (usePreferences.getState().haptics) navigator.vibrate(pattern)
}
