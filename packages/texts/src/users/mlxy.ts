import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: 'Profil',
    guest: 'Tetamu',
    help: 'Pusat bantuan',
    leaveTitle: 'Log keluar?',
    leaveText: 'Posisi dan pesanan anda kekal.',
    leaveGuestText:
      'Anda tetamu. Tanpa kata laluan, anda tidak boleh masuk semula ke akaun ini. Posisi dan pesanan anda kekal.',
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
    groupApp: 'Aplikasi dan bantuan',
  },
  refusals: {
    contact_malformed: 'Ini bukan alamat e-mel atau nombor telefon yang sah.',
    country_unknown: 'Pilih negara daripada senarai.',
    contact_taken: 'Anda tidak boleh memautkan maklumat hubungan ini ke akaun anda.',
    contact_required: 'Pautkan e-mel atau telefon dahulu. Kami menghantar kod ke situ.',
    contact_code_wrong: 'Kod yang kami hantar ke e-mel atau telefon semasa anda salah, telah tamat tempoh atau tiada.',
  },
  messages: {
    welcome: {
      title: 'Selamat datang ke Touchstone',
      text: 'Akaun anda sudah sedia, dengan akaun demo berisi wang olok-olok. Cuba semuanya di sana dahulu. Setiap harga dan setiap hasil ada resit yang boleh anda semak sendiri.',
    },
    contact_bound: {
      title: 'Maklumat hubungan dipautkan',
      text: '{contact} kini dipautkan ke akaun anda. Anda boleh log masuk dan mendapatkan kod dengannya.',
    },
    contact_change_asked: {
      title: 'Seseorang meminta pautan hubungan baharu',
      text: '{contact} boleh dipautkan ke akaun anda mulai {countsAt}. Bukan anda? Tetapkan kata laluan baharu melalui “Lupa kata laluan?” sekarang: itu menghentikannya.',
    },
  },
}
