import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Licencias',
    intro: 'El software con el que está hecho Touchstone, con gratitud. Touchstone usa la Apache License 2.0.',
    noText: 'El paquete no incluye el texto de su licencia.',
  },
}
