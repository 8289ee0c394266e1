import type { ArticleTexts } from './article-text.ts'

export const spanishArticles: ArticleTexts = {
  'what-is-margin': {
    title: '¿Qué es el margen?',
    summary: 'La parte de una posición que pones tú.',
    body: `Con apalancamiento mueves una posición mayor que tu propio dinero. La parte que pones es el margen.

## Cómo se calcula

Margen inicial = valor de la posición ÷ apalancamiento. Una posición de 1,000 USDT a 10x necesita 100 USDT. La ganancia y la pérdida siguen siempre a los 1,000 USDT enteros: un movimiento del 1 % son 10 USDT, la décima parte de tu margen.

## Margen de mantenimiento

Mientras la posición está abierta, una parte de su valor debe seguir cubierta. Es una tasa que sube con el tamaño, y la página de cada mercado la muestra. Cuando lo que queda de tu margen baja hasta ella, la posición se liquida.

Más apalancamiento no cambia lo que rinde un movimiento. Cambia lo pequeño que basta que sea para perder el margen.`,
  },
  'isolated-and-cross': {
    title: 'Margen aislado y cruzado',
    summary: 'Dos formas de respaldar una posición y lo que puede costar cada una.',
    body: `- Aislado: la posición tiene su propio margen. Si sale mal, pierdes como mucho ese margen. Puedes añadir o retirar lo que sobra.
- Cruzado: el dinero libre de tu cuenta de contratos respalda juntas todas tus posiciones cruzadas. La ganancia de una cubre la pérdida de otra y, en el peor caso, se pierde toda esa cuenta.

El aislado conviene a una sola idea con un límite; el cruzado, a posiciones que se compensan.

El modo se elige al abrir. En el mismo mercado pueden convivir largo y corto, aislado y cruzado.`,
  },
  'liquidation-price': {
    title: 'El precio de liquidación',
    summary: 'Cuándo cierra la casa una posición y a qué precio.',
    body: `## Aislado

Una posición se liquida cuando margen más ganancia baja hasta el margen de mantenimiento. Ese precio se muestra antes de abrir y mientras la mantienes. Añadir margen lo aleja.

## Cruzado

Las posiciones cruzadas se miran juntas: se liquidan cuando el patrimonio baja hasta la suma de sus márgenes de mantenimiento. Primero se cancelan las órdenes abiertas, luego se cierra la posición con mayor pérdida, y así hasta que vuelvas a estar a salvo.

## Justo para ambas partes

Cuenta el precio de marca, el punto medio entre compra y venta. La posición se cierra al precio de compra o venta del mismo tick que la causó, y el comprobante lo muestra. No puedes debernos más de lo que pusiste: lo que falte lo paga la cuenta de seguro. Te avisamos al 80 % y al 90 %.`,
  },
  'orders-and-stops': {
    title: 'Órdenes, toma de ganancias y stop',
    summary: 'Mercado, límite y lo que cierra una posición por ti.',
    body: `- Orden de mercado: se ejecuta al instante, al precio de venta cuando compras y al de compra cuando vendes. En un mercado real se ejecuta con el primer precio posterior a tu orden, así nadie opera con un precio ya conocido.
- Orden límite: espera a que el mercado llegue a tu precio y se ejecuta exactamente a ese precio, con la comisión menor de maker.
- Toma de ganancias y stop de pérdidas: miran el precio de marca y se ejecutan en el tick que los cruzó. En un salto puede ser un precio peor que el que escribiste.

Un stop no garantiza un precio. Lo que escribiste queda como lo escribiste hasta que lo cambies.`,
  },
  fees: {
    title: 'Comisiones',
    summary: 'Lo que cuesta operar y cuándo.',
    body: `- Abrir y cerrar: una parte del valor de la posición. Las órdenes de mercado pagan la tasa taker (0.05 % al principio) y las órdenes límite en espera la tasa maker (0.02 % al principio).
- Liquidación: una comisión adicional (0.1 % al principio), como mucho lo que quede del margen.
- Financiación: consulta su artículo.
- Cambio: sin comisión, pero con un diferencial incluido en la cotización que ves.

Antes de cada orden ves la comisión en USDT. Las tasas vigentes están en la página del mercado. Un cambio nunca afecta a una orden que ya espera.

Las comisiones salen del valor, no de tu margen: a 50x, una comisión de apertura del 0.05 % es el 2.5 % de lo que pusiste.`,
  },
  funding: {
    title: 'Financiación',
    summary: 'Un pequeño pago cada ocho horas en las monedas.',
    body: `A las 00:00, 08:00 y 16:00 UTC una posición abierta paga o cobra: valor al precio de marca × tasa de financiación. Si la tasa es positiva, los largos pagan y los cortos cobran; si es negativa, al revés.

La tasa viene de la fuente de precios y queda registrada con ella. Si la fuente no la tiene, es del 0.01 % en monedas y cero en los demás mercados.

Quien no tiene nada abierto en ese momento no paga. Los mercados cerrados no pagan. Cada pago está en tus registros y tiene comprobante.`,
  },
  'second-contracts': {
    title: 'Cómo funcionan los contratos de segundos',
    summary: 'Sube o baja en 30 a 300 segundos.',
    body: `Eliges un mercado, sube o baja, una duración y una apuesta. Después no se puede cambiar ni cancelar.

- Precio de apertura: el primero después de aceptarse tu orden.
- Precio de cierre: el último en el momento final o antes.
- Ambos salen de nuestra cinta registrada, con todas sus cifras; nadie puede escribirlos.
- Donde un precio se mueve demasiado poco para que las probabilidades sean justas, esa duración no se ofrece hasta que se mueva más.

Ganas si el precio de cierre está de tu lado: vuelve la apuesta con el pago que se mostró. Si está del otro lado, pierdes la apuesta. Si ambos son iguales, la apuesta vuelve. Si no hubo precio a tiempo, el contrato es nulo y la apuesta vuelve.

El pago es menor del 100 %. Incluso ganando una de cada dos, a la larga pierdes dinero.`,
  },
  'exchange-and-transfer': {
    title: 'Cambio y traspaso',
    summary: 'Mover dinero entre monedas y cuentas.',
    body: `## Cambio

Recibes una cotización válida durante diez segundos, con el diferencial incluido. Si el mercado se mueve en contra de la cotización antes de que aceptes, recibes una nueva en lugar de una sorpresa. El resultado tiene comprobante.

## Traspaso

Tu dinero está en dos cuentas. La cuenta de saldo guarda tus monedas. La cuenta de contratos respalda las operaciones en USDT. Puedes pasar USDT de una a otra al instante y sin comisión; de la cuenta de contratos puedes sacar lo que tus posiciones no necesitan.`,
  },
  receipts: {
    title: 'Comprobantes y cómo verificarlos',
    summary: 'Cada resultado se puede recalcular en tu propio dispositivo.',
    body: `Cada apertura, cierre, liquidación, contrato de segundos, cambio y financiación tiene un comprobante. Contiene los precios usados con su número en la cinta, los ajustes, la fórmula y cada asiento del libro.

## Cómo verificar

- Abre el registro y toca el comprobante.
- Tu propio dispositivo recalcula el resultado y lo compara con lo anotado. No se pregunta a nuestro servidor.
- Después sigue el camino hasta el punto de control público.

## Puntos de control

Cada minuto todo lo anotado y todos los precios se resumen en un número, encadenado al anterior. Cambiar un precio antiguo cambiaría todos los números siguientes. Un comprobante reciente dice "pendiente" hasta el siguiente punto de control, alrededor de un minuto.`,
  },
  security: {
    title: 'Protege tu cuenta',
    summary: 'Contraseña, autenticador y lo que nunca pedimos.',
    body: `- Elige una contraseña larga que no uses en otro sitio.
- Vincula una aplicación de autenticación: así la contraseña sola no basta. Guarda su clave en papel.
- Vincula un correo o un teléfono para poder recuperar la cuenta.
- Revisa tus sesiones de vez en cuando y cierra las que no conozcas. Una contraseña nueva cierra todas las demás.

Nunca pedimos tu contraseña ni un código, ni por chat, ni por teléfono, ni por correo. Quien los pide no somos nosotros. Te avisamos de cada nuevo inicio de sesión.`,
  },
  'sandbox-and-live': {
    title: '¿Entorno de pruebas o real?',
    summary: 'De dónde vienen los precios y si el dinero es real.',
    body: `Una casa es de pruebas o real desde su primer día y nunca cambia. Cada pantalla lo dice.

- Entorno de pruebas: los precios son simulados o reproducidos de grabaciones. Todo el dinero es ficticio, también en la cuenta real. Los depósitos y retiros son inventados.
- Real: los precios vienen de la bolsa que se nombra a su lado.

Aparte de eso tienes dos grupos de cuentas: real y demo. La cuenta demo siempre tiene dinero ficticio y una insignia que no se puede pasar por alto.`,
  },
  'demo-funds': {
    title: '100,000 USDT para practicar',
    summary: 'Cada cuenta tiene una cuenta demo junto a la real.',
    body: `Cada usuario tiene una cuenta demo con 100,000 USDT ficticios. Los precios, reglas, comisiones y comprobantes son los mismos que en la cuenta real: es el mismo programa con los mismos precios.

Puedes reiniciarla cuando no haya nada abierto en ella; entonces todo empieza de nuevo. Como invitado llegas con un solo toque.

Lo que funciona con dinero ficticio puede no funcionar con el tuyo: nadie mantiene la misma calma con ambos.`,
  },
  'second-contracts-explained': {
    title: 'Los contratos de segundos, explicados con claridad',
    summary: 'Lo que puedes ganar, lo que pierdes de media y cómo se liquidan.',
    body: `Un contrato de segundos es una apuesta sobre dónde estará un precio dentro de poco. Es rápido y sencillo, y es lo más arriesgado que ofrecemos.

## La aritmética

Con un pago del 75 %, ganar rinde 75 y perder cuesta 100. Para no perder debes acertar más de 57 veces de cada 100. Los movimientos cortos son casi azar, así que la mayoría pierde con el tiempo.

## Qué hacemos por la equidad

Los precios de apertura y cierre salen de la cinta registrada por una regla fija, y el comprobante trae el precio anterior y el siguiente, para que veas que no se eligió otro. En la casa no hay ningún interruptor que pueda elegir un resultado. Los contratos nulos se cuentan y se publican.`,
  },
  'receipts-prove-prices': {
    title: 'Cómo los comprobantes prueban cada precio',
    summary: 'No tienes que creernos: verifícalo tú.',
    body: `En la mayoría de las plataformas tienes que creer el precio que cerró tu posición. Aquí puedes verificarlo.

- Cada precio se escribe en una cinta antes de poder liquidar nada. Tiene número, hora y fuente.
- Cada orden se registra con los precios que usó y con todo lo anotado.
- Cada minuto un punto de control público sella ambas cosas.
- Un comprobante lleva todo esto a tu dispositivo, que recalcula el resultado.

Si un precio se hubiera cambiado, omitido o añadido después, los números no encajarían, y cualquiera con un comprobante antiguo podría demostrarlo.`,
  },
  'risk-warning': {
    title: 'Advertencia de riesgo',
    summary: 'Léela antes de operar con dinero que te importe.',
    body: `Operar con apalancamiento puede costarte todo lo que pusiste en segundos. Los contratos de segundos pueden costarte cada apuesta entera. La mayoría de quienes operan así pierden dinero.

- Opera solo con dinero que puedas perder.
- No pidas prestado para operar.
- Un stop de pérdidas no es una garantía: los precios pueden saltárselo.
- La casa es la otra parte de tu operación. Lo que tú pierdes lo gana ella, y al revés.
- En algunos países estos productos no están permitidos para particulares. Debes conocer la ley de donde vives.

Si operar deja de ser una elección, para y habla con alguien de confianza.`,
  },
  'first-notice': {
    title: 'Antes de tu primera operación',
    summary: 'Tres cosas que todos deben saber aquí.',
    body: `- Mira la insignia: dice si esta casa es un entorno de pruebas con dinero ficticio o real, y si estás en tu cuenta demo o en la real.
- Nadie de nosotros te pedirá jamás tu contraseña ni un código.
- Cada resultado tiene comprobante. Si algo parece mal, verifícalo y escribe a soporte con su número.`,
  },
  'user-agreement': {
    title: 'Acuerdo de usuario',
    summary: 'Lo que tú y nosotros acordamos al crear una cuenta.',
    body: `## 1. Quién puede usarlo

Eres mayor de edad, usas la cuenta para ti y estos productos están permitidos donde vives. Una persona, una cuenta.

## 2. Qué ofrecemos

Operar con contratos y contratos de segundos, cambio de monedas y registros de todo ello. La casa es tu contraparte. En un entorno de pruebas todo es dinero ficticio sin valor alguno.

## 3. Riesgo

Puedes perder todo lo que pusiste. No puedes perder más de lo que tienen tus cuentas. No damos consejos.

## 4. Precios y comprobantes

Los resultados se calculan con precios registrados según reglas publicadas. El comprobante es lo que cuenta. Si muestra un error nuestro, lo corregimos abiertamente con un asiento propio; nada se borra.

## 5. Tu cuenta

Mantienes en secreto la contraseña y los códigos. Lo hecho con ellos cuenta como hecho por ti hasta que nos avises. Puedes cerrar tus sesiones en cualquier momento.

## 6. Cuando algo falla

Si los precios faltan o se retrasan, se rechazan las aperturas y los contratos de segundos sin precio son nulos. Te debemos lo que dicen las reglas, no lo que pudo haber sido.

## 7. Datos

Guardamos lo necesario para tu cuenta y los registros que exigen la ley y los comprobantes, y no vendemos nada de ello.

## 8. Cambios y fin

Anunciamos los cambios antes de que entren en vigor. Puedes cerrar tu cuenta cuando no haya nada abierto. Si una de las partes incumple estas reglas, la otra puede poner fin a este acuerdo.`,
  },
  'banner-demo': {
    title: 'Prueba todo con dinero ficticio',
    summary: '100,000 USDT, los mismos precios, las mismas reglas.',
    body: 'Tu cuenta demo está lista. Un toque, sin formularios.',
  },
  'banner-receipts': {
    title: 'Verifica cada precio tú mismo',
    summary: 'Cada resultado tiene un comprobante que tu propio dispositivo recalcula.',
    body: 'Mira cómo los comprobantes prueban cada precio.',
  },
}
