import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'Perkara ini telah diputuskan.',
    own_proposal: 'Tiada sesiapa memutuskan cadangannya sendiri.',
    operator_too_new:
      'Akaun anda terlalu baharu untuk menjadi penandatangan kedua. Anda boleh memutuskan mulai {time}.',
    operator_known: 'Sudah ada pengendali dengan nama ini.',
    password_change_required: 'Sila tetapkan kata laluan baharu dahulu.',
    operators_needed: 'Sekurang-kurangnya dua pengendali yang boleh mengubah pengendali mesti kekal.',
    second_operator_needed: 'Perkara ini mesti dilakukan oleh pengendali kedua.',
    credited_by_operator:
      'Anda telah mengkreditkan deposit pengguna ini: operator lain memutuskan dan membayar pengeluarannya. Anda boleh melakukannya semula dalam {days} hari.',
    credit_differs:
      'Tidak seperti yang dinyatakan: {difference}. Cadangkan pengkreditan supaya operator lain membuat keputusan.',
    verified_by_operator:
      'Anda telah mengesahkan identiti pengguna ini, dan nama pengirim dibandingkan dengannya. Cadangkan pengkreditan supaya operator lain membuat keputusan.',
    operator_day_exceeded:
      'Seorang diri anda boleh membayar kurang daripada {maximum} USDT dalam 24 jam, dan baki {left} USDT. Orang lain mesti meluluskan atau membayar pengeluaran ini.',
    reason_missing: 'Sila berikan sebab.',
  },
}
