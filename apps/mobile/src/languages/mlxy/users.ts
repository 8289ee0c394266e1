import type { users as english } from '../en-us/users.ts'
import type { Texts } from '../texts.ts'

export const users: Texts<typeof english> = {
  profileTitle: 'Profil',
  guest: 'Tetamu',
  guestText: 'Anda di sini sebagai tetamu. Tambah e-mel atau telefon supaya sentiasa boleh masuk semula.',
  guestAct: 'Tambah',
  help: 'Pusat bantuan',
  leaveTitle: 'Log keluar?',
  leaveText: 'Kedudukan dan pesanan anda kekal.',
  leaveGuestText: 'Anda tetamu: tanpa kata laluan, akaun ini tidak boleh dimasuki semula. Kedudukan dan pesanan kekal.',
  unbound: 'Belum ditetapkan',
  country: 'Negara',
  since: 'Ahli sejak',
  invitationCode: 'Kod jemputan',
  invitationText: 'Rakan yang mendaftar dengannya dihubungkan dengan anda.',
  identity: 'Identiti',
  funds: 'Dana',
}
