import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Keselamatan',
    passwordTitle: 'Kata laluan',
    authenticatorTitle: 'Pengesah',
    bindContactTitle: 'E-mel dan telefon',
    devicesTitle: 'Peranti',
    isSet: 'Ditetapkan',
    notSet: 'Belum ditetapkan',
    history: 'Log masuk terkini',
    historyEmpty: 'Belum ada log masuk lain',
    passwordText: 'Kata laluan baharu menamatkan semua sesi lain akaun anda.',
    oldPassword: 'Kata laluan semasa',
    enterOldPassword: 'Masukkan kata laluan semasa',
    newPassword: 'Kata laluan baharu',
    newPasswordAgain: 'Kata laluan baharu sekali lagi',
    passwordsDiffer: 'Kedua-duanya tidak sama',
    passwordChanged: 'Kata laluan ditukar',
    authenticatorText:
      'Tambah kunci ini dalam aplikasi pengesah, kemudian masukkan kod yang dipaparkan dan kata laluan anda.',
    authenticatorKey: 'Kunci pengesah',
    authenticatorBound: 'Pengesah dihidupkan',
    bind: 'Pautkan',
    boundText: 'Setiap log masuk, pengeluaran dan akaun pengeluaran baharu meminta kodnya.',
    otherPhoneText: 'Telefon baharu? Matikan pengesah di sini, kemudian hidupkan semula dengan telefon baharu.',
    unbind: 'Matikan',
    unbindTitle: 'Matikan pengesah?',
    signInNeeds: 'Log masuk meminta',
    passwordAlone: 'Kata laluan sahaja',
    otherDevices: 'Peranti lain',
    signedOut: 'Log keluar',
    withdrawals: 'Pengeluaran',
    notBefore: 'Tidak sebelum {{time}}',
    unbindFormTitle: 'Matikan pengesah',
    unbindText:
      'Masukkan kod yang dipaparkan sekarang oleh aplikasi pengesah, atau kod pemulihan, dan kata laluan anda.',
    authenticatorUnbound: 'Pengesah dimatikan',
    unboundText: 'Kini kata laluan sahaja sudah cukup untuk log masuk.',
    bindAnother: 'Sediakan yang lain',
    present: 'Semasa',
    contactBound: 'Dipautkan',
    lostContact:
      'Tidak dapat mengaksesnya lagi? Biarkan kod ini kosong: kenalan baharu boleh dipautkan dalam tiga hari.',
    contactWaits: 'Belum dipautkan',
    contactWaitsText:
      'Kembali selepas {{time}} dan masukkan kenalan yang sama sekali lagi. Sehingga itu kenalan semasa kekal. Kata laluan baharu menamatkan permintaan ini.',
    thisDevice: 'Peranti ini',
    endDevice: 'Log keluar',
    endDeviceTitle: 'Log keluar peranti ini?',
    deviceEnded: 'Telah log keluar',
    devicesEmpty: 'Tiada peranti',
    device: 'Peranti',
    address: 'Alamat',
    turnOn: 'Hidupkan',
    openInApp: 'Buka dalam aplikasi pengesah',
    orScan: 'Atau imbas dengan telefon lain',
    noWait:
      'Setelah dihidupkan, setiap log masuk, pengeluaran dan akaun pengeluaran baharu meminta kodnya. Menghidupkannya tidak melewatkan pengeluaran.',
    recoveryTitle: 'Kod pemulihan',
    recoveryText:
      'Telefon hilang? Setiap kod menggantikan pengesah anda sekali. Ia tidak akan dipaparkan lagi: simpan di tempat selain telefon ini.',
    recoveryStay: 'Simpan kod dahulu: sesiapa yang meninggalkan halaman ini tanpanya tidak dapat melihatnya lagi.',
    recoveryFile: 'Simpan sebagai fail',
    recoveryFileHead: 'Kod pemulihan Touchstone bagi {{account}}, setiap satu sah sekali',
    recoveryUnsaved: 'Kod pemulihan anda belum disimpan.',
    recoveryShow: 'Tunjukkan kod',
    recoveryLeft: '{{left}} daripada {{all}} tinggal',
    recoverySaved: 'Saya sudah simpan',
    unknownBound:
      'Tiada jawapan, jadi belum tahu sama ada pengesah sudah dihidupkan. Cuba lagi: ia dihidupkan sekali sahaja.',
    unknownCodes:
      'Tiada jawapan. Jika kod baharu telah dibuat, kod terdahulu tidak berfungsi dan anda belum melihat kod baharu: masukkan kod seterusnya daripada aplikasi anda dan buat semula.',
    unseenCodes:
      'Anda belum mengesahkan bahawa kod pemulihan telah disimpan: buat yang baharu sebelum diperlukan. Kod sebelum ini tidak berfungsi lagi.',
    newRecovery: 'Kod pemulihan baharu',
    newRecoveryText:
      'Masukkan kod yang dipaparkan sekarang oleh aplikasi pengesah dan kata laluan anda. Kod pemulihan lama anda tidak lagi sah.',
    makeRecovery: 'Buat kod baharu',
    codeOrRecovery: 'Kod pengesah atau kod pemulihan',
    enterCodeOrRecovery: 'Masukkan enam digit atau kod pemulihan',
    firstPasswordText:
      'Peranti ini masih ada kata laluan yang kami cipta, jadi tidak perlu ditaip. Kata laluan baharu melog keluar peranti lain.',
  },
  refusals: {
    password_too_weak: 'Sila pilih kata laluan sekurang-kurangnya {minimum} aksara yang tidak mudah diteka.',
    password_unchanged: 'Kata laluan baharu sama dengan kata laluan lama.',
    password_not_set: 'Akaun ini belum mempunyai kata laluan. Sila log masuk dengan kod dan tetapkan kata laluan.',
    second_factor_already_bound: 'Aplikasi pengesah telah dipautkan pada akaun ini.',
    second_factor_not_prepared: 'Sila imbas kunci dengan aplikasi pengesah dahulu.',
    second_factor_not_bound: 'Tiada aplikasi pengesah dipautkan pada akaun ini.',
  },
  messages: {
    password_changed: {
      title: 'Kata laluan ditukar',
      text: 'Kata laluan log masuk anda telah ditukar dan semua sesi lain ditamatkan. Jika ini bukan anda, hubungi sokongan dengan segera.',
    },
    second_factor_bound: {
      title: 'Pengesah dipautkan',
      text: 'Mulai sekarang kod daripada aplikasi pengesah anda diminta pada setiap log masuk, pengeluaran dan akaun pengeluaran baharu.',
    },
    second_factor_unbound: {
      title: 'Pautan pengesah dibuang',
      text: 'Log masuk anda tidak lagi meminta kod pengesah. Semua sesi lain ditamatkan dan tiada pengeluaran boleh dibuat selama 24 jam. Jika ini bukan anda, tukar kata laluan anda dengan segera dan hubungi sokongan.',
    },
    recovery_code_used: {
      title: 'Kod pemulihan digunakan',
      text: 'Satu kod pemulihan menggantikan pengesah anda. Baki {left}, dan untuk keselamatan pengeluaran perlu menunggu. Jika bukan anda, tukar kata laluan dengan segera dan hubungi sokongan.',
    },
    second_factor_guessed: {
      title: 'Kod salah semasa log masuk',
      text: 'Seseorang telah melepasi langkah pertama log masuk akaun anda, kemudian mencuba {count} kod pengesah atau kod pemulihan yang salah dalam pelayar yang tidak pernah digunakan oleh akaun anda. Jika ini bukan anda, tukar kata laluan anda dengan segera dan hubungi sokongan.',
    },
    recovery_codes_made: {
      title: 'Kod pemulihan baharu',
      text: 'Kod pemulihan baharu telah dibuat untuk akaun anda; kod sebelum ini tidak lagi sah. Jika bukan anda, tukar kata laluan dengan segera dan hubungi sokongan.',
    },
  },
}
