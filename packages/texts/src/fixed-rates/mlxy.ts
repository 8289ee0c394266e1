import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    rate: 'Kadar tetap',
    aDay: '{{rate}} sehari, tetap',
    whoDecides:
      'Setiap produk menyatakan sama ada peraturan atau kadar tetap menentukan harinya. Anda boleh membaca peraturan itu, dan peranti anda boleh menjalankannya semula.',
    nobodyDecides: 'Tiada peraturan yang menentukan. Kami menjanjikan kadar tetap setiap hari dan kami membayarnya.',
    note: 'Ini ialah nota dan kami pihak satu lagi. Kadar tetap setiap hari kami janjikan dan kami bayar.',
    onAmount: 'Atas {{amount}} {{currency}} dalam {{days}} hari',
    riskTitle: 'Hanya kami yang menanggungnya',
    riskText: 'Ini bukan deposit bank dan tiada skim melindunginya. Jika kami tidak dapat bayar, anda boleh rugi.',
    text: 'Tiada peraturan dan harga yang menentukan. Setiap hari penuh membawa {{rate}} jumlah anda.',
    payerText:
      'Kami, daripada dana yang kami isi sebelum jualan dibuka. Kadar ini janji kami, dan dana itu memegang kesemuanya bagi setiap hari.',
    payerShort: 'Kami, daripada dana. Dana itu kurang daripada yang kami janjikan, jadi kami telah berhenti menjual.',
    canLose: 'hingga semuanya, jika kami tidak dapat bayar',
    pays: 'Ia membayar',
    paysOf: '{{days}} hari pada {{rate}}',
    leaveBefore: 'Sebelum faedah hari ini',
    leaveThen: 'Faedah hari ini masuk ke baki anda. Kemudian fi ialah {{rate}} daripada jumlah anda.',
  },
}
