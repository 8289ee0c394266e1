import type { protection as english } from '../en-us/protection.ts'
import type { Texts } from '../texts.ts'

export const protection: Texts<typeof english> = {
  title: 'Dagangan bertanggungjawab',
  residence: 'Negara kediaman',
  residenceUnknown: 'Belum dinyatakan',
  residenceVerified: 'Daripada dokumen yang disahkan',
  residenceNext: '{{country}} mulai {{time}}',
  residenceText: 'Tempat tinggal anda menentukan apa yang boleh ditawarkan. Negara lain terpakai selepas 24 jam.',
  residenceSaved: 'Negara kediaman disimpan',
  residenceWaits: 'Negara baharu terpakai dalam 24 jam',
  riskTitle: 'Amaran risiko',
  riskAcknowledged: 'Diakui pada {{date}}',
  riskOpen: 'Belum diakui',
  riskLeverage:
    'Dengan leveraj, pergerakan harga yang kecil boleh menghabiskan seluruh margin kedudukan. Dengan margin silang, semua wang dalam akaun kontrak berisiko.',
  riskStake:
    'Dalam opsyen, seluruh taruhan hilang jika harga bergerak ke arah lain, dan kemenangan kurang daripada taruhan. Lama-kelamaan kebanyakan orang rugi.',
  riskGaps: 'Harga boleh melompat, terutamanya apabila pasaran dibuka semula. Henti rugi tidak menjamin harganya.',
  riskHouse: 'Kami ialah pihak lawan bagi setiap dagangan. Resit setiap dagangan menunjukkan cara ia diputuskan.',
  riskLaw:
    'Produk ini dilarang atau dihadkan di sesetengah negara. Berdaganglah hanya di tempat yang dibenarkan, dengan wang yang anda sanggup hilang.',
  riskHelp:
    'Anda boleh menetapkan had kerugian, berehat atau mengecualikan diri pada bila-bila masa dalam profil anda.',
  riskAgree: 'Saya telah membaca ini dan faham bahawa saya boleh kehilangan semua wang yang saya masukkan.',
  riskAct: 'Saya faham',
  riskRead: 'Baca',
  lossLimit: 'Had kerugian',
  lossLimitNone: 'Tiada had',
  lostToday: 'Rugi dalam 24 jam: {{amount}} USDT',
  lossLimitText:
    'Apabila jumlah ini rugi dalam 24 jam, termasuk yuran dan pendanaan, tiada dagangan baharu boleh dibuka. Anda sentiasa boleh menutup dan mengeluarkan wang.',
  lossLimitField: 'Paling banyak dalam 24 jam',
  lossLimitLater: 'Lebih longgar daripada sekarang: terpakai dalam 24 jam. Sehingga itu had sekarang kekal.',
  lossLimitNext: '{{limit}} USDT mulai {{time}}',
  lossLimitEnds: 'Tiada had mulai {{time}}',
  lossLimitRemove: 'Buang had',
  lossLimitSave: 'Tetapkan had',
  lossLimitSet: 'Had kerugian ditetapkan',
  coolOff: 'Rehat daripada dagangan',
  coolOffText:
    'Tiada apa-apa baharu boleh dibuka sehingga tamat. Tidak boleh dibatalkan atau dipendekkan. Anda sentiasa boleh menutup, membatalkan pesanan dan mengeluarkan wang.',
  coolOffAct: 'Mula berehat',
  coolOffBegun: 'Rehat anda telah bermula',
  exclusion: 'Pengecualian diri',
  exclusionText:
    'Tiada apa-apa baharu boleh dibuka atau didepositkan sehingga tamat. Anda sentiasa boleh menutup, membatalkan pesanan dan mengeluarkan wang.',
  exclusionAct: 'Kecualikan saya',
  exclusionTitle: 'Kecualikan diri selama {{days}} hari?',
  exclusionAgree: 'Saya faham ini tidak boleh dibatalkan atau dipendekkan, oleh khidmat sokongan juga.',
  exclusionBegun: 'Anda telah mengecualikan diri',
  longer: 'Hanya lebih lama daripada sekarang dibenarkan.',
  ordersCancelled: 'Pesanan menunggu yang membuka kedudukan akan dibatalkan.',
  ends: 'Tamat',
  until: 'Sehingga {{time}}',
  hours: '{{hours}} jam',
  days: '{{days}} hari',
  blocked_excluded: 'Anda mengecualikan diri',
  blocked_cooling: 'Anda sedang berehat',
  blocked_limit: 'Had kerugian dicapai',
  blocked_off: 'Tiada di negara anda',
  notice_excluded:
    'Anda mengecualikan diri daripada dagangan sehingga {{time}}. Anda boleh menutup dan mengeluarkan wang.',
  notice_cooling: 'Anda berehat daripada dagangan sehingga {{time}}. Anda boleh menutup dan mengeluarkan wang.',
  notice_limit: 'Had kerugian {{limit}} USDT dalam 24 jam telah habis. Anda boleh menutup dan mengeluarkan wang.',
  notice_off: 'Ini tidak ditawarkan di negara kediaman anda.',
  toSettings: 'Lihat tetapan',
}
