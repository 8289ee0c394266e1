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
    passwordText: 'Kata laluan baharu melog keluar peranti anda yang lain.',
    oldPassword: 'Kata laluan semasa',
    enterOldPassword: 'Masukkan kata laluan semasa anda',
    newPassword: 'Kata laluan baharu',
    newPasswordAgain: 'Kata laluan baharu sekali lagi',
    passwordsDiffer: 'Kedua-dua kata laluan tidak sepadan',
    passwordChanged: 'Kata laluan ditukar',
    authenticatorText:
      'Tambah kunci ini ke aplikasi pengesah. Kemudian masukkan kod yang dipaparkannya dan kata laluan anda.',
    authenticatorKey: 'Kunci pengesah',
    authenticatorBound: 'Pengesah dihidupkan',
    bind: 'Pautkan',
    boundText:
      'Kami akan meminta kodnya pada setiap log masuk, setiap pengeluaran dan setiap akaun pengeluaran baharu.',
    otherPhoneText: 'Telefon baharu? Matikan pengesah di sini, kemudian hidupkan semula dengan telefon baharu.',
    unbind: 'Matikan',
    unbindTitle: 'Matikan pengesah?',
    signInNeeds: 'Log masuk meminta',
    passwordAlone: 'Kata laluan sahaja',
    otherDevices: 'Peranti lain',
    signedOut: 'Dilog keluar',
    withdrawals: 'Pengeluaran',
    notBefore: 'Tidak sebelum {{time}}',
    unbindFormTitle: 'Matikan pengesah',
    unbindText: 'Masukkan kod daripada aplikasi pengesah, atau kod pemulihan, dan kata laluan anda.',
    authenticatorUnbound: 'Pengesah dimatikan',
    unboundText: 'Mulai sekarang, kata laluan sahaja sudah cukup untuk log masuk.',
    bindAnother: 'Sediakan yang lain',
    present: 'Semasa',
    contactBound: 'Dipautkan',
    lostContact:
      'Tidak dapat mengaksesnya lagi? Biarkan kosong, dan anda boleh memautkan maklumat hubungan baharu dalam tiga hari.',
    contactWaits: 'Belum dipautkan',
    contactWaitsText:
      'Kembali selepas {{time}} dan masukkan maklumat hubungan yang sama. Sehingga itu tiada perubahan. Kata laluan baharu membatalkannya.',
    thisDevice: 'Peranti ini',
    endDevice: 'Log keluar',
    endDeviceTitle: 'Log keluar peranti ini?',
    deviceEnded: 'Dilog keluar',
    devicesEmpty: 'Tiada peranti',
    device: 'Peranti',
    address: 'Alamat',
    turnOn: 'Hidupkan',
    openInApp: 'Buka dalam aplikasi pengesah',
    orScan: 'Atau imbas dengan telefon lain',
    noWait:
      'Setelah dihidupkan, kami meminta kodnya pada setiap log masuk, setiap pengeluaran dan setiap akaun pengeluaran baharu. Menghidupkannya tidak melewatkan pengeluaran.',
    recoveryTitle: 'Kod pemulihan',
    recoveryText:
      'Telefon hilang? Setiap kod ini menggantikan pengesah anda sekali. Kami tidak akan memaparkannya lagi, jadi simpan di tempat selain telefon ini.',
    recoveryStay: 'Simpan kod dahulu. Setelah meninggalkan halaman ini, anda tidak dapat melihatnya lagi.',
    recoveryFile: 'Simpan sebagai fail',
    recoveryFileHead: 'Kod pemulihan Touchstone untuk {{account}}, setiap satu sah sekali',
    recoveryUnsaved: 'Anda belum menyimpan kod pemulihan.',
    recoveryShow: 'Tunjuk kod',
    recoveryLeft: 'Baki {{left}} daripada {{all}}',
    recoverySaved: 'Saya sudah simpan',
    unknownBound:
      'Tiada jawapan, jadi kami belum tahu sama ada pengesah sudah dihidupkan. Cuba lagi: ia tidak akan dihidupkan dua kali.',
    unknownCodes:
      'Tiada jawapan. Jika ada kod baharu, kod lama anda tidak lagi berfungsi. Masukkan kod seterusnya daripada aplikasi dan buat semula.',
    unseenCodes:
      'Anda tidak menyimpan kod pemulihan, dan kod lama tidak lagi berfungsi. Buat kod baharu sebelum diperlukan.',
    newRecovery: 'Kod pemulihan baharu',
    newRecoveryText:
      'Masukkan kod daripada aplikasi pengesah dan kata laluan anda. Kod pemulihan lama anda tidak lagi berfungsi.',
    makeRecovery: 'Buat kod baharu',
    codeOrRecovery: 'Kod pengesah atau kod pemulihan',
    enterCodeOrRecovery: 'Masukkan enam digit atau kod pemulihan',
    firstPasswordText:
      'Peranti ini masih ada kata laluan yang kami cipta untuk anda, jadi anda tidak perlu menaipnya. Kata laluan baharu melog keluar peranti anda yang lain.',
  },
  refusals: {
    password_too_weak: 'Pilih kata laluan sekurang-kurangnya {minimum} aksara yang sukar diteka.',
    password_unchanged: 'Kata laluan baharu sama dengan kata laluan lama.',
    password_not_set: 'Akaun ini belum ada kata laluan. Log masuk dengan kod dan tetapkan kata laluan.',
    second_factor_already_bound: 'Akaun ini sudah ada pengesah.',
    second_factor_not_prepared: 'Tambah kunci pengesah ke aplikasi anda dahulu.',
    second_factor_not_bound: 'Akaun ini tiada pengesah.',
  },
  messages: {
    password_changed: {
      title: 'Kata laluan ditukar',
      text: 'Anda ada kata laluan baharu, dan kami telah melog keluar peranti anda yang lain. Bukan anda? Hubungi sokongan sekarang.',
    },
    second_factor_bound: {
      title: 'Pengesah dihidupkan',
      text: 'Mulai sekarang, kami meminta kod pengesah anda pada setiap log masuk, setiap pengeluaran dan setiap akaun pengeluaran baharu.',
    },
    second_factor_unbound: {
      title: 'Pengesah dimatikan',
      text: 'Log masuk tidak lagi meminta kod. Kami telah melog keluar peranti anda yang lain, dan anda tidak boleh membuat pengeluaran selama 24 jam. Bukan anda? Tukar kata laluan sekarang dan hubungi sokongan.',
    },
    recovery_code_used: {
      title: 'Kod pemulihan digunakan',
      text: 'Seseorang menggunakan kod pemulihan sebagai ganti pengesah anda. Baki {left}, dan pengeluaran dijeda untuk melindungi anda. Bukan anda? Tukar kata laluan sekarang dan hubungi sokongan.',
    },
    second_factor_guessed: {
      title: 'Kod salah semasa log masuk',
      text: 'Seseorang melepasi langkah pertama log masuk anda dan mencuba {count} kod pengesah atau kod pemulihan yang salah pada peranti yang tidak dikenali. Bukan anda? Tukar kata laluan sekarang dan hubungi sokongan.',
    },
    recovery_codes_made: {
      title: 'Kod pemulihan baharu',
      text: 'Anda ada kod pemulihan baharu. Kod lama tidak lagi berfungsi. Bukan anda? Tukar kata laluan sekarang dan hubungi sokongan.',
    },
  },
}
