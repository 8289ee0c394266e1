import { entryWords } from '@touchstone/wire/entry-words/xi'
import type { ledger as english } from '../en-us/ledger.ts'
import type { Texts } from '../texts.ts'

export const ledger: Texts<typeof english> = {
  title: 'Movimientos',
  kind: entryWords,
  group: {
    transfers: 'Transferencias',
    funds: 'Depósitos y retiros',
    exchange: 'Cambios',
    margin: 'Margen y reservas de órdenes',
    results: 'Ganancias y pérdidas',
    fees: 'Comisiones',
    funding: 'Financiación',
    options: 'Opciones',
    demo: 'Fondos demo',
  },
  empty: 'Aún no hay movimientos',
  emptyText: 'Aquí aparece cada movimiento de dinero de esta cuenta, con el saldo que quedó.',
  emptyFiltered: 'Nada coincide con estos filtros',
  showAll: 'Mostrar todo',
  balanceAfter: 'Saldo posterior',
  record: 'N.º de registro',
  reference: 'Referencia',
  copyReference: 'Copiar la referencia',
  belonging: 'Movimientos relacionados',
  receipt: 'Ver comprobante',
  fromDay: 'Desde',
  toDay: 'Hasta',
  rangeBackwards: 'Termina antes de empezar',
  export: 'Exportar como CSV',
  exported_one: '{{count}} movimiento exportado',
  exported_other: '{{count}} movimientos exportados',
  exportedNewest: 'Se exportaron los {{count}} movimientos más recientes. Elige fechas anteriores para el resto.',
  nothingToExport: 'No hay nada que exportar',
}
