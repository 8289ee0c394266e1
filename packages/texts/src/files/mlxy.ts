import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText:
      'Ini kotak pasir dengan wang olok-olok yang boleh dikendalikan sesiapa sahaja. Jangan hantar dokumen sebenar: gunakan yang rekaan.',
    notAnImage: 'Sila muat naik fail imej!',
    unreadable: 'Fail gagal dibaca!',
    undecodable: 'Imej gagal dimuatkan!',
    tooLarge: 'Imej ini melebihi 20 MB. Pilih yang lebih kecil.',
    phoneFormat: 'Pelayar ini tidak dapat membaca foto HEIC. Simpan sebagai JPEG, atau pilih tangkapan skrinnya.',
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
    image_type_not_taken: 'Hanya imej jenis ini boleh dimuat naik: {formats}.',
    image_of_phone_only:
      'Foto ini dalam format {format}, yang tidak boleh dimuat naik. Sila simpan sebagai salah satu format ini dan cuba lagi: {formats}.',
    image_unreadable: 'Imej ini rosak atau tidak dapat dibaca. Sila pilih imej lain.',
    image_too_large: 'Imej ini mempunyai terlalu banyak piksel. Paling banyak {megapixels} juta diterima.',
    uploads_exhausted: 'Anda boleh memuat naik paling banyak {maximum} imej sehari. Sila cuba lagi esok.',
    file_not_found: 'Imej ini sudah tiada. Sila ambil atau pilih semula.',
    file_lost: 'Imej ini tidak dapat dibaca lagi. Sila muat naik semula.',
  },
}
