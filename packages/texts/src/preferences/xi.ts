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
    hapticsText: 'Un breve zumbido al tocar y elegir, en teléfonos que lo permitan',
    notifications: 'Notificaciones',
    notificationsText: 'Elige qué te enviamos fuera de la app. Dentro, lo encontrarás todo en Mensajes.',
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
    alwaysTold: 'Estos los recibes siempre.',
    textInstead: 'Recibes un SMS solo si no tienes correo.',
    unreachable: {
      email: 'Sin correo vinculado.',
      text: 'Sin teléfono vinculado.',
      push: 'Push no está activado en ninguno de tus navegadores.',
    },
    setUp: 'Configurar',
    antiPhishing: 'Código antiphishing',
    antiPhishingText:
      'Una palabra que solo sabemos tú y nosotros. Está en cada correo y SMS nuestro. Si falta, no somos nosotros.',
    antiPhishingField: 'Tu código',
    antiPhishingHint: 'De 2 a 20 letras, cifras o símbolos',
    antiPhishingMalformed: 'De 2 a 20 letras, cifras o símbolos, sin < > & " \' `',
    antiPhishingNow: 'Código actual',
    antiPhishingSaved: 'Código guardado',
    antiPhishingRemove: 'Quitar código',
    antiPhishingRemoved: 'Código quitado',
    loginPassword: 'Contraseña de acceso',
    enterLoginPassword: 'Introduce tu contraseña de acceso',
  },
  messages: {
    anti_phishing_code_set: {
      title: 'Código antiphishing establecido',
      text: 'A partir de ahora, cada correo y SMS nuestro muestra tu código antiphishing. Si falta, no somos nosotros. ¿No lo pusiste tú? Cambia ya tu contraseña.',
    },
    anti_phishing_code_removed: {
      title: 'Código antiphishing eliminado',
      text: 'Nuestros correos y SMS ya no muestran un código antiphishing. ¿No fuiste tú? Cambia ya tu contraseña.',
    },
  },
}
