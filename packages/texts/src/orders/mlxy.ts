import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: 'Batalkan pesanan terbuka anda bagi {symbol} dahulu.',
    order_not_found: 'Pesanan ini tidak lagi terbuka.',
    order_pending: 'Pesanan ini sedang dipenuhi.',
    expiry_in_the_past: 'Masa ini telah berlalu.',
    too_many_orders: 'Anda telah mencapai had pesanan terbuka ({maximum}). Batalkan satu dahulu.',
    too_many_symbol_orders: 'Anda telah mencapai had pesanan terbuka bagi {symbol} ({maximum}). Batalkan satu dahulu.',
    too_many_closes: 'Posisi ini sudah ada {maximum} penutupan menunggu. Batalkan satu, atau tutup semua baki.',
  },
  entries: {
    order_reserved: 'Disimpan untuk pesanan',
    order_released: 'Simpanan pesanan dipulangkan',
  },
  messages: {
    limit_open_filled: {
      title: 'Pesanan had dipenuhi: {symbol}',
      text: 'Pesanan had anda membuka {quantity} {symbol} ({direction}) pada {price}. Yuran: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Penutupan had dipenuhi: {symbol}',
      text: 'Pesanan had anda menutup {quantity} daripada posisi {symbol} ({direction}) pada {price}. {outcome}.',
    },
    order_cancelled: {
      title: 'Pesanan dibatalkan: {symbol}',
      text: 'Kami membatalkan pesanan anda untuk {quantity} {symbol} ({direction}) pada {price}: {reason}. Dana yang disimpan telah kembali ke akaun anda.',
    },
  },
  messageWords: {
    expired: 'tempohnya telah tamat',
    liquidation: 'posisi silang anda sedang dibubarkan',
    position_closed: 'posisi telah ditutup',
    slippage_exceeded: 'harga telah bergerak terlalu jauh',
    no_price: 'tiada harga tepat pada masanya',
    would_be_liquidated: 'posisi akan dibubarkan serta-merta',
    house_exposure_exceeded: 'pasaran ini telah mencapai hadnya',
    bracket_exceeded: 'posisi akan menjadi terlalu besar',
    margin_insufficient: 'margin tidak mencukupi',
    restricted: 'dagangan dijeda atau dihadkan',
    refused: 'peraturan tidak lagi membenarkannya',
  },
}
