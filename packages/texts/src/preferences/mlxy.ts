import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    settingsTitle: 'Tetapan',
    language: 'Bahasa',
    displayCurrency: 'Mata wang paparan',
    theme: 'Penampilan',
    themeSystem: 'Sistem',
    themeLight: 'Cerah',
    themeDark: 'Gelap',
    directionColours: 'Warna naik dan turun',
    greenUp: 'Hijau naik',
    redUp: 'Merah naik',
    colourBlind: 'Biru naik, jingga turun',
    hideBalances: 'Sembunyikan jumlah',
    haptics: 'Getaran',
    hapticsText: 'Getaran pendek untuk kekunci dan pilihan, pada telefon yang menyokongnya',
    notifications: 'Pemberitahuan',
    notificationsText: 'Pilih apa yang kami hantar di luar aplikasi. Dalam aplikasi, semuanya ada di bawah Mesej.',
    topics: {
      security: 'Keselamatan',
      trades: 'Dagangan',
      funds: 'Deposit dan pengeluaran',
      identity: 'Identiti',
      priceAlerts: 'Makluman harga',
      news: 'Berita',
    },
    ways: {
      email: 'E-mel',
      text: 'SMS',
      push: 'Push',
    },
    alwaysTold: 'Anda sentiasa menerimanya.',
    textInstead: 'Anda menerima SMS hanya jika tiada e-mel.',
    unreachable: {
      email: 'Tiada e-mel dipautkan.',
      text: 'Tiada nombor telefon dipautkan.',
      push: 'Push belum dihidupkan dalam mana-mana pelayar anda.',
    },
    setUp: 'Sediakan',
    antiPhishing: 'Kod antipancingan',
    antiPhishingText:
      'Perkataan yang hanya anda dan kami tahu. Setiap e-mel dan SMS kami mengandunginya. Jika tiada, itu bukan kami.',
    antiPhishingField: 'Kod anda',
    antiPhishingHint: '2 hingga 20 huruf, digit atau simbol',
    antiPhishingMalformed: '2 hingga 20 huruf, digit atau simbol, tetapi bukan < > & " \' `',
    antiPhishingNow: 'Kod semasa',
    antiPhishingSaved: 'Kod antipancingan disimpan',
    antiPhishingRemove: 'Buang kod',
    antiPhishingRemoved: 'Kod antipancingan dibuang',
    loginPassword: 'Kata laluan log masuk',
    enterLoginPassword: 'Masukkan kata laluan log masuk',
  },
  messages: {
    anti_phishing_code_set: {
      title: 'Kod antipancingan ditetapkan',
      text: 'Mulai sekarang, setiap e-mel dan SMS kami memaparkan kod antipancingan anda. Jika tiada, itu bukan kami. Bukan anda yang menetapkannya? Tukar kata laluan sekarang.',
    },
    anti_phishing_code_removed: {
      title: 'Kod antipancingan dibuang',
      text: 'E-mel dan SMS kami tidak lagi memaparkan kod antipancingan. Bukan anda? Tukar kata laluan sekarang.',
    },
  },
}
