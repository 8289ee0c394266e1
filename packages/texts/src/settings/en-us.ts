import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    setting_not_found: 'This setting doesn’t exist.',
    settings_faulty: 'These settings aren’t valid: {faults}.',
    settings_unchanged: 'Nothing would change.',
    settings_newer: 'There’s a newer version of the settings. Compare again.',
    token_name_unreadable: 'The name of {code} needs letters of one script, digits, single spaces, and . & - at most.',
    token_looks_alike: '{code} looks like {other}. Choose another code or name.',
  },
} as const satisfies NounTexts
