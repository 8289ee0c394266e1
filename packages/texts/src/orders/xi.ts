import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: 'Cancela primero tus órdenes abiertas de {symbol}.',
    order_not_found: 'Esta orden ya no está abierta.',
    order_pending: 'Esta orden se está ejecutando ahora.',
    expiry_in_the_past: 'Esa hora ya pasó.',
    too_many_orders: 'Llegaste al límite de órdenes abiertas ({maximum}). Cancela una primero.',
    too_many_symbol_orders: 'Llegaste al límite de órdenes abiertas en {symbol} ({maximum}). Cancela una primero.',
    too_many_closes: 'Esta posición ya tiene {maximum} cierres en espera. Cancela uno o cierra todo lo que queda.',
  },
  entries: {
    order_reserved: 'Reservado para una orden',
    order_released: 'Reserva de orden devuelta',
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
      text: 'Cancelamos tu orden de {quantity} {symbol} ({direction}) a {price}: {reason}. Lo que reservamos para ella ya está de vuelta en tu cuenta.',
    },
  },
  messageWords: {
    expired: 'caducó',
    liquidation: 'tus posiciones cruzadas se estaban liquidando',
    position_closed: 'la posición se cerró',
    slippage_exceeded: 'el precio se había movido demasiado',
    no_price: 'no llegó ningún precio a tiempo',
    would_be_liquidated: 'se habría liquidado enseguida',
    house_exposure_exceeded: 'este mercado había llegado a su límite',
    bracket_exceeded: 'la posición habría sido demasiado grande',
    margin_insufficient: 'no había margen suficiente',
    restricted: 'el trading estaba en pausa o limitado',
    refused: 'las reglas ya no lo permitían',
  },
}
