import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Trading demo',
    bar: 'Dinero ficticio, reglas reales',
    headline: 'Pruébalo todo con dinero ficticio',
    text: 'Un toque, sin correo ni teléfono. No puedes perder ni un céntimo.',
    pricesTitle: 'Precios en vivo',
    pricesText: 'Tus órdenes se ejecutan a los mismos precios que las reales.',
    rulesTitle: 'Reglas reales',
    rulesText: 'Apalancamiento, comisiones, financiación y liquidación funcionan igual que con dinero real.',
    againTitle: 'Empieza de nuevo cuando quieras',
    againText: 'Cierra todo, toca Restablecer y recuperas tu dinero ficticio.',
    guestTitle: 'Sin registro',
    guestText: 'Operas como invitado. Si te gusta, guarda la cuenta después.',
    begin: 'Empezar la demo',
    haveAccount: 'Ya tengo una cuenta',
    resetTitle: '¿Restablecer tu cuenta demo?',
    resetText: 'Tu saldo demo vuelve a {{amount}} USDT y las demás monedas se ponen a cero. Tu historial se conserva.',
    resetAct: 'Restablecer cuenta demo',
    resetDone: 'Vuelves a tener {{amount}} USDT de dinero ficticio',
    closeFirst: 'Primero ciérralo todo.',
    closeEverything: 'Cerrar todo y cancelar órdenes',
    openOptions: 'Opciones abiertas',
    seeOptions: 'Ver opciones abiertas',
    granted: 'Ya tienes {{amount}} USDT de dinero ficticio',
  },
  refusals: {
    already_granted: 'Ya tienes tu dinero ficticio.',
    not_a_demo_book: 'Solo puedes restablecer una cuenta demo.',
    something_open: 'Cierra primero todas las posiciones, órdenes y opciones.',
  },
  entries: {
    demo_grant: 'Dinero ficticio recibido',
    demo_return: 'Dinero ficticio devuelto',
  },
  messageWords: {
    demo: 'Demo',
  },
}
