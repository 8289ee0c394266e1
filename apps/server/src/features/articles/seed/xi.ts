import type { ArticleTexts } from './article-text.ts'
import { spanishAgreements } from './product-agreements/xi.ts'

export const spanishArticles: ArticleTexts = {
  'what-is-margin': {
    title: '¿Qué es el margen?',
    summary: 'La parte de una posición que pones tú.',
    body: `Con apalancamiento operas una posición mayor que tu propio dinero. La parte que pones tú es el margen.

## Cómo lo calculamos

Margen inicial = valor de la posición ÷ apalancamiento. Una posición de 1,000 USDT a 10x necesita 100 USDT. Tu P&L sigue siempre a los 1,000 USDT enteros: un movimiento del 1 % son 10 USDT, la décima parte de tu margen.

## Margen de mantenimiento

Mientras la posición está abierta, tu margen tiene que cubrir una parte de su valor. Esa tasa sube con el tamaño de la posición y la encuentras en la página del mercado. Cuando el margen que te queda baja hasta ella, liquidamos la posición.

Más apalancamiento no cambia lo que ganas con un movimiento. Cambia lo pequeño que puede ser el movimiento que se lleve tu margen.`,
  },
  'isolated-and-cross': {
    title: 'Margen aislado y cruzado',
    summary: 'Dos formas de respaldar una posición y lo que te puede costar cada una.',
    body: `- Aislado: la posición tiene su propio margen. Si sale mal, pierdes como mucho ese margen. Puedes añadir más o retirar lo que sobre.
- Cruzado: el dinero libre de tu cuenta de contratos respalda juntas todas tus posiciones cruzadas. La ganancia de una cubre la pérdida de otra. En el peor caso pierdes todo lo que hay en esa cuenta.

El aislado conviene para una sola idea con un límite. El cruzado, para posiciones que se compensan.

Eliges el modo al abrir. En el mismo mercado puedes tener un largo y un corto, o una posición aislada y una cruzada.`,
  },
  'liquidation-price': {
    title: 'El precio de liquidación',
    summary: 'Cuándo cerramos una posición por ti y a qué precio.',
    body: `## Aislado

Liquidamos una posición cuando el margen más la ganancia baja hasta el margen de mantenimiento. Ves ese precio antes de abrir y mientras la mantienes. Si añades margen, se aleja.

## Cruzado

Miramos juntas todas las posiciones cruzadas y liquidamos cuando el patrimonio baja hasta la suma de sus márgenes de mantenimiento. Primero cancelamos las órdenes abiertas, luego cerramos la posición con mayor pérdida, y así hasta que vuelvas a estar a salvo.

## Justo para ambas partes

Decide el precio de marca: el punto medio entre compra y venta. Cerramos al precio de compra o de venta del mismo tick que la activó, y el recibo lo muestra. No puedes debernos más de lo que pusiste: la cuenta de seguro paga el resto. Te avisamos al 80 % y al 90 %.`,
  },
  'orders-and-stops': {
    title: 'Órdenes, toma de ganancias y stop loss',
    summary: 'Mercado, límite y lo que cierra una posición por ti.',
    body: `- Orden de mercado: se ejecuta al momento, al precio de venta cuando compras y al de compra cuando vendes. En un mercado en vivo se ejecuta al primer precio posterior a tu orden, así nadie opera con un precio que ya se conoce.
- Orden límite: espera a que el mercado llegue a tu precio y se ejecuta exactamente a ese precio, con la comisión maker, que es menor.
- Toma de ganancias y stop loss: siguen el precio de marca y se ejecutan al primer precio que los supera. Si el mercado salta, puede ser peor que el que fijaste.

Un stop no garantiza un precio. Nunca movemos el que fijaste.`,
  },
  fees: {
    title: 'Comisiones',
    summary: 'Cuánto cuesta operar y cuándo se paga.',
    body: `- Abrir y cerrar: una parte del valor de la posición. Las órdenes de mercado pagan la tasa taker (0.05 % al principio) y las órdenes límite en espera, la tasa maker (0.02 % al principio).
- Liquidación: una comisión adicional (0.1 % al principio), como mucho lo que quede del margen.
- Financiación: tiene su propio artículo.
- Cambio: sin comisión, pero con un diferencial incluido en la cotización que ves.

Ves la comisión en USDT antes de cada orden. La página del mercado muestra las tasas actuales. Un cambio nunca afecta a una orden que ya está en espera.

Las comisiones dependen del valor, no de tu margen: a 50x, una comisión de apertura del 0.05 % es el 2.5 % de lo que pusiste.`,
  },
  funding: {
    title: 'Financiación',
    summary: 'Un pequeño pago cada ocho horas en las criptomonedas.',
    body: `A las 00:00, 08:00 y 16:00 UTC, una posición abierta paga o cobra: valor al precio de marca × tasa de financiación. Si la tasa es positiva, los largos pagan y los cortos cobran; si es negativa, al revés.

La tasa viene de la fuente de precios y se registra con ella. Si la fuente no da ninguna, es del 0.01 % en criptomonedas y de cero en los demás mercados.

Si no tienes nada abierto en ese momento, no pagas nada. Los mercados cerrados no tienen financiación. Encuentras cada pago, con su recibo, en tus registros.`,
  },
  'second-contracts': {
    title: 'Cómo funcionan las opciones',
    summary: 'Sube o baja en 30 a 300 segundos.',
    body: `Eliges un mercado, sube o baja, una duración y una apuesta. Después ya no puedes cambiar ni cancelar la opción.

- Precio de apertura: el primer precio después de aceptar tu orden.
- Precio de cierre: el último precio al terminar la duración o antes.
- Ambos salen de nuestro registro de precios, cifra por cifra. Nadie puede escribirlos a mano.
- Si un precio se mueve demasiado poco para dar probabilidades justas, no ofrecemos esa duración hasta que se mueva más.

Pierdes tu apuesta si el precio de cierre queda del otro lado. Ganas si queda del tuyo: recuperas tu apuesta con el pago que viste. Si ambos precios son iguales, o si no llega ningún precio a tiempo, recuperas tu apuesta.

El pago es menor del 100 %. Incluso con una ganada por cada perdida, a la larga pierdes dinero.`,
  },
  'exchange-and-transfer': {
    title: 'Cambiar y transferir',
    summary: 'Mover dinero entre monedas y cuentas.',
    body: `## Cambiar

Recibes una cotización que vale diez segundos, con el diferencial incluido. Si el mercado se mueve en contra de la cotización antes de que la aceptes, recibes una nueva en lugar de una sorpresa. El resultado tiene su recibo.

## Transferir

Tu dinero está en dos cuentas. La cuenta de saldo guarda tus monedas. La cuenta de contratos respalda tus operaciones en USDT. Puedes pasar USDT de una a otra al momento y gratis. De la cuenta de contratos puedes sacar todo lo que tus posiciones no necesiten.`,
  },
  receipts: {
    title: 'Los recibos y cómo comprobarlos',
    summary: 'Cada resultado se puede recalcular en tu propio dispositivo.',
    body: `Cada apertura, cierre, liquidación, opción, cambio y pago de financiación tiene un recibo. Contiene los precios con su número en el registro de precios, los ajustes, la fórmula y cada asiento contable.

## Cómo comprobarlo

- Abre la operación y toca el recibo.
- Tu propio dispositivo recalcula el resultado y lo compara con lo que anotamos, sin preguntar a nuestro servidor.
- Después sigue el camino hasta el punto de control público.

## Puntos de control

Cada minuto, un número resume todos los asientos y todos los precios, encadenado al anterior. Cambiar un precio antiguo cambiaría todos los números siguientes. Un recibo reciente dice "Esperando su sello" hasta el próximo punto de control, más o menos un minuto.`,
  },
  security: {
    title: 'Protege tu cuenta',
    summary: 'Contraseña, autenticador y lo que nunca te pedimos.',
    body: `- Elige una contraseña larga que no uses en ningún otro sitio.
- Activa una app de autenticación, para que la contraseña sola no baste. Guarda los códigos de recuperación.
- Vincula un correo o un teléfono, para que siempre puedas volver a entrar.
- Revisa tus dispositivos de vez en cuando y cierra la sesión en los que no conozcas. Una contraseña nueva la cierra en todos los demás.

Nunca te pedimos la contraseña ni un código, ni por chat, ni por teléfono, ni por correo. Quien te los pida no somos nosotros. Recibes un mensaje por cada nuevo inicio de sesión.`,
  },
  'sandbox-and-live': {
    title: '¿Sandbox o en vivo?',
    summary: 'De dónde vienen los precios y si el dinero es real.',
    body: `Touchstone funciona como sandbox (entorno de pruebas) o en vivo desde su primer día, y eso nunca cambia.

- Sandbox: los precios son simulados o reproducidos. Todo el dinero es ficticio, incluso en la cuenta real. Los depósitos y los retiros son inventados.
- En vivo: los precios vienen de la bolsa que se nombra a su lado.

Además tienes dos cuentas: Real y Demo. La cuenta demo siempre tiene dinero ficticio, y una barra azul lo indica.`,
  },
  'demo-funds': {
    title: '100,000 USDT para practicar',
    summary: 'Todos tienen una cuenta demo junto a la real.',
    body: `Todos tienen una cuenta demo con 100,000 USDT de dinero ficticio. Los precios, las reglas, las comisiones y los recibos son los mismos que en la cuenta real: es el mismo programa con los mismos precios.

Puedes restablecerla siempre que no haya nada abierto. Como invitado, entras con un toque.

Lo que funciona con dinero ficticio puede no funcionar con el tuyo. Las pérdidas reales se sienten de otra manera.`,
  },
  'second-contracts-explained': {
    title: 'Las opciones, explicadas claramente',
    summary: 'Cuánto puedes ganar, cuánto pierdes de media y cómo se liquidan.',
    body: `Las opciones son una apuesta sobre dónde estará un precio dentro de poco. Son rápidas y sencillas, y son lo más arriesgado que ofrecemos.

## Las cuentas

Con un pago del 75 %, una pérdida cuesta 100 y una ganancia aporta 75. Para no perder, tienes que acertar 58 veces de cada 100. Los movimientos cortos de precio son casi azar, así que la mayoría pierde con el tiempo.

## Lo que hacemos para que sea justo

Los precios de apertura y de cierre salen del registro de precios con una regla fija. El recibo muestra el precio anterior y el posterior, para que veas que nadie eligió otro. No tenemos ningún interruptor que pueda elegir un resultado. Contamos las opciones nulas y publicamos la cifra.`,
  },
  'receipts-prove-prices': {
    title: 'Cómo los recibos prueban cada precio',
    summary: 'No te fíes de nuestra palabra: compruébalo tú.',
    body: `En la mayoría de las plataformas tienes que confiar en el precio que cerró tu posición. Aquí puedes comprobarlo.

- Anotamos cada precio en un registro antes de que pueda liquidar nada. Tiene un número, una hora y una fuente.
- Registramos cada instrucción con los precios que usó y todo lo que anotó.
- Cada minuto, un punto de control público sella ambas cosas.
- Un recibo lleva todo esto a tu dispositivo, que recalcula el resultado.

Si después cambiáramos, quitáramos o añadiéramos un precio, los números no cuadrarían, y cualquiera con un recibo antiguo podría demostrarlo.`,
  },
  'risk-warning': {
    title: 'Advertencia de riesgo',
    summary: 'Léela antes de operar con dinero que te importe.',
    body: `Con apalancamiento puedes perder en segundos todo lo que pusiste. Con las opciones puedes perder toda tu apuesta cada vez. La mayoría de quienes operan así pierde dinero.

- Opera solo con dinero que te puedas permitir perder.
- No pidas prestado para operar.
- Un stop loss no es una garantía: los precios pueden saltárselo.
- Somos la otra parte de tu operación. Lo que tú pierdes lo ganamos nosotros, y al revés.
- Algunos países no permiten estos productos para clientes particulares. Consulta la ley del lugar donde vives.

Si operar deja de sentirse como una elección, para y habla con alguien de confianza.`,
  },
  'first-notice': {
    title: 'Antes de tu primera operación',
    summary: 'Tres cosas que todos deberían saber aquí.',
    body: `- Mira dónde estás: en un sandbox todo es dinero ficticio, y en tu cuenta demo siempre lo es.
- Nunca te pediremos la contraseña ni un código.
- Cada resultado tiene un recibo. Si algo parece estar mal, compruébalo y envía su número a soporte.`,
  },
  'user-agreement': {
    title: 'Acuerdo de usuario',
    summary: 'Lo que tú y nosotros acordamos cuando creas una cuenta.',
    body: `## 1. Quién puede usarlo

Eres mayor de edad, usas la cuenta para ti y estos productos están permitidos donde vives. Una persona, una cuenta.

## 2. Qué ofrecemos

Operaciones con contratos y opciones, cambio de monedas y registros de todo ello. La casa es tu contraparte. En un sandbox (entorno de pruebas) todo es dinero ficticio sin valor alguno.

## 3. Riesgo

Puedes perder todo lo que pongas. No puedes perder más de lo que haya en tus cuentas. No damos asesoramiento.

## 4. Precios y recibos

Los resultados se calculan a partir de precios registrados y según reglas publicadas. El recibo es lo que cuenta. Si muestra un error nuestro, lo corregimos abiertamente con un asiento propio; nada se borra.

## 5. Tu cuenta

Mantienes en secreto la contraseña y los códigos. Lo que se haga con ellos cuenta como hecho por ti hasta que nos avises. Puedes cerrar tus sesiones en cualquier momento.

## 6. Cuando algo falla

Si los precios faltan o llegan con retraso, se rechazan las aperturas y las opciones sin precio son nulas. Te debemos lo que dicen las reglas, no lo que podría haber sido.

## 7. Datos

Guardamos lo que necesitamos para tu cuenta y para los registros que exigen la ley y los recibos, y no vendemos nada de ello.

## 8. Cambios y fin

Anunciamos los cambios antes de que entren en vigor. Puedes cerrar tu cuenta cuando no haya nada abierto en ella. Si nosotros incumplimos estas reglas, o lo haces tú, cualquiera de los dos puede poner fin a este acuerdo.`,
  },
  ...spanishAgreements,
  'banner-demo': {
    title: 'Pruébalo todo con dinero ficticio',
    summary: '100,000 USDT, los mismos precios, las mismas reglas.',
    body: 'Tu cuenta demo está lista. Un toque, sin registro.',
  },
  'banner-receipts': {
    title: 'Comprueba tú cada precio',
    summary: 'Cada resultado tiene un recibo que tu propio dispositivo recalcula.',
    body: 'Descubre cómo los recibos prueban cada precio.',
  },
}
