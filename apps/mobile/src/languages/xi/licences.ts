import type { licences as english } from '../en-us/licences.ts'
import type { Texts } from '../texts.ts'

export const licences: Texts<typeof english> = {
  title: 'Licencias',
  intro: 'El software con el que está hecho Touchstone, con gratitud. Touchstone usa la Apache License 2.0.',
  noText: 'El paquete no incluye el texto de su licencia.',
}
