import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
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
    emptyText: 'Aquí verás inicios de sesión, órdenes ejecutadas y resultados.',
    emptyCategory: 'Aún no hay nada',
    emptyOf: {
      system: 'Aquí verás novedades de tu cuenta y su seguridad.',
      task: 'Aquí verás tareas y recompensas.',
      transaction: 'Aquí verás órdenes ejecutadas, avisos de margen y resultados.',
    },
    showAll: 'Ver todos los mensajes',
    toMarkets: 'Ver mercados',
    receipt: 'Ver recibo',
    lead: {
      identity: 'Ver verificación',
      deposit: 'Ver el depósito',
      withdrawal: 'Ver el retiro',
      accounts: 'Revisar cuentas de retiro',
      withdrawals: 'Ir a retiros',
      investment: 'Abrir inversión',
      bond: 'Abrir bono',
      miner: 'Abrir minería',
      ieo: 'Abrir la venta de tokens',
      market: 'Abrir {{symbol}}',
      devices: 'Ver dispositivos conectados',
      security: 'Revisar seguridad',
      demo: 'Empezar la demo',
    },
  },
  refusals: {
    message_not_found: 'Este mensaje ya no existe.',
  },
}
