import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    title: 'Licenses',
    intro: 'Touchstone is built with these packages, with thanks. Touchstone itself is under the Apache License 2.0.',
    noText: 'This package has no license text.',
  },
} as const satisfies NounTexts
