import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Keluarkan',
    to: 'Ke',
    chooseAccount: 'Keluarkan ke',
    addAccount: 'Tambah akaun',
    countsFrom: 'Mulai {{time}}',
    offNow: 'Tidak tersedia buat masa ini',
    enterAmount: 'Masukkan jumlah',
    tooSmall: 'Sekurang-kurangnya {{amount}} {{currency}}',
    tooMuch: 'Melebihi baki, termasuk fi',
    overDay: 'Melebihi had 24 jam anda',
    overMonth: 'Melebihi had 30 hari anda',
    nothing: 'Tiada yang boleh dikeluarkan',
    limits: 'Had berbaki',
    day: 'Dalam 24 jam',
    month: 'Dalam 30 hari',
    leftOf: '{{left}} daripada {{limit}} USDT',
    requestsLeft: 'Baki pengeluaran hari ini',
    review: 'Teruskan',
    confirmTitle: 'Sahkan pengeluaran',
    confirmText: 'Semak setiap aksara. Wang yang dihantar ke akaun salah tidak dapat dikembalikan.',
    act: 'Keluarkan {{amount}} {{currency}}',
    authenticatorTitle: 'Kod pengesah',
    authenticatorText: 'Masukkan kod yang dipaparkan oleh aplikasi pengesah anda sekarang.',
    pinTitle: 'Kata laluan pengeluaran',
    pinText: 'Masukkan enam digit anda.',
    unanswered:
      'Tiada jawapan bagi pengeluaran {{amount}} {{currency}} anda ke {{account}} ({{time}}), jadi belum tahu sama ada ia direkodkan. Minta lagi: pengeluaran yang sama, tidak akan berganda.',
    notRecorded:
      'Tiada jawapan bagi pengeluaran {{amount}} {{currency}} anda ke {{account}} ({{time}}), dan setakat ini ia tiada dalam rekod anda. Minta lagi: pengeluaran yang sama, tidak akan berganda.',
    recorded: 'Tiada jawapan, tetapi ini telah direkodkan: {{amount}} {{currency}} ke {{account}}, {{time}}.',
    unansweredElsewhere:
      'Tiada jawapan bagi pengeluaran {{amount}} anda ({{time}}) ke akaun yang telah anda padam selepas itu. Lihat dalam rekod anda sama ada ia ada.',
    recordedTitle: 'Sudah direkodkan',
    showRecorded: 'Lihat pengeluaran',
    another: 'Minta satu lagi',
    step: 'Langkah {{step}} daripada {{all}}',
    lostText:
      'Matikan pengesah dengan salah satu kod pemulihan anda, kemudian hidupkannya semula pada telefon baharu. Jika tiada kod pemulihan lagi, hubungi sokongan kami.',
    lostAct: 'Guna kod pemulihan',
    entered: '{{typed}} daripada {{all}} digit dimasukkan',
    forgot: 'Terlupa? Tetapkan yang baharu',
    before: 'Sebelum anda boleh keluarkan',
    beforeText: 'Beberapa langkah, sekali sahaja.',
    stepContact: 'Pautkan e-mel atau telefon',
    stepContactText: 'Kod dihantar ke situ.',
    stepIdentity: 'Sahkan identiti anda',
    stepIdentityText: 'Pengeluaran memerlukan identiti yang disahkan.',
    stepPin: 'Tetapkan kata laluan pengeluaran',
    stepPinText: 'Enam digit, diminta pada setiap pengeluaran.',
    stepAccount: 'Tambah akaun',
    stepAccountText: 'Akaun bank atau alamat anda sendiri.',
    bar: {
      blocked: 'Pengeluaran disekat',
      off: 'Tidak ditawarkan buat masa ini',
      contact: 'Pautkan e-mel atau telefon dahulu',
      identity: 'Sahkan identiti anda dahulu',
      pin: 'Tetapkan kata laluan pengeluaran dahulu',
      account: 'Tambah akaun dahulu',
      locked: 'Dikunci hingga {{time}}',
      waits: 'Boleh mulai {{time}}',
      requests: 'Tiada permohonan lagi buat masa ini',
      chosen_off: 'Cara ini tidak tersedia',
      chosen_waits: 'Boleh digunakan mulai {{time}}',
    },
    barText: {
      blocked: 'Pengeluaran anda disekat: {{reason}} Sila hubungi sokongan.',
      off: 'Pengeluaran tidak ditawarkan kepada anda buat masa ini.',
      locked: 'Lima kata laluan pengeluaran yang salah: dikunci hingga {{time}}.',
      requests:
        'Anda telah membuat semua permohonan pengeluaran yang dibenarkan dalam 24 jam. Sila cuba lagi kemudian.',
      chosen_off: 'Pengeluaran cara ini tidak tersedia sekarang. Sila pilih akaun lain.',
      chosen_waits:
        'Untuk keselamatan, akaun baharu atau yang diubah menunggu 24 jam. Akaun ini boleh digunakan mulai {{time}}.',
    },
    support: 'Bantuan dan hubungi',
    passwordTitle: 'Kata laluan pengeluaran',
    choosePin: 'Pilih enam digit',
    choosePinText: 'Diminta pada setiap pengeluaran. Jangan guna tarikh lahir.',
    repeatPin: 'Masukkan sekali lagi',
    pinsDiffer: 'Kedua-duanya tidak sama. Pilih semula.',
    pinTooEasy: 'Terlalu mudah diteka. Pilih yang lain.',
    prove: 'Sahkan ini anda',
    changeText: 'Untuk keselamatan, selepas perubahan ini tiada pengeluaran boleh dibuat sehingga {{time}}.',
    loginPassword: 'Kata laluan log masuk',
    codeTo: 'Kod ke {{contact}}',
    enterPassword: 'Masukkan kata laluan log masuk',
    enterCode: 'Masukkan enam digit kod',
    pinSaved: 'Kata laluan pengeluaran ditetapkan',
    contactFirst: 'Pautkan e-mel atau telefon dahulu',
    contactFirstText: 'Kami menghantar kod ke situ sebelum kata laluan pengeluaran ditetapkan.',
    waitsText: 'Untuk keselamatan, tiada pengeluaran boleh dibuat sehingga {{time}}.',
    waitsFor: {
      secret_changed: 'Kata laluan, pengesah atau kenalan diubah pada {{at}}.',
      sign_in_new_device:
        'Log masuk dengan kod pemulihan pada {{at}}, pada peranti baharu. Jika bukan anda, tukar kata laluan segera.',
      sign_in: 'Log masuk dengan kod pemulihan pada {{at}}. Jika bukan anda, tukar kata laluan segera.',
      turned_off: 'Pengesah dimatikan dengan kod pemulihan pada {{at}}. Jika bukan anda, tukar kata laluan segera.',
    },
    leftToday: 'Baki {{left}} USDT hari ini',
  },
  refusals: {
    authenticator_code_required: 'Sila masukkan kod aplikasi pengesah anda.',
    authenticator_code_wrong: 'Kod aplikasi pengesah ini salah atau telah digunakan. Sila masukkan kod seterusnya.',
    withdrawal_password_wrong:
      'Kata laluan pengeluaran salah. Baki percubaan: {left}; selepas itu dikunci selama 24 jam.',
    withdrawal_password_locked:
      'Lima kali kata laluan pengeluaran salah: ia dikunci selama {hours} jam lagi. Yang baharu boleh ditetapkan dengan kod.',
    withdrawal_password_not_set: 'Sila tetapkan kata laluan pengeluaran dahulu.',
    withdrawal_password_unchanged: 'Kata laluan pengeluaran baharu sama dengan yang lama.',
    withdrawal_too_small: 'Pengeluaran minimum melalui cara ini ialah {minimum} {currency}.',
    channel_off: 'Pengeluaran melalui {channel} tidak ditawarkan buat masa ini.',
    withdrawals_blocked: 'Pengeluaran anda disekat: {reason} Sila hubungi sokongan.',
    identity_level_too_low:
      'Pengeluaran memerlukan pengesahan identiti tahap {needed}. Sila sahkan identiti anda dahulu.',
    day_withdrawals_exceeded:
      'Dalam 24 jam anda masih boleh mengeluarkan nilai {left} USDT, daripada jumlah {maximum} USDT.',
    month_withdrawals_exceeded:
      'Dalam 30 hari anda masih boleh mengeluarkan nilai {left} USDT, daripada jumlah {maximum} USDT.',
    too_many_withdrawals:
      'Anda boleh memohon paling banyak {maximum} pengeluaran dalam 24 jam. Sila cuba lagi kemudian.',
    withdrawal_not_open: 'Pengeluaran ini tidak lagi terbuka.',
    withdrawal_at_other_stage: 'Status pengeluaran ini telah berubah. Sila semak semula.',
    withdrawal_not_cancellable: 'Pengeluaran ini telah diluluskan dan tidak boleh dibatalkan lagi.',
    withdrawal_claimed_by_another: 'Pengendali lain sedang mengusahakan pengeluaran ini.',
    proof_missing: 'Sila nyatakan bukti.',
  },
  entries: {
    withdrawal_frozen: 'Disimpan untuk pengeluaran',
    withdrawal_returned: 'Pengeluaran dikembalikan',
    withdrawal_paid: 'Pengeluaran dibayar',
    withdrawal_fee: 'Fi pengeluaran',
  },
  messages: {
    withdrawal_rules_change_ahead: {
      title: 'Peraturan pengeluaran berubah',
      text: 'Masa menunggu, had atau semakan yang melindungi pengeluaran anda berubah pada {beginsAt}.',
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
  },
}
