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
    reason_missing: 'Sila berikan sebab.',
  },
}
