import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    settingsTitle: 'Ajustes',
    language: 'Idioma',
    displayCurrency: 'Moneda de referencia',
    theme: 'Apariencia',
    themeSystem: 'Sistema',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
    directionColours: 'Colores de subida y bajada',
    greenUp: 'Verde sube',
    redUp: 'Rojo sube',
    colourBlind: 'Azul sube, naranja baja',
    hideBalances: 'Ocultar importes',
    haptics: 'Vibración',
    hapticsText: 'Un breve zumbido al pulsar, si el dispositivo lo permite',
    notifications: 'Notificaciones',
    notificationsText: 'Lo que te avisamos fuera de la app. Dentro, todo está en Mensajes.',
    topics: {
      security: 'Seguridad',
      trades: 'Operaciones',
      funds: 'Depósitos y retiros',
      identity: 'Identidad',
      priceAlerts: 'Alertas de precio',
      news: 'Novedades',
    },
    ways: {
      email: 'Correo',
      text: 'SMS',
      push: 'Push',
    },
    alwaysTold: 'Siempre se avisa, elijas lo que elijas.',
    textInstead: 'El SMS se envía solo donde no va un correo.',
    unreachable: {
      email: 'No hay correo vinculado.',
      text: 'No hay teléfono vinculado.',
      push: 'Ningún navegador tuyo recibe push.',
    },
    setUp: 'Configurar',
    antiPhishing: 'Código antiphishing',
    antiPhishingText:
      'Una palabra que solo sabemos tú y nosotros. Está en cada correo y SMS nuestro; lo que llega sin ella no es nuestro.',
    antiPhishingField: 'Tu código',
    antiPhishingHint: 'De 2 a 20 letras, cifras o signos',
    antiPhishingMalformed: 'De 2 a 20 caracteres, sin < > & " \' `',
    antiPhishingNow: 'Ahora',
    antiPhishingSaved: 'Código guardado',
    antiPhishingRemove: 'Quitar código',
    antiPhishingRemoved: 'Código quitado',
    loginPassword: 'Contraseña de acceso',
    enterLoginPassword: 'Escribe tu contraseña de acceso',
  },
  messages: {
    anti_phishing_code_set: {
      title: 'Código antiphishing establecido',
      text: 'A partir de ahora, todos nuestros correos y SMS muestran tu código antiphishing. Lo que llegue sin él no es nuestro. Si no lo has establecido tú, cambia tu contraseña de inmediato.',
    },
    anti_phishing_code_removed: {
      title: 'Código antiphishing eliminado',
      text: 'Nuestros correos y SMS ya no muestran un código antiphishing. Si no has sido tú, cambia tu contraseña de inmediato.',
    },
  },
}
