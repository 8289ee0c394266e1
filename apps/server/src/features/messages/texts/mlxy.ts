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
    second_factor_unbound: {
      title: 'Pautan pengesah dibuang',
      text: 'Log masuk anda tidak lagi meminta kod pengesah. Semua sesi lain ditamatkan dan tiada pengeluaran boleh dibuat selama 24 jam. Jika ini bukan anda, tukar kata laluan anda dengan segera dan hubungi sokongan.',
    },
    contact_bound: {
      title: 'Kenalan dipautkan',
      text: '{contact} kini dipautkan kepada akaun anda. Anda boleh log masuk dan menerima kod dengannya.',
    },
    anti_phishing_code_set: {
      title: 'Kod antipancingan ditetapkan',
      text: 'Mulai sekarang, setiap e-mel dan SMS daripada kami memaparkan kod antipancingan anda. Apa-apa yang tiba tanpanya bukan daripada kami. Jika bukan anda yang menetapkannya, tukar kata laluan anda dengan segera.',
    },
    anti_phishing_code_removed: {
      title: 'Kod antipancingan dibuang',
      text: 'E-mel dan SMS daripada kami tidak lagi memaparkan kod antipancingan. Jika ini bukan anda, tukar kata laluan anda dengan segera.',
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
    deposit_submitted: {
      title: 'Deposit sedang disemak: {amount} {currency}',
      text: 'Kami telah menerima permohonan deposit anda sebanyak {amount} {currency} melalui {channel}. Apa yang tiba dikreditkan sebaik sahaja disahkan.',
    },
    deposit_delivered: {
      title: 'Deposit dikreditkan: {amount} {currency}',
      text: '{amount} {currency} telah tiba dan berada dalam baki anda.',
    },
    deposit_rejected: {
      title: 'Deposit ditolak: {amount} {currency}',
      text: 'Permohonan deposit anda sebanyak {amount} {currency} melalui {channel} ditolak. Sebab: {reason}. Anda boleh menghantar yang baharu.',
    },
    deposit_cancelled: {
      title: 'Deposit dibatalkan: {amount} {currency}',
      text: 'Anda telah membatalkan permohonan deposit {amount} {currency} melalui {channel}. Jika wang sudah dihantar, sila buat permohonan baharu.',
    },
    deposit_undone: {
      title: 'Deposit ditarik balik: {amount} {currency}',
      text: 'Deposit {amount} {currency} yang telah dikreditkan ditarik balik. Sebab: {reason}. Pengeluaran disekat buat masa ini; sila hubungi sokongan kami.',
    },
    withdrawal_submitted: {
      title: 'Pengeluaran sedang disemak: {amount} {currency}',
      text: 'Anda memohon supaya {amount} {currency} dihantar ke {target}. Yurannya {feeTotal} {currency}. Jika ini bukan anda, batalkan dengan segera dan tukar kata laluan anda.',
    },
    withdrawal_approved: {
      title: 'Pengeluaran diluluskan: {amount} {currency}',
      text: 'Pengeluaran anda sebanyak {amount} {currency} ke {target} telah diluluskan dan akan dibayar seterusnya.',
    },
    withdrawal_paying: {
      title: 'Pengeluaran sedang dibayar: {amount} {currency}',
      text: 'Pengeluaran anda sebanyak {amount} {currency} ke {target} sedang dihantar sekarang.',
    },
    withdrawal_paid: {
      title: 'Pengeluaran dibayar: {amount} {currency}',
      text: '{amount} {currency} telah dihantar ke {target}. Bukti pembayaran: {proof}.',
    },
    withdrawal_rejected: {
      title: 'Pengeluaran ditolak: {amount} {currency}',
      text: 'Pengeluaran anda sebanyak {amount} {currency} ke {target} ditolak. Sebab: {reason}. Jumlah dan yuran telah kembali ke baki anda.',
    },
    withdrawal_cancelled: {
      title: 'Pengeluaran dibatalkan: {amount} {currency}',
      text: 'Anda telah membatalkan pengeluaran {amount} {currency} ke {target}. Jumlah dan yuran telah kembali ke baki anda.',
    },
    withdrawal_failed: {
      title: 'Pengeluaran gagal: {amount} {currency}',
      text: 'Pengeluaran anda sebanyak {amount} {currency} ke {target} tidak dapat dibayar. Sebab: {reason}. Jumlah dan yuran telah kembali ke baki anda.',
    },
    withdrawals_blocked: {
      title: 'Pengeluaran disekat',
      text: 'Pengeluaran daripada akaun anda disekat buat masa ini. Sebab: {reason}. Baki anda kekal milik anda; sokongan kami boleh membantu.',
    },
    withdrawals_unblocked: {
      title: 'Pengeluaran dibuka semula',
      text: 'Pengeluaran daripada akaun anda dibuka semula.',
    },
    reward_granted: {
      title: 'Ganjaran: {amount} {currency}',
      text: 'Anda telah diberi {amount} {currency}. Jumlah itu berada dalam baki anda. Sebab: {reason}.',
    },
    balance_credited: {
      title: 'Pembetulan: {amount} {currency} dikreditkan',
      text: '{amount} {currency} dikreditkan ke baki anda sebagai pembetulan. Sebab: {reason}.',
    },
    balance_debited: {
      title: 'Pembetulan: {amount} {currency} didebitkan',
      text: '{amount} {currency} diambil daripada akaun anda sebagai pembetulan. Sebab: {reason}. Jika anda tidak bersetuju, sila hubungi sokongan kami.',
    },
    settlement_account_added: {
      title: 'Akaun pengeluaran dipautkan: {target}',
      text: 'Akaun {target} telah dipautkan untuk pengeluaran dan boleh digunakan mulai {usableAt}. Jika ini bukan anda, padamkannya dengan segera dan tukar kata laluan anda.',
    },
    settlement_account_usable: {
      title: 'Akaun pengeluaran dipautkan: {target}',
      text: 'Akaun {target} telah dipautkan untuk pengeluaran dan boleh digunakan sekarang. Jika ini bukan anda, padamkannya dengan segera dan tukar kata laluan anda.',
    },
    settlement_account_changed: {
      title: 'Akaun pengeluaran ditukar: {target}',
      text: 'Akaun pengeluaran anda ditukar kepada {target} dan boleh digunakan mulai {usableAt}. Jika ini bukan anda, padamkannya dengan segera dan tukar kata laluan anda.',
    },
    settlement_account_removed: {
      title: 'Akaun pengeluaran dipadamkan: {target}',
      text: 'Akaun {target} telah dipadamkan. Jika ini bukan anda, tukar kata laluan anda dengan segera.',
    },
    whitelist_switched_on: {
      title: 'Mod senarai putih dihidupkan',
      text: 'Mulai sekarang setiap akaun pengeluaran menunggu 24 jam sebelum boleh digunakan. Jika ini bukan anda, tukar kata laluan anda dengan segera.',
    },
    whitelist_switched_off: {
      title: 'Mod senarai putih akan tamat',
      text: 'Mod senarai putih dimatikan dan tamat pada {endsAt}. Jika ini bukan anda, hidupkannya semula dan tukar kata laluan anda dengan segera.',
    },
    withdrawal_password_set: {
      title: 'Kata laluan pengeluaran ditetapkan',
      text: 'Akaun anda kini mempunyai kata laluan pengeluaran. Ia diminta pada setiap pengeluaran. Jika ini bukan anda, tukar kata laluan log masuk anda dengan segera.',
    },
    withdrawal_password_changed: {
      title: 'Kata laluan pengeluaran ditukar',
      text: 'Kata laluan pengeluaran anda telah ditukar. Tiada pengeluaran boleh dibuat selama 24 jam. Jika ini bukan anda, tukar kata laluan log masuk anda dengan segera.',
    },
    withdrawal_password_locked: {
      title: 'Kata laluan pengeluaran dikunci',
      text: 'Kata laluan pengeluaran anda dimasukkan dengan salah lima kali dan dikunci selama 24 jam. Jika ini bukan anda, tukar kata laluan log masuk anda dengan segera.',
    },
    loss_limit_set: {
      title: 'Had kerugian ditetapkan',
      text: 'Mulai sekarang, apabila {lossLimit} USDT rugi dalam 24 jam, tiada dagangan baharu boleh dibuka.',
    },
    looser_loss_limit_asked: {
      title: 'Had kerugian lebih longgar diminta',
      text: 'Had kerugian anda menjadi {lossLimit} USDT pada {countsAt}. Sehingga itu had sekarang kekal. Jika ini bukan anda, tukar kata laluan dan tetapkan had yang lebih ketat.',
    },
    no_loss_limit_asked: {
      title: 'Penamatan had kerugian diminta',
      text: 'Had kerugian anda tamat pada {countsAt}. Sehingga itu ia kekal. Jika ini bukan anda, tukar kata laluan dan tetapkan had semula.',
    },
    self_excluded: {
      title: 'Pengecualian diri bermula',
      text: 'Sehingga {untilAt} tiada apa-apa boleh dibuka atau didepositkan. Ini tidak boleh dibatalkan atau dipendekkan. Anda boleh menutup kedudukan dan mengeluarkan wang pada bila-bila masa.',
    },
    cool_off_begun: {
      title: 'Rehat daripada dagangan bermula',
      text: 'Sehingga {untilAt} tiada apa-apa boleh dibuka. Ini tidak boleh dibatalkan atau dipendekkan. Anda boleh menutup kedudukan dan mengeluarkan wang pada bila-bila masa.',
    },
    residence_change_asked: {
      title: 'Negara kediaman akan bertukar',
      text: 'Mulai {countsAt}, peraturan negara yang anda nyatakan ({country}) terpakai. Sehingga itu peraturan sekarang kekal.',
    },
    identity_submitted: {
      title: 'Data identiti diterima',
      text: 'Data identiti anda untuk tahap {level} sedang disemak. Kami akan memaklumkan keputusannya.',
    },
    identity_verified: {
      title: 'Identiti disahkan',
      text: 'Identiti anda telah disahkan: anda kini di tahap {level}, dengan hadnya.',
    },
    identity_rejected: {
      title: 'Data identiti ditolak',
      text: 'Data identiti anda untuk tahap {level} tidak dapat diterima. Sebab: {reason}. Sila betulkan dan hantar semula.',
    },
    sign_in_blocked: {
      title: 'Log masuk disekat',
      text: 'Tiada sesiapa boleh log masuk ke akaun anda buat masa ini, dan semua sesi telah ditamatkan. Sebab: {reason}. Baki anda kekal milik anda; sila tulis kepada sokongan kami.',
    },
    sign_in_unblocked: {
      title: 'Log masuk dibuka semula',
      text: 'Anda boleh log masuk ke akaun anda semula.',
    },
    terms_change_ahead: {
      title: 'Terma {symbol} berubah',
      text: 'Terma {symbol}, yang padanya anda memegang posisi atau pesanan, berubah pada {beginsAt}: margin, yuran atau hadnya mungkin berbeza selepas itu. Sila semak pegangan anda.',
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
    restricted: 'dagangan telah dihentikan sementara atau dihadkan',
    refused: 'ia tidak dapat dilaksanakan mengikut peraturan',
    image_unclear: 'gambar tidak cukup jelas untuk dibaca',
    image_incomplete: 'gambar tidak menunjukkan keseluruhan dokumen',
    image_altered: 'gambar kelihatan telah diubah',
    document_expired: 'dokumen telah tamat tempoh',
    document_not_accepted: 'dokumen ini tidak diterima',
    data_differ_from_document: 'maklumat yang diisi berbeza daripada dokumen',
    person_too_young: 'dokumen menunjukkan orang bawah umur',
    address_implausible: 'alamat kelihatan tidak lengkap atau tidak benar',
    contact_implausible: 'kenalan kecemasan kelihatan tidak lengkap atau tidak benar',
  },
}
