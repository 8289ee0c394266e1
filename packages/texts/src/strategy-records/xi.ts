import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    strategyRequested: 'Estrategia solicitada',
    strategyConfirmed: 'Estrategia contratada',
    strategyDeclined: 'Orden de estrategia devuelta',
    strategyDeclined_sold_out: 'No quedaba suficiente.',
    strategyDeclined_sale_closed: 'La venta estaba cerrada.',
    strategyCancelled: 'Orden de estrategia cancelada',
    strategyLeaving: 'Rescate anticipado pedido',
    strategyExitDay: 'Último día que cuenta',
    strategyGained: 'La estrategia ganó',
    strategyLost: 'La estrategia perdió',
    strategyStarts: 'Empieza',
    strategyPrices: 'Precios de',
    strategyBefore: 'Antes de este día',
    strategyDay: 'Día',
    strategyLimited: 'dentro de los límites',
    strategyCarry: 'Pasa al día siguiente',
    poolMade: 'Fondo creado',
    poolGranted: 'Parte concedida',
    poolDeclined: 'Parte denegada',
    poolFreed: 'Parte liberada',
    poolSettled: 'Día liquidado',
    poolCapacity: 'En venta',
    poolOwed: 'Máximo que puede deber',
    poolLeft: 'Queda',
    poolOrders: 'Órdenes',
  },
}
