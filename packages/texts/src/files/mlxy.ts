import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: 'Ini sandbox yang boleh dikendalikan sesiapa. Jangan muat naik dokumen sebenar, guna yang rekaan.',
    notAnImage: 'Sila muat naik fail imej!',
    unreadable: 'Fail gagal dibaca!',
    undecodable: 'Imej gagal dimuatkan!',
    tooLarge: 'Imej ini melebihi 20 MB. Pilih yang lebih kecil.',
    phoneFormat: 'Pelayar ini tidak dapat membaca foto HEIC. Simpan foto sebagai JPEG, atau pilih tangkapan skrinnya.',
    choose: 'Pilih imej',
    take: 'Ambil foto',
    replace: 'Ganti',
    enlarge: 'Besarkan',
    removeOf: 'Buang: {{label}}',
    preparing: 'Menyediakan imej',
    uploading: 'Memuat naik',
    uploaded: 'Dimuat naik',
  },
  refusals: {
    image_type_not_taken: 'Anda hanya boleh memuat naik jenis imej ini: {formats}.',
    image_of_phone_only:
      'Foto {format} tidak boleh dimuat naik. Simpan sebagai salah satu format ini dan cuba lagi: {formats}.',
    image_unreadable: 'Imej ini rosak. Pilih imej lain.',
    image_too_large: 'Imej ini terlalu besar. Hadnya {megapixels} megapiksel.',
    uploads_exhausted: 'Anda boleh memuat naik {maximum} imej sehari. Cuba lagi esok.',
    file_not_found: 'Imej ini sudah tiada. Ambil atau pilih semula.',
    file_lost: 'Kami tidak dapat membaca imej ini lagi. Muat naik semula.',
  },
}
