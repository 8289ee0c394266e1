import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Licencias',
    intro:
      'Touchstone está hecho con estos paquetes, con nuestro agradecimiento. El propio Touchstone usa la Apache License 2.0.',
    noText: 'Este paquete no trae texto de licencia.',
  },
}
