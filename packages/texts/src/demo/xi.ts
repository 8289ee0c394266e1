import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Trading demo',
    bar: 'Dinero ficticio, reglas reales',
    headline: 'Pruébalo todo con dinero ficticio',
    text: 'Un toque, sin correo ni teléfono. Empiezas con fondos demo y no puedes perder nada.',
    pricesTitle: 'Los mismos precios',
    pricesText: 'Cada orden se ejecuta con los mismos precios que las reales.',
    rulesTitle: 'Las mismas reglas',
    rulesText: 'Apalancamiento, comisiones, financiación y liquidación funcionan igual que con dinero real.',
    againTitle: 'Empieza de nuevo cuando quieras',
    againText: 'Restablecer devuelve los fondos demo cuando no hay nada abierto.',
    guestTitle: 'Tu propia cuenta de invitado',
    guestText: 'Recibes un nombre y una contraseña, y puedes vincular un correo o teléfono más tarde.',
    begin: 'Probar con fondos demo',
    haveAccount: 'Ya tengo una cuenta',
    passwordTitle: 'Tu cuenta de invitado',
    passwordText: 'Esta contraseña solo se muestra ahora. Guárdala: sin ella no podrás volver.',
    passwordOnce: 'Guarda primero la contraseña. No se volverá a mostrar.',
    passwordSaved: 'La he guardado',
    initialPassword: 'Contraseña inicial',
    copyBoth: 'Copiar ambas',
    resetTitle: 'Restablecer la cuenta demo',
    resetText: 'Tu saldo demo vuelve a {{amount}} USDT y las demás monedas se vacían. El historial se conserva.',
    resetAct: 'Restablecer',
    resetDone: 'Vuelves a tener {{amount}} USDT de fondos demo',
    closeFirst: 'Todavía hay algo abierto. Ciérralo primero.',
    closeEverything: 'Cerrar todo y cancelar órdenes',
    openOptions: 'Opciones abiertas',
    seeOptions: 'Ver opciones abiertas',
  },
  refusals: {
    already_granted: 'Los fondos demo ya se han entregado.',
    not_a_demo_book: 'Solo se puede restablecer una cuenta demo.',
    something_open: 'Cierra primero todas las posiciones, órdenes y contratos.',
  },
  entries: {
    demo_grant: 'Fondos demo recibidos',
    demo_return: 'Fondos demo devueltos',
  },
  messageWords: {
    demo: 'Demo',
  },
}
