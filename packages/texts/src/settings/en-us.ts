import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    setting_not_found: 'This setting doesn’t exist.',
    settings_faulty: 'These settings aren’t valid: {faults}.',
    settings_unchanged: 'Nothing would change.',
    settings_newer: 'There’s a newer version of the settings. Compare again.',
  },
} as const satisfies NounTexts
