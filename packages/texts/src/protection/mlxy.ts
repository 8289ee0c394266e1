import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Dagangan bertanggungjawab',
    residence: 'Negara kediaman',
    residenceUnknown: 'Belum dinyatakan',
    residenceVerified: 'Daripada ID anda yang disahkan',
    residenceNext: '{{country}} mulai {{time}}',
    residenceText:
      'Apa yang boleh kami tawarkan bergantung pada tempat tinggal anda. Perubahan berkuat kuasa selepas 24 jam.',
    residenceSaved: 'Negara kediaman disimpan',
    residenceWaits: 'Negara baharu berkuat kuasa dalam 24 jam',
    riskTitle: 'Amaran risiko',
    riskAcknowledged: 'Diterima pada {{date}}',
    riskOpen: 'Belum diterima',
    riskStrategyLoss: 'Hari rugi strategi ditolak daripada wang yang anda masukkan.',
    riskStrategyHouse: 'Kami pihak lawan: kami bayar untung anda dan simpan rugi anda.',
    riskStrategyTerm: 'Wang anda berjalan sepanjang tempoh. Keluar awal dikenakan fi.',
    riskLeverage:
      'Dengan leveraj, pergerakan harga yang kecil boleh menghabiskan seluruh margin sesuatu posisi. Dengan margin silang, anda boleh kehilangan semua wang dalam akaun kontrak.',
    riskStake:
      'Dengan opsyen, anda kehilangan seluruh taruhan jika harga bergerak ke arah lain, dan kemenangan membayar kurang daripada taruhan. Lama-kelamaan, kebanyakan orang rugi.',
    riskGaps:
      'Harga boleh melompat, terutamanya apabila pasaran dibuka semula. Henti rugi mungkin dipenuhi pada harga lebih buruk daripada yang anda tetapkan.',
    riskHouse: 'Kami ialah pihak lawan dalam setiap dagangan. Setiap resit menunjukkan cara ia diputuskan.',
    riskLaw:
      'Sesetengah negara melarang atau mengehadkan produk ini. Berdagang hanya di tempat yang dibenarkan, dan hanya dengan wang yang anda sanggup hilang.',
    riskHelp: 'Anda boleh menetapkan had kerugian, berehat atau mengecualikan diri pada bila-bila masa dalam profil.',
    riskAgree: 'Saya telah membaca ini dan faham saya boleh kehilangan semua yang saya masukkan.',
    riskAct: 'Saya faham',
    riskRead: 'Baca',
    lossLimit: 'Had kerugian',
    lossLimitNone: 'Tiada had',
    lostToday: 'Rugi dalam 24 jam: {{amount}} USDT',
    lossLimitText:
      'Apabila anda rugi sebanyak ini dalam 24 jam, termasuk yuran dan pembiayaan, anda tidak boleh membuka apa-apa baharu. Anda sentiasa boleh menutup dan membuat pengeluaran.',
    lossLimitField: 'Had setiap 24 jam',
    lossLimitLater: 'Had ini lebih longgar, jadi ia bermula dalam 24 jam. Sehingga itu had semasa kekal.',
    lossLimitNext: '{{limit}} USDT mulai {{time}}',
    lossLimitEnds: 'Tiada had mulai {{time}}',
    lossLimitRemove: 'Buang had',
    lossLimitSave: 'Tetapkan had',
    lossLimitSet: 'Had kerugian ditetapkan',
    coolOff: 'Berehat sebentar',
    coolOffText:
      'Sehingga tamat, anda tidak boleh membuka apa-apa baharu, dan tempohnya tidak boleh dipendekkan. Anda sentiasa boleh menutup, membatalkan dan membuat pengeluaran.',
    coolOffAct: 'Mula berehat',
    coolOffBegun: 'Rehat anda telah bermula',
    exclusion: 'Pengecualian diri',
    exclusionText:
      'Sehingga tamat, anda tidak boleh membuka apa-apa baharu atau mendeposit. Anda sentiasa boleh menutup, membatalkan dan membuat pengeluaran.',
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
    blocked_excluded: 'Anda telah mengecualikan diri',
    blocked_cooling: 'Anda sedang berehat',
    blocked_limit: 'Had kerugian dicapai',
    blocked_off: 'Tidak tersedia di negara anda',
    notice_excluded:
      'Anda telah mengecualikan diri daripada dagangan hingga {{time}}. Anda masih boleh menutup dan membuat pengeluaran.',
    notice_cooling: 'Anda berehat daripada dagangan hingga {{time}}. Anda masih boleh menutup dan membuat pengeluaran.',
    notice_limit:
      'Anda telah mencapai had kerugian {{limit}} USDT dalam 24 jam. Anda masih boleh menutup dan membuat pengeluaran.',
    notice_off: 'Ini tidak tersedia di negara anda.',
    toSettings: 'Lihat had anda',
  },
  refusals: {
    not_a_real_book: 'Ini untuk akaun sebenar. Akaun demo tiada had.',
    risk_not_acknowledged: 'Baca dan terima amaran risiko sebelum berdagang dengan wang sebenar.',
    self_excluded: 'Anda telah mengecualikan diri daripada dagangan dan deposit. Baki: {days} hari.',
    cooling_off: 'Anda sedang berehat daripada dagangan. Baki: {hours} jam.',
    loss_limit_reached:
      'Anda telah mencapai had kerugian {lossLimit} USDT dalam 24 jam: {lost} USDT telah rugi atau dipertaruhkan.',
    not_offered_in_country: 'Ini tidak tersedia di negara anda ({country}).',
    leverage_above_country: 'Di negara anda, leveraj adalah sehingga {leverageMax}×.',
    stake_above_country: 'Di negara anda, taruhan adalah sehingga {maximum} USDT.',
    pause_not_shortened: 'Tempoh rehat boleh dipanjangkan, tidak boleh dipendekkan.',
    residence_verified: 'Negara anda mengikut ID anda yang disahkan. Anda tidak boleh menukarnya di sini.',
  },
  messages: {
    country_rules_change_ahead: {
      title: 'Peraturan di negara anda berubah',
      text: 'Apa yang boleh kami tawarkan di negara anda berubah pada {beginsAt}. Sila semak posisi dan pesanan anda.',
    },
    loss_limit_set: {
      title: 'Had kerugian ditetapkan',
      text: 'Apabila anda rugi {lossLimit} USDT dalam 24 jam, anda tidak boleh membuka apa-apa baharu.',
    },
    looser_loss_limit_asked: {
      title: 'Had kerugian lebih longgar diminta',
      text: 'Had kerugian anda menjadi {lossLimit} USDT pada {countsAt}. Sehingga itu had semasa kekal. Jika ini bukan anda, tukar kata laluan dan tetapkan had yang lebih ketat.',
    },
    no_loss_limit_asked: {
      title: 'Pembuangan had kerugian diminta',
      text: 'Had kerugian anda tamat pada {countsAt}. Sehingga itu ia kekal. Jika ini bukan anda, tukar kata laluan dan tetapkan had semula.',
    },
    self_excluded: {
      title: 'Anda telah mengecualikan diri',
      text: 'Sehingga {untilAt} anda tidak boleh membuka apa-apa atau mendeposit. Tiada sesiapa boleh membatalkan atau memendekkannya. Anda boleh menutup posisi dan membuat pengeluaran bila-bila masa.',
    },
    cool_off_begun: {
      title: 'Rehat anda telah bermula',
      text: 'Sehingga {untilAt} anda tidak boleh membuka apa-apa baharu, dan tempohnya tidak boleh dipendekkan. Anda boleh menutup posisi dan membuat pengeluaran bila-bila masa.',
    },
    residence_change_asked: {
      title: 'Negara anda akan bertukar',
      text: 'Mulai {countsAt}, peraturan {country} terpakai untuk anda. Sehingga itu tiada perubahan.',
    },
  },
}
