import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: 'Sila batalkan pesanan terbuka anda bagi {symbol} dahulu.',
    order_not_found: 'Pesanan ini tidak lagi terbuka.',
    order_pending: 'Pesanan ini sedang dilaksanakan.',
    expiry_in_the_past: 'Masa ini telah berlalu.',
    too_many_orders: 'Anda mempunyai {maximum} pesanan menunggu, iaitu had maksimum. Sila batalkan satu dahulu.',
    too_many_symbol_orders:
      'Anda mempunyai {maximum} pesanan menunggu bagi {symbol}, iaitu had maksimum. Sila batalkan satu dahulu.',
    too_many_closes:
      'Terdapat {maximum} pesanan penutupan menunggu bagi posisi ini, iaitu had maksimum. Sila batalkan satu, atau tutup semua baki.',
  },
  entries: {
    order_reserved: 'Disimpan untuk pesanan',
    order_released: 'Simpanan pesanan dilepaskan',
  },
  messages: {
    limit_open_filled: {
      title: 'Pesanan had dilaksanakan: {symbol}',
      text: 'Pesanan had anda membuka {quantity} {symbol} ({direction}) pada {price}. Yuran: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Penutupan had dilaksanakan: {symbol}',
      text: 'Pesanan had anda menutup {quantity} daripada posisi {symbol} ({direction}) pada {price}. {outcome}.',
    },
    order_cancelled: {
      title: 'Pesanan dibatalkan: {symbol}',
      text: 'Pesanan anda untuk {quantity} {symbol} ({direction}) pada {price} telah dibatalkan. Sebab: {reason}. Dana yang disimpan telah dikembalikan.',
    },
  },
  messageWords: {
    expired: 'tempohnya telah tamat',
    liquidation: 'posisi silang anda sedang dicairkan',
    position_closed: 'posisi telah ditutup',
    slippage_exceeded: 'harga telah bergerak terlalu jauh',
    no_price: 'tiada harga tepat pada masanya',
    would_be_liquidated: 'ia akan dicairkan serta-merta',
    house_exposure_exceeded: 'had pasaran ini telah dicapai',
    bracket_exceeded: 'posisi akan menjadi terlalu besar',
    margin_insufficient: 'baki margin tidak mencukupi',
    restricted: 'dagangan telah dihentikan sementara atau dihadkan',
    refused: 'ia tidak dapat dilaksanakan mengikut peraturan',
  },
}
