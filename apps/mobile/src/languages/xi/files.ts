import type { files as english } from '../en-us/files.ts'
import type { Texts } from '../texts.ts'

export const files: Texts<typeof english> = {
  notAnImage: 'Sube un archivo de imagen.',
  unreadable: 'No se pudo leer el archivo.',
  undecodable: 'No se pudo cargar la imagen.',
  tooLarge: 'La imagen supera los 20 MB. Elige una más pequeña.',
  phoneFormat: 'Este navegador no lee fotos HEIC. Guárdala como JPEG o elige una captura de pantalla de ella.',
  choose: 'Elegir imagen',
  take: 'Tomar foto',
  replace: 'Reemplazar',
  removeOf: 'Quitar: {{label}}',
  preparing: 'Preparando la imagen',
  uploading: 'Subiendo',
  uploaded: 'Subida',
}
