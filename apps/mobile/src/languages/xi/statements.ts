import type { statements as english } from '../en-us/statements.ts'
import type { Texts } from '../texts.ts'

export const statements: Texts<typeof english> = {
  statements: 'Extractos',
  statementsText: 'Todos los movimientos de un mes, con el saldo inicial y final.',
  month: 'Mes',
  account: 'Cuenta',
  format: 'Formato',
  formatPdf: 'Para leer e imprimir',
  formatCsv: 'Para hojas de cálculo',
  download: 'Guardar extracto',
  statementSaved: 'Guardado: {{file}}',
  monthRunning: 'Este mes no ha terminado: el extracto llega hasta ahora.',
  statementTruncated:
    'Hay más movimientos de los que caben: figuran los primeros {{count}}. Los saldos son los de todos.',
}
