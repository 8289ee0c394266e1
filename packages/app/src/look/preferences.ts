import { create } from 'zustand'
import { storeText } from '../device/storage.ts'
import {
  darkOfSystem,
  isDarkBy,
  type Preferences,
  preferencesKey,
  showLook,
  storedPreferences,
} from './stored-preferences.ts'

export const usePreferences = create<Preferences>(storedPreferences)

export function setPreferences(changed: Partial<Preferences>): void {
  usePreferences.setState(changed)
  storeText(preferencesKey, JSON.stringify(usePreferences.getState()))
  showPreferences()
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  setPreferences({ [name]: value })
}

export const isDark = (): boolean => isDarkBy(usePreferences.getState())

/** Puts theme and direction colours on the page. */
export function showPreferences(): void {
  showLook(usePreferences.getState())
}

/** Follows the system's theme from now on. */
export function followSystemTheme(): void {
  showPreferences()
  darkOfSystem().addEventListener('change', showPreferences)
}
