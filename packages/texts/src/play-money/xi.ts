import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    get: 'Obtener {{amount}} USDT ficticios',
    text: 'Es un entorno de pruebas: no es dinero real. Una vez al día.',
    done: '{{amount}} USDT de dinero ficticio están en tu saldo',
    more: 'Ya tienes el dinero ficticio de hoy. Habrá más {{time}}.',
  },
  refusals: {
    no_play_money: 'Aquí no hay dinero ficticio.',
    play_money_taken: 'Ya tienes el dinero ficticio de hoy. Habrá más en {hours} h.',
  },
  entries: {
    play_money: 'Dinero ficticio diario',
  },
}
