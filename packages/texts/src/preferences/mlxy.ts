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
    hapticsText: 'Getaran pendek pada kekunci dan pilihan, jika peranti menyokong',
    notifications: 'Pemberitahuan',
    notificationsText: 'Apa yang kami maklumkan di luar aplikasi. Di dalam, semuanya di bawah Mesej.',
    topics: {
      security: 'Keselamatan',
      trades: 'Dagangan',
      funds: 'Deposit dan pengeluaran',
      identity: 'Identiti',
      priceAlerts: 'Amaran harga',
      news: 'Berita',
    },
    ways: {
      email: 'E-mel',
      text: 'SMS',
      push: 'Push',
    },
    alwaysTold: 'Sentiasa dimaklumkan.',
    textInstead: 'SMS dihantar hanya jika tiada e-mel.',
    unreachable: {
      email: 'Tiada e-mel dipautkan.',
      text: 'Tiada nombor telefon dipautkan.',
      push: 'Tiada pelayar anda menerima push.',
    },
    setUp: 'Sediakan',
    antiPhishing: 'Kod anti-pancingan',
    antiPhishingText:
      'Perkataan yang hanya anda dan kami tahu. Ia ada dalam setiap e-mel dan SMS kami; tanpa ia, bukan daripada kami.',
    antiPhishingField: 'Kod anda',
    antiPhishingHint: '2 hingga 20 huruf, digit atau simbol',
    antiPhishingMalformed: '2 hingga 20 aksara, tanpa < > & " \' `',
    antiPhishingNow: 'Kini',
    antiPhishingSaved: 'Kod disimpan',
    antiPhishingRemove: 'Buang kod',
    antiPhishingRemoved: 'Kod dibuang',
    loginPassword: 'Kata laluan log masuk',
    enterLoginPassword: 'Masukkan kata laluan log masuk',
  },
  messages: {
    anti_phishing_code_set: {
      title: 'Kod antipancingan ditetapkan',
      text: 'Mulai sekarang, setiap e-mel dan SMS daripada kami memaparkan kod antipancingan anda. Apa-apa yang tiba tanpanya bukan daripada kami. Jika bukan anda yang menetapkannya, tukar kata laluan anda dengan segera.',
    },
    anti_phishing_code_removed: {
      title: 'Kod antipancingan dibuang',
      text: 'E-mel dan SMS daripada kami tidak lagi memaparkan kod antipancingan. Jika ini bukan anda, tukar kata laluan anda dengan segera.',
    },
  },
}
