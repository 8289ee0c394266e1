import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: 'Profil',
    guest: 'Tetamu',
    help: 'Pusat bantuan',
    leaveTitle: 'Log keluar?',
    leaveText: 'Kedudukan dan pesanan anda kekal.',
    leaveGuestText:
      'Anda tetamu: tanpa kata laluan, akaun ini tidak boleh dimasuki semula. Kedudukan dan pesanan kekal.',
    unbound: 'Belum dipautkan',
    country: 'Negara',
    since: 'Ahli sejak',
    invitationCode: 'Kod jemputan',
    invitationText: 'Rakan yang mendaftar dengannya dihubungkan dengan anda.',
    identity: 'Identiti',
    leaveUnsavedText:
      'Anda belum simpan akaun ini. Jika log keluar sekarang, peranti melupakan kata laluan dan anda tidak dapat kembali.',
    groupMoney: 'Wang',
    groupTrading: 'Dagangan',
    groupAccount: 'Akaun dan keselamatan',
    groupApp: 'Apl dan bantuan',
  },
  refusals: {
    contact_malformed: 'Alamat e-mel atau nombor telefon tidak sah.',
    country_unknown: 'Sila pilih negara atau wilayah daripada senarai.',
    contact_taken: 'Maklumat hubungan ini tidak boleh dipautkan pada akaun anda.',
    contact_required: 'Sila pautkan alamat e-mel atau nombor telefon dahulu: kod dihantar ke situ.',
    contact_code_wrong: 'Kod yang dihantar ke e-mel atau telefon semasa anda salah, telah tamat tempoh atau tiada.',
  },
  messages: {
    welcome: {
      title: 'Selamat datang ke Touchstone',
      text: 'Akaun anda sudah sedia. Akaun demo dengan wang main menanti anda: cuba semuanya di sana dahulu. Setiap harga dan setiap keputusan mempunyai resit yang boleh anda semak sendiri.',
    },
    contact_bound: {
      title: 'Kenalan dipautkan',
      text: '{contact} kini dipautkan kepada akaun anda. Anda boleh log masuk dan menerima kod dengannya.',
    },
    contact_change_asked: {
      title: 'Kenalan lain diminta',
      text: '{contact} akan dipautkan kepada akaun anda, paling awal pada {countsAt}. Jika ini bukan anda, tetapkan kata laluan baharu melalui “Lupa kata laluan” sekarang: itu menamatkannya.',
    },
  },
}
