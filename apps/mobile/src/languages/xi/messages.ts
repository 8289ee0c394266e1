import type { messages as english } from '../en-us/messages.ts'
import type { Texts } from '../texts.ts'

export const messages: Texts<typeof english> = {
  title: 'Mensajes',
  categories: 'Categorías',
  category: {
    system: 'Sistema',
    task: 'Tareas',
    transaction: 'Operaciones',
  },
  unread: 'Sin leer:',
  markAllRead: 'Marcar todo como leído',
  allRead: 'Todo marcado como leído',
  empty: 'Aún no hay mensajes',
  emptyText: 'Aquí verás accesos, órdenes ejecutadas y resultados.',
  emptyCategory: 'Aún no hay nada',
  emptyOf: {
    system: 'Novedades sobre tu cuenta y su seguridad.',
    task: 'Novedades sobre tareas y recompensas.',
    transaction: 'Órdenes ejecutadas, avisos de margen y resultados.',
  },
  showAll: 'Ver todos los mensajes',
  toMarkets: 'Ver mercados',
  receipt: 'Ver comprobante',
  lead: {
    identity: 'Ver verificación',
    deposit: 'Ver el depósito',
    withdrawal: 'Ver el retiro',
    accounts: 'Revisar cuentas de retiro',
    withdrawals: 'Ir a retiros',
    market: 'Abrir {{symbol}}',
    devices: 'Ver dispositivos conectados',
    security: 'Revisar seguridad',
    demo: 'Probar con fondos demo',
  },
}
