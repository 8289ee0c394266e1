import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Este ajuste no existe.',
    settings_faulty: 'Estos ajustes no son válidos: {faults}.',
    settings_unchanged: 'No cambia nada.',
    settings_newer: 'Hay una versión más reciente de los ajustes. Compara de nuevo.',
    token_name_unreadable:
      'El nombre de {code} solo admite letras de un mismo alfabeto, cifras, espacios simples y . & -.',
    token_looks_alike: '{code} se parece a {other}. Elige otro código o nombre.',
  },
}
