import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Transferir',
    act: 'Transferir',
    swap: 'Intercambiar cuentas',
    enterAmount: 'Introduce un importe',
    nothingAvailable: 'No hay saldo disponible',
    tooMuch: 'Supera el saldo disponible',
    confirmTitle: 'Confirmar transferencia',
    leftAvailable: 'Disponible después',
    again: 'Otra transferencia',
    doneTitle: 'Transferido',
  },
  refusals: {
    accounts_equal: 'Elige dos cuentas distintas.',
    currency_not_margined: 'No se puede transferir {currency} a la cuenta de contratos.',
  },
  entries: {
    transfer: 'Transferencia',
  },
}
