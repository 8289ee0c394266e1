import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText:
      'Esto es un entorno de pruebas con dinero ficticio que cualquiera puede operar. No envíes documentos reales: usa otros inventados.',
    notAnImage: 'Sube un archivo de imagen.',
    unreadable: 'No se pudo leer el archivo.',
    undecodable: 'No se pudo cargar la imagen.',
    tooLarge: 'La imagen supera los 20 MB. Elige una más pequeña.',
    phoneFormat: 'Este navegador no lee fotos HEIC. Guárdala como JPEG o elige una captura de pantalla de ella.',
    choose: 'Elegir imagen',
    take: 'Tomar foto',
    replace: 'Reemplazar',
    enlarge: 'Ampliar',
    removeOf: 'Quitar: {{label}}',
    preparing: 'Preparando la imagen',
    uploading: 'Subiendo',
    uploaded: 'Subida',
  },
  refusals: {
    image_type_not_taken: 'Solo se pueden subir imágenes de estos tipos: {formats}.',
    image_of_phone_only:
      'Esta foto está en formato {format}, que no se puede subir. Guárdala en uno de estos formatos y vuelve a intentarlo: {formats}.',
    image_unreadable: 'La imagen está dañada o no se puede leer. Elige otra.',
    image_too_large: 'La imagen tiene demasiados píxeles. Se admiten {megapixels} millones como máximo.',
    uploads_exhausted: 'Puedes subir como máximo {maximum} imágenes al día. Vuelve a intentarlo mañana.',
    file_not_found: 'Esta imagen ya no está. Hazla o elígela de nuevo.',
    file_lost: 'Esta imagen ya no se puede leer. Súbela de nuevo.',
  },
}
