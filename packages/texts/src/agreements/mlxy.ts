import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Perjanjian',
    textTitle: 'Perjanjian yang diterima',
    version: 'Versi {{version}}',
    inForce: 'Berkuat kuasa',
    replaced: 'Diganti',
    occasion: {
      registration: 'Diterima semasa anda mendaftar',
      contact: 'Diterima semasa anda menambah maklumat hubungan pertama',
      later: 'Diterima dalam profil anda',
    },
    empty: 'Tiada penerimaan direkodkan',
    guestText:
      'Anda di sini sebagai tetamu. Anda menerima perjanjian pengguna apabila anda menambah alamat e-mel atau nombor telefon.',
    notRecorded:
      'Teks yang anda terima semasa mendaftar tidak direkodkan pada masa itu. Baca dan terima teks yang berkuat kuasa supaya ia direkodkan.',
    newer: 'Perjanjian pengguna telah berubah: versi {{version}} kini berkuat kuasa.',
    read: 'Baca dan terima',
    accept: 'Saya terima teks ini',
    accepted: 'Diterima dan direkodkan',
    hash: 'SHA-256 teks ini',
    hashHolds: 'Peranti anda mengira cincangan yang sama daripada teks ini.',
    hashFails: 'Teks ini tidak sepadan dengan cincangan yang direkodkan.',
    hashText: 'Simpan teks dan kira SHA-256 dengan mana-mana program: hasilnya mesti sama.',
    save: 'Simpan teks',
  },
  refusals: {
    agreement_changed: 'Perjanjian pengguna telah berubah. Sila baca dan terima sekali lagi.',
    acceptance_not_found: 'Penerimaan ini bukan milik anda.',
    agreement_needed:
      'Perjanjian pengguna terakhir yang berkuat kuasa mesti kekal: tanpanya tiada sesiapa boleh mendaftar.',
  },
}
