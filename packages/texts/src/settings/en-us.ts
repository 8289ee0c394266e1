import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    setting_not_found: 'There is no such setting.',
    settings_faulty: 'These settings cannot be: {faults}.',
    settings_unchanged: 'This changes nothing.',
    settings_newer: 'There is a newer version of the settings. Please compare again.',
  },
} as const satisfies NounTexts
