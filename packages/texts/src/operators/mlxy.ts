import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'Perkara ini sudah diputuskan.',
    own_proposal: 'Anda tidak boleh memutuskan cadangan sendiri.',
    operator_too_new: 'Akaun anda terlalu baharu untuk meluluskan. Anda boleh mulai {time}.',
    operator_known: 'Operator dengan nama ini sudah wujud.',
    password_change_required: 'Tetapkan kata laluan baharu dahulu.',
    operators_needed: 'Mesti ada sekurang-kurangnya dua operator yang boleh mengurus operator.',
    terms_changed: 'Tetapan telah berubah sejak dicadangkan. Tarik balik dan cadangkan semula.',
    sale_unchanged: 'Produk ini sudah dijual dengan syarat yang sama.',
    rule_too_new:
      'Peraturannya mesti terbuka kepada umum tujuh hari sebelum jualan pertama. Cadangkan pembukaan semula dari {time}, dan jangan ubah peraturan sebelum itu.',
    sale_not_open: 'Produk ini tidak dijual.',
    product_is_frozen: 'Produk ini sudah dibekukan.',
    product_not_frozen: 'Produk ini tidak dibekukan.',
    arrival_from_chain: 'Hanya baris bank boleh menjadi modal: wang pada rantaian milik orang yang diberi alamat itu.',
    reference_used: 'Rujukan ini sudah pernah dicatat. Semak penyata.',
    ieo_listed_before: 'Token ini sudah disenaraikan. Satu token disenaraikan sekali sahaja.',
    no_proceeds: 'Tiada lagi yang terkumpul untuk dibayar.',
    second_operator_needed: 'Operator lain perlu melakukannya.',
    credited_by_operator:
      'Anda mengkreditkan deposit pengguna ini, jadi operator lain mesti meluluskan dan membayar pengeluarannya. Baki hari: {days}.',
    credit_differs:
      'Tidak sepadan dengan permintaan: {difference}. Cadangkan pengkreditan supaya operator lain boleh memutuskan.',
    verified_by_operator:
      'Anda mengesahkan identiti pengguna ini, dan nama pengirim disemak dengannya. Cadangkan pengkreditan supaya operator lain boleh memutuskan.',
    operator_day_exceeded:
      'Secara sendiri, anda boleh membayar kurang daripada {maximum} USDT dalam 24 jam. Baki anda {left} USDT. Operator lain mesti meluluskan atau membayar pengeluaran ini.',
    reason_missing: 'Masukkan sebab.',
  },
}
