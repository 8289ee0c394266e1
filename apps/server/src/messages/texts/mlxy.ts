import type { MessageTexts } from './language-texts.ts'

export const malayMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: 'Selamat datang ke Touchstone',
      text: 'Akaun anda sudah sedia. Akaun demo dengan wang main menanti anda: cuba semuanya di sana dahulu. Setiap harga dan setiap keputusan mempunyai resit yang boleh anda semak sendiri.',
    },
    new_sign_in: {
      title: 'Log masuk baharu',
      text: 'Akaun anda dilog masuk dari {device} di {address}. Jika ini bukan anda, tukar kata laluan anda: semua sesi lain akan ditamatkan.',
    },
    password_changed: {
      title: 'Kata laluan ditukar',
      text: 'Kata laluan log masuk anda telah ditukar dan semua sesi lain ditamatkan. Jika ini bukan anda, hubungi sokongan dengan segera.',
    },
    second_factor_bound: {
      title: 'Pengesah dipautkan',
      text: 'Mulai sekarang kod daripada aplikasi pengesah anda diminta pada setiap log masuk.',
    },
    contact_bound: {
      title: 'Kenalan dipautkan',
      text: '{contact} kini dipautkan kepada akaun anda. Anda boleh log masuk dan menerima kod dengannya.',
    },
    price_alert_reached: {
      title: '{symbol} telah mencapai {price}',
      text: 'Harga tanda {symbol} ialah {mark}. Makluman harga anda telah selesai dan dimatikan.',
    },
    market_gap_ahead: {
      title: '{symbol} akan ditutup',
      text: '{symbol} ditutup pada {closesAt} dan dibuka semula pada {opensAt}. Anda memegangnya pada {leverage}x. Harga boleh melompat semasa rehat; pertimbangkan kurang daripada {leverageMax}x atau tutup lebih awal.',
    },
    isolated_margin_called: {
      title: 'Panggilan margin: {symbol}',
      text: 'Kedudukan terasing anda ({direction}) dalam {symbol} telah menggunakan {percent}% margin sebelum pencairan. Tambah margin atau kurangkan jika anda mahu mengekalkannya.',
    },
    cross_margin_called: {
      title: 'Panggilan margin: kedudukan silang',
      text: 'Kedudukan silang anda telah menggunakan {percent}% ekuiti sebelum pencairan. Tambah dana atau kurangkan jika anda mahu mengekalkannya.',
    },
    position_liquidated: {
      title: 'Kedudukan dicairkan: {symbol}',
      text: 'Kedudukan anda ({direction}) dalam {symbol} telah dicairkan: {quantity} pada {price}. Keputusan: {profit} USDT. Resit menunjukkan harga yang mencetuskannya.',
    },
    take_profit_fired: {
      title: 'Ambil untung dilaksanakan: {symbol}',
      text: 'Ambil untung anda menutup {quantity} daripada kedudukan {symbol} ({direction}) pada {price}. Keputusan: {profit} USDT.',
    },
    stop_loss_fired: {
      title: 'Henti rugi dilaksanakan: {symbol}',
      text: 'Henti rugi anda menutup {quantity} daripada kedudukan {symbol} ({direction}) pada {price}. Keputusan: {profit} USDT.',
    },
    limit_open_filled: {
      title: 'Pesanan had dilaksanakan: {symbol}',
      text: 'Pesanan had anda membuka {quantity} {symbol} ({direction}) pada {price}. Yuran: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Penutupan had dilaksanakan: {symbol}',
      text: 'Pesanan had anda menutup {quantity} daripada kedudukan {symbol} ({direction}) pada {price}. Keputusan: {profit} USDT.',
    },
    order_cancelled: {
      title: 'Pesanan dibatalkan: {symbol}',
      text: 'Pesanan anda untuk {quantity} {symbol} ({direction}) pada {price} telah dibatalkan. Sebab: {reason}. Dana yang disimpan telah dikembalikan.',
    },
    second_contract_won: {
      title: 'Kontrak saat menang: {symbol}',
      text: 'Kontrak anda pada {symbol} ({direction}, {durationSeconds} s) menang: dibuka pada {openPrice}, ditutup pada {closePrice}. Taruhan {stake} USDT dikembalikan, dengan bayaran {payout} USDT.',
    },
    second_contract_lost: {
      title: 'Kontrak saat kalah: {symbol}',
      text: 'Kontrak anda pada {symbol} ({direction}, {durationSeconds} s) kalah: dibuka pada {openPrice}, ditutup pada {closePrice}. Taruhan ialah {stake} USDT.',
    },
    second_contract_tied: {
      title: 'Kontrak saat seri: {symbol}',
      text: 'Kontrak anda pada {symbol} ({direction}, {durationSeconds} s) dibuka dan ditutup pada {closePrice}. Taruhan {stake} USDT dikembalikan.',
    },
    second_contract_void: {
      title: 'Kontrak saat batal: {symbol}',
      text: 'Tiada harga tepat pada masanya untuk kontrak anda pada {symbol} ({direction}, {durationSeconds} s), jadi ia tidak dikira. Taruhan {stake} USDT dikembalikan.',
    },
  },
  words: {
    long: 'beli',
    short: 'jual',
    rise: 'naik',
    fall: 'turun',
    demo: 'Demo',
    expired: 'tempohnya telah tamat',
    liquidation: 'kedudukan silang anda sedang dicairkan',
    position_closed: 'kedudukan telah ditutup',
    slippage_exceeded: 'harga telah bergerak terlalu jauh',
    no_price: 'tiada harga tepat pada masanya',
    would_be_liquidated: 'ia akan dicairkan serta-merta',
    house_exposure_exceeded: 'had pasaran ini telah dicapai',
    bracket_exceeded: 'kedudukan akan menjadi terlalu besar',
    margin_insufficient: 'baki margin tidak mencukupi',
    refused: 'ia tidak dapat dilaksanakan mengikut peraturan',
  },
}
