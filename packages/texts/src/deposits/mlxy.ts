import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText:
      'Sebelum mendeposit, ikat e-mel atau nombor telefon: barulah kami dapat memaklumkan pergerakan wang anda dan menghalang orang lain mengambilnya.',
    title: 'Deposit',
    choose: 'Bagaimana anda mahu deposit?',
    none: 'Tiada deposit buat masa ini',
    noneText: 'Tiada cara deposit untuk anda pada masa ini.',
    sandboxText: 'Kotak pasir: jangan hantar wang sebenar.',
    onlyThis: 'Hantar {{currency}} sahaja, melalui rangkaian {{network}} sahaja. Yang lain akan hilang.',
    addressOf: 'Alamat {{currency}} anda',
    qrLabel: 'Kod QR bagi alamat {{address}}',
    copyAddress: 'Salin alamat',
    ownAddress: 'Alamat ini milik anda sahaja dan tidak berubah.',
    confirmations: 'Pengesahan',
    automatic: 'Apa yang tiba di sini dikreditkan sendiri. Anda tidak perlu memberitahu kami.',
    bankTitle: 'Pindahkan ke akaun ini',
    bankText: 'Kemudian beritahu kami jumlahnya, dengan gambar pindahan.',
    sent: 'Saya sudah hantar',
    amountTitle: 'Berapa yang anda hantar?',
    enterAmount: 'Masukkan jumlah',
    tooSmall: 'Sekurang-kurangnya {{amount}} {{currency}}',
    proof: 'Gambar pindahan',
    proofGuide: 'Foto atau tangkapan skrin yang menunjukkan jumlah, tarikh dan kedua-dua akaun.',
    proofGuideChain:
      'Pilihan. Tangkapan skrin yang menunjukkan jumlah, alamat dan transaksi membantu jika ia tidak sampai.',
    addProof: 'Tambah gambar pindahan',
    review: 'Teruskan',
    confirmTitle: 'Sahkan deposit',
    confirmText: 'Apa yang tiba dikreditkan, walaupun jumlahnya berbeza.',
    act: 'Hantar deposit',
    proofAdded: 'Ditambah',
  },
  refusals: {
    deposit_channel_off: 'Deposit melalui cara ini ditutup buat masa ini. Sila pilih cara lain.',
    deposit_too_small: 'Deposit minimum melalui cara ini ialah {minimum} {currency}.',
    proof_required: 'Sila lampirkan gambar yang menunjukkan pemindahan anda.',
    proof_not_found: 'Gambar itu tiada lagi. Sila lampirkan semula.',
    open_deposits_exceeded:
      'Anda sudah mempunyai {maximum} deposit yang sedang disemak. Sila tunggu atau batalkan satu.',
    deposit_not_open: 'Deposit ini sudah diputuskan, jadi ia tidak boleh dibatalkan.',
    already_claimed: 'Pengendali lain sedang mengusahakannya.',
    arrival_used: 'Ketibaan ini telah digunakan oleh deposit lain.',
    arrival_differs: 'Ketibaan ini bukan milik deposit ini: {difference}.',
    arrival_known: 'Ketibaan dengan rujukan ini telah dimasukkan.',
    channel_unknown: 'Tiada saluran {channel}.',
    not_delivered: 'Deposit ini belum dikreditkan.',
  },
  entries: {
    deposit: 'Deposit',
    deposit_undone: 'Deposit dibalikkan',
    reward: 'Ganjaran',
    correction: 'Pembetulan',
  },
  messages: {
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
  },
}
