import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Dagangan bertanggungjawab',
    residence: 'Negara kediaman',
    residenceUnknown: 'Belum dinyatakan',
    residenceVerified: 'Daripada dokumen yang disahkan',
    residenceNext: '{{country}} mulai {{time}}',
    residenceText:
      'Apa yang boleh kami tawarkan bergantung pada tempat tinggal anda. Perubahan berkuat kuasa selepas 24 jam.',
    residenceSaved: 'Negara kediaman disimpan',
    residenceWaits: 'Negara baharu berkuat kuasa dalam 24 jam',
    riskTitle: 'Amaran risiko',
    riskAcknowledged: 'Diakui pada {{date}}',
    riskOpen: 'Belum diakui',
    riskLeverage:
      'Dengan leveraj, pergerakan harga yang kecil boleh menghabiskan seluruh margin posisi. Dengan margin silang, semua wang dalam akaun kontrak berisiko.',
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
    lossLimitField: 'Had setiap 24 jam',
    lossLimitLater: 'Had ini lebih longgar, jadi ia bermula dalam 24 jam. Sehingga itu had semasa kekal.',
    lossLimitNext: '{{limit}} USDT mulai {{time}}',
    lossLimitEnds: 'Tiada had mulai {{time}}',
    lossLimitRemove: 'Buang had',
    lossLimitSave: 'Tetapkan had',
    lossLimitSet: 'Had kerugian ditetapkan',
    coolOff: 'Berehat sebentar',
    coolOffText:
      'Tiada apa-apa baharu boleh dibuka sehingga tamat. Tidak boleh dibatalkan atau dipendekkan. Anda sentiasa boleh menutup, membatalkan pesanan dan mengeluarkan wang.',
    coolOffAct: 'Mula berehat',
    coolOffBegun: 'Rehat anda telah bermula',
    exclusion: 'Pengecualian diri',
    exclusionText:
      'Tiada apa-apa baharu boleh dibuka atau didepositkan sehingga tamat. Anda sentiasa boleh menutup, membatalkan pesanan dan mengeluarkan wang.',
    exclusionAct: 'Kecualikan saya',
    exclusionTitle: 'Kecualikan diri selama {{days}} hari?',
    exclusionAgree: 'Saya faham tiada sesiapa boleh membatalkan atau memendekkannya, termasuk khidmat sokongan.',
    exclusionBegun: 'Anda telah mengecualikan diri',
    longer: 'Anda hanya boleh memanjangkannya.',
    ordersCancelled: 'Kami akan membatalkan pesanan menunggu anda yang membuka posisi.',
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
    toSettings: 'Lihat had anda',
  },
  refusals: {
    not_a_real_book: 'Tetapan ini untuk akaun sebenar sahaja. Akaun demo tiada had.',
    risk_not_acknowledged: 'Sila baca dan akui amaran risiko sebelum berdagang dengan wang sebenar.',
    self_excluded: 'Anda telah mengecualikan diri daripada dagangan dan deposit. Baki: {days} hari.',
    cooling_off: 'Anda sedang berehat daripada dagangan. Baki: {hours} jam.',
    loss_limit_reached:
      'Had kerugian anda sebanyak {lossLimit} USDT dalam 24 jam telah habis: {lost} USDT telah rugi atau dipertaruhkan.',
    not_offered_in_country: 'Ini tidak ditawarkan di negara kediaman anda ({country}).',
    leverage_above_country: 'Di negara kediaman anda, leveraj tertinggi ialah {leverageMax}×.',
    stake_above_country: 'Di negara kediaman anda, taruhan tertinggi ialah {maximum} USDT.',
    pause_not_shortened: 'Tempoh rehat boleh dipanjangkan, tidak boleh dipendekkan.',
    residence_verified: 'Negara kediaman anda mengikut dokumen yang telah disahkan dan tidak boleh ditukar di sini.',
  },
  messages: {
    country_rules_change_ahead: {
      title: 'Peraturan negara anda berubah',
      text: 'Perkhidmatan kami di negara kediaman anda berubah pada {beginsAt}. Sila semak pegangan dan pesanan anda.',
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
      text: 'Sehingga {untilAt} tiada apa-apa boleh dibuka atau didepositkan. Ini tidak boleh dibatalkan atau dipendekkan. Anda boleh menutup posisi dan mengeluarkan wang pada bila-bila masa.',
    },
    cool_off_begun: {
      title: 'Rehat daripada dagangan bermula',
      text: 'Sehingga {untilAt} tiada apa-apa boleh dibuka. Ini tidak boleh dibatalkan atau dipendekkan. Anda boleh menutup posisi dan mengeluarkan wang pada bila-bila masa.',
    },
    residence_change_asked: {
      title: 'Negara kediaman akan bertukar',
      text: 'Mulai {countsAt}, peraturan negara yang anda nyatakan ({country}) terpakai. Sehingga itu peraturan sekarang kekal.',
    },
  },
}
