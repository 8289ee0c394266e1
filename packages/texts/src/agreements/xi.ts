import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Acuerdos',
    textTitle: 'Acuerdo aceptado',
    version: 'Versión {{version}}',
    inForce: 'Vigente',
    replaced: 'Sustituido',
    occasion: {
      registration: 'Aceptado al registrarte',
      contact: 'Aceptado al añadir tu primer contacto',
      later: 'Aceptado en tu perfil',
      purchase: 'Aceptado con una compra',
    },
    empty: 'Aún no hay acuerdos',
    guestText: 'Estás como invitado. Aceptarás el acuerdo de usuario cuando vincules un correo o un teléfono.',
    notRecorded: 'No guardamos qué texto aceptaste al registrarte. Lee y acepta el actual y quedará guardado.',
    newer: 'El acuerdo de usuario ha cambiado: está vigente la versión {{version}}.',
    read: 'Leer y aceptar',
    accept: 'Acepto este texto',
    accepted: 'Aceptado y registrado',
    yours: 'Aceptaste el',
    named: 'Acuerdo (SHA-256)',
    first: 'Acepta antes el acuerdo',
    hash: 'SHA-256 del texto',
    hashHolds: 'Tu dispositivo ha calculado el mismo hash a partir de este texto.',
    hashFails: 'Este texto no coincide con el hash registrado.',
    hashText: 'Guarda el texto y calcula su SHA-256 con cualquier programa. Debería salir este.',
    save: 'Guardar texto',
  },
  refusals: {
    agreement_changed: 'El acuerdo ha cambiado. Léelo y acéptalo de nuevo.',
    terms_differ: 'Las condiciones han cambiado desde que las viste. Míralas de nuevo.',
    acceptance_not_found: 'Este acuerdo no es uno de los tuyos.',
    agreement_needed: 'Mantén vigente un acuerdo de cada tipo: sin él nadie puede registrarse ni comprar.',
  },
}
