import type { files as english } from '../en-us/files.ts'
import type { Texts } from '../texts.ts'

export const files: Texts<typeof english> = {
  notAnImage: 'Sila muat naik fail imej!',
  unreadable: 'Fail gagal dibaca!',
  undecodable: 'Imej gagal dimuatkan!',
  tooLarge: 'Imej ini melebihi 20 MB. Pilih yang lebih kecil.',
  phoneFormat: 'Pelayar ini tidak dapat membaca foto HEIC. Simpan sebagai JPEG, atau pilih tangkapan skrinnya.',
  choose: 'Pilih imej',
  take: 'Ambil foto',
  replace: 'Ganti',
  removeOf: 'Buang: {{label}}',
  preparing: 'Menyediakan imej',
  uploading: 'Memuat naik',
  uploaded: 'Dimuat naik',
}
