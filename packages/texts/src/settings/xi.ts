import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Este ajuste no existe.',
    settings_faulty: 'Estos ajustes no son válidos: {faults}.',
    settings_unchanged: 'No cambia nada.',
    settings_newer: 'Hay una versión más reciente de los ajustes. Compara de nuevo.',
  },
}
