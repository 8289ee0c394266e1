import type { transfers as english } from '../en-us/transfers.ts'
import type { Texts } from '../texts.ts'

export const transfers: Texts<typeof english> = {
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
}
