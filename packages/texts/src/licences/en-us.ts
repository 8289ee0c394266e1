import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    title: 'Licences',
    intro: 'What Touchstone is built from, with thanks. Touchstone itself is under the Apache License 2.0.',
    noText: 'The package ships no licence text of its own.',
  },
} as const satisfies NounTexts
