import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: 'Cancela primero tus órdenes abiertas de {symbol}.',
    order_not_found: 'Esta orden ya no está abierta.',
    order_pending: 'Esta orden se está ejecutando en este momento.',
    expiry_in_the_past: 'Esta hora ya ha pasado.',
    too_many_orders: 'Tienes {maximum} órdenes en espera, el máximo permitido. Cancela una primero.',
    too_many_symbol_orders: 'Tienes {maximum} órdenes en espera en {symbol}, el máximo permitido. Cancela una primero.',
    too_many_closes:
      'Hay {maximum} cierres de esta posición en espera, el máximo permitido. Cancela uno o cierra todo lo que queda.',
  },
  entries: {
    order_reserved: 'Reservado para una orden',
    order_released: 'Reserva de orden liberada',
  },
  messages: {
    limit_open_filled: {
      title: 'Orden límite ejecutada: {symbol}',
      text: 'Tu orden límite abrió {quantity} {symbol} ({direction}) a {price}. Comisión: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Cierre límite ejecutado: {symbol}',
      text: 'Tu orden límite cerró {quantity} de tu posición en {symbol} ({direction}) a {price}. {outcome}.',
    },
    order_cancelled: {
      title: 'Orden cancelada: {symbol}',
      text: 'Tu orden de {quantity} {symbol} ({direction}) a {price} fue cancelada. Motivo: {reason}. Lo que había reservado está de vuelta.',
    },
  },
  messageWords: {
    expired: 'había vencido',
    liquidation: 'tus posiciones cruzadas se estaban liquidando',
    position_closed: 'la posición se cerró',
    slippage_exceeded: 'el precio se había movido demasiado',
    no_price: 'no hubo precio a tiempo',
    would_be_liquidated: 'se habría liquidado de inmediato',
    house_exposure_exceeded: 'se alcanzó el límite de este mercado',
    bracket_exceeded: 'la posición habría sido demasiado grande',
    margin_insufficient: 'no quedaba margen suficiente',
    restricted: 'el trading estaba en pausa o limitado',
    refused: 'no se podía ejecutar según las reglas',
  },
}
