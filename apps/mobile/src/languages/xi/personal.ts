import type { personal as english } from '../en-us/personal.ts'
import type { Texts } from '../texts.ts'

export const personal: Texts<typeof english> = {
  profileTitle: 'Perfil',
  settingsTitle: 'Ajustes',
  guest: 'Invitado',
  guestText: 'Estás como invitado. Añade un correo o teléfono para poder volver siempre.',
  guestAct: 'Añadir',
  help: 'Centro de ayuda',
  leaveTitle: '¿Cerrar sesión?',
  leaveText: 'Tus posiciones y órdenes siguen igual.',
  leaveGuestText:
    'Eres invitado: sin tu contraseña nadie puede volver a esta cuenta. Tus posiciones y órdenes siguen igual.',
  unbound: 'Sin añadir',
  country: 'País',
  since: 'Miembro desde',
  invitationCode: 'Código de invitación',
  invitationText: 'Quien se registre con él queda vinculado a ti.',
  language: 'Idioma',
  displayCurrency: 'Moneda de referencia',
  theme: 'Apariencia',
  themeSystem: 'Sistema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  directionColours: 'Colores de subida y bajada',
  greenUp: 'Verde sube',
  redUp: 'Rojo sube',
  colourBlind: 'Azul, naranja',
  hideBalances: 'Ocultar importes',
  haptics: 'Vibración',
  hapticsText: 'Un breve zumbido al pulsar, si el dispositivo lo permite',
}
