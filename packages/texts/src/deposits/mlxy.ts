import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText:
      'Pautkan alamat e-mel atau nombor telefon sebelum mendeposit. Kami menggunakannya untuk memaklumkan perkembangan dan melindungi wang anda.',
    title: 'Deposit',
    choose: 'Bagaimana anda mahu deposit?',
    none: 'Tiada deposit buat masa ini',
    noneText: 'Tiada kaedah deposit tersedia untuk anda buat masa ini.',
    sandboxText: 'Sandbox: jangan hantar wang sebenar.',
    onlyThis: 'Hantar {{currency}} sahaja di rangkaian {{network}}. Apa-apa yang lain akan hilang.',
    addressOf: 'Alamat {{currency}} anda',
    qrLabel: 'Kod QR bagi alamat {{address}}',
    copyAddress: 'Salin alamat',
    ownAddress: 'Alamat ini milik anda. Ia tidak berubah.',
    confirmations: 'Pengesahan',
    automatic: 'Kami mengkreditkan apa yang tiba di sini secara automatik. Tidak perlu maklumkan kami.',
    bankTitle: 'Pindahkan ke akaun ini',
    bankText: 'Kemudian maklumkan jumlahnya dan tambah gambar pindahan.',
    sent: 'Saya sudah hantar',
    amountTitle: 'Berapa yang anda hantar?',
    enterAmount: 'Masukkan jumlah',
    tooSmall: 'Sekurang-kurangnya {{amount}} {{currency}}',
    proof: 'Gambar pindahan',
    proofGuide: 'Foto atau tangkapan skrin yang menunjukkan jumlah, tarikh dan kedua-dua akaun.',
    proofGuideChain: 'Pilihan. Tangkapan skrin jumlah, alamat dan transaksi membantu kami jika ia tidak sampai.',
    addProof: 'Tambah gambar pindahan',
    review: 'Teruskan',
    confirmTitle: 'Sahkan deposit',
    confirmText: 'Kami mengkreditkan apa yang tiba, walaupun jumlahnya berbeza.',
    act: 'Hantar deposit',
    proofAdded: 'Ditambah',
    unknownAway: 'Tiada jawapan, jadi kami belum tahu sama ada ia berjaya. Semak deposit dan pengeluaran anda.',
  },
  refusals: {
    deposit_channel_off: 'Kaedah deposit ini ditutup buat masa ini. Pilih yang lain.',
    deposit_too_small: 'Deposit minimum ialah {minimum} {currency}.',
    proof_required: 'Tambah gambar yang menunjukkan pindahan anda.',
    proof_not_found: 'Kami tidak menemui gambar itu lagi. Tambah semula.',
    open_deposits_exceeded: 'Anda sudah ada {maximum} deposit yang sedang disemak. Tunggu atau batalkan satu.',
    deposit_not_open: 'Kami sudah memutuskan deposit ini, jadi anda tidak boleh membatalkannya.',
    already_claimed: 'Operator lain sedang mengusahakannya.',
    arrival_used: 'Ketibaan ini sudah digunakan untuk deposit lain.',
    arrival_differs: 'Ketibaan ini tidak sepadan dengan deposit: {difference}.',
    arrival_known: 'Ketibaan dengan rujukan ini sudah wujud.',
    channel_unknown: 'Tiada saluran {channel}.',
    not_delivered: 'Deposit ini belum dikreditkan.',
  },
  entries: {
    deposit: 'Deposit',
    deposit_undone: 'Deposit ditarik balik',
    reward: 'Ganjaran',
    correction: 'Pembetulan',
  },
  messages: {
    deposit_submitted: {
      title: 'Deposit sedang disemak: {amount} {currency}',
      text: 'Kami menerima permohonan deposit anda sebanyak {amount} {currency} melalui {channel}. Kami akan mengkreditkannya sebaik sahaja disahkan.',
    },
    deposit_delivered: {
      title: 'Deposit dikreditkan: {amount} {currency}',
      text: '{amount} {currency} telah tiba dan kini dalam baki anda.',
    },
    deposit_rejected: {
      title: 'Deposit ditolak: {amount} {currency}',
      text: 'Kami tidak dapat menerima permohonan deposit anda sebanyak {amount} {currency} melalui {channel}. Sebab: {reason}. Anda boleh menghantar yang baharu.',
    },
    deposit_cancelled: {
      title: 'Deposit dibatalkan: {amount} {currency}',
      text: 'Anda membatalkan permohonan deposit sebanyak {amount} {currency} melalui {channel}. Jika wang sudah dihantar, buat permohonan baharu.',
    },
    deposit_undone: {
      title: 'Deposit ditarik balik: {amount} {currency}',
      text: 'Kami menarik balik deposit anda sebanyak {amount} {currency}. Sebab: {reason}. Anda tidak boleh membuat pengeluaran buat masa ini. Hubungi sokongan dan kami akan membantu.',
    },
    reward_granted: {
      title: 'Ganjaran: {amount} {currency}',
      text: 'Anda mendapat {amount} {currency}. Wang ini dalam baki anda. Sebab: {reason}.',
    },
    balance_credited: {
      title: 'Pembetulan: {amount} {currency} dikreditkan',
      text: 'Kami menambah {amount} {currency} ke baki anda sebagai pembetulan. Sebab: {reason}.',
    },
    balance_debited: {
      title: 'Pembetulan: {amount} {currency} didebitkan',
      text: 'Kami mengambil {amount} {currency} daripada akaun anda sebagai pembetulan. Sebab: {reason}. Jika tidak bersetuju, hubungi sokongan.',
    },
  },
}
