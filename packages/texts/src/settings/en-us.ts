import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    setting_not_found: 'This setting doesn’t exist.',
    settings_faulty: 'These settings aren’t valid: {faults}.',
    settings_unchanged: 'Nothing would change.',
    settings_newer: 'There’s a newer version of the settings. Compare again.',
    token_name_unreadable:
      'The name of {code} must be in plain Latin, Chinese or Japanese, Korean or Thai letters, not mixed. Digits, single spaces and . & - may stand among them, but it can’t begin or end with a sign.',
    token_looks_alike: '{code} or its name looks like the code or a name of {other}. Choose another.',
    symbol_looks_alike: 'The symbol {other} looks like the token {code}, which stays. Choose another symbol.',
  },
} as const satisfies NounTexts
