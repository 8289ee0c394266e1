import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Transferir',
    act: 'Transferir',
    swap: 'Intercambiar cuentas',
    enterAmount: 'Introduce un importe',
    nothingAvailable: 'Nada que transferir aquí',
    tooMuch: 'Más de lo que tienes disponible',
    confirmTitle: 'Confirmar transferencia',
    leftAvailable: 'Disponible después',
    again: 'Nueva transferencia',
    doneTitle: 'Transferido',
  },
  refusals: {
    accounts_equal: 'Elige dos cuentas distintas.',
    currency_not_margined: 'No puedes transferir {currency} a la cuenta de contratos.',
  },
  entries: {
    transfer: 'Transferencia',
  },
}
