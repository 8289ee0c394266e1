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
      purchase: 'Diterima dengan pembelian',
    },
    empty: 'Belum ada perjanjian',
    guestText:
      'Anda di sini sebagai tetamu. Anda akan menerima perjanjian pengguna apabila memautkan e-mel atau telefon.',
    notRecorded:
      'Kami tidak merekodkan teks yang anda terima semasa mendaftar. Baca dan terima teks semasa, dan kami akan merekodkannya.',
    newer: 'Perjanjian pengguna telah berubah: versi {{version}} kini berkuat kuasa.',
    read: 'Baca dan terima',
    accept: 'Saya terima teks ini',
    accepted: 'Diterima dan direkodkan',
    yours: 'Anda menerima',
    named: 'Perjanjian (SHA-256)',
    first: 'Terima perjanjian dahulu',
    hash: 'SHA-256 teks ini',
    hashHolds: 'Peranti anda mengira hash yang sama daripada teks ini.',
    hashFails: 'Teks ini tidak sepadan dengan hash dalam rekod.',
    hashText: 'Simpan teks dan kira SHA-256 dengan mana-mana program. Anda patut mendapat hash ini.',
    save: 'Simpan teks',
  },
  refusals: {
    agreement_changed: 'Perjanjian telah berubah. Baca dan terima sekali lagi.',
    terms_differ: 'Terma telah berubah sejak anda melihatnya. Lihat sekali lagi.',
    acceptance_not_found: 'Ini bukan salah satu perjanjian anda.',
    agreement_needed:
      'Kekalkan satu perjanjian bagi setiap jenis: tanpanya tiada sesiapa boleh mendaftar atau membeli.',
  },
}
