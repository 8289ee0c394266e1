import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Este ajuste no existe.',
    settings_faulty: 'Estos ajustes no son válidos: {faults}.',
    settings_unchanged: 'No cambia nada.',
    settings_newer: 'Hay una versión más reciente de los ajustes. Compara de nuevo.',
    token_name_unreadable:
      'El nombre de {code} debe escribirse en letras latinas normales, chinas o japonesas, coreanas o tailandesas, sin mezclarlas. Entre ellas puede haber cifras, espacios simples y . & -, pero no puede empezar ni terminar con un signo.',
    token_looks_alike: '{code} o su nombre se parece al código o a un nombre de {other}. Elige otro.',
    symbol_looks_alike: 'El símbolo {other} se parece al token {code}, que se mantiene. Elige otro símbolo.',
  },
}
