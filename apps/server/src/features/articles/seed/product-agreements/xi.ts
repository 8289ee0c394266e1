import { productAgreements } from './product-agreement.ts'

export const spanishAgreements = productAgreements(
  {
    headings: {
      buy: 'Qué compras',
      pays: 'Quién paga',
      lose: 'Qué puedes perder',
      ends: 'Cómo termina',
      fees: 'Comisiones',
      change: 'Qué podemos cambiar',
      check: 'Cómo comprobarlo',
    },
    change:
      'Nada de una orden que ya hiciste. Las condiciones y los acuerdos nuevos valen solo para órdenes posteriores. Podemos dejar de vender en cualquier momento.',
    named: 'El recibo de tu orden nombra este texto por su SHA-256.',
  },
  {
    'strategy-agreement': {
      title: 'Acuerdo de estrategias',
      summary: 'Lo que acordamos cuando pones dinero en una estrategia.',
      buy: 'Un derecho frente a nosotros. La página del producto dice qué decide tu tasa de cada día UTC. Con regla: una regla publicada opera sobre el papel con precios registrados, y su resultado es tu tasa, entre la mínima y la máxima de la página. Con tasa fija: no decide ninguna regla ni ningún precio, y cada día tiene la tasa de la página. Ninguna orden tuya va a un mercado.',
      pays: 'Nosotros, con un fondo que se llena antes de la venta y cubre lo máximo que podemos deber. Lo que pierdes con una regla va a ese fondo.',
      lose: 'Con regla, todo: un día puede perder, las pérdidas reducen tu importe, y los días siguientes cuentan sobre lo que queda. Con tasa fija ningún día pierde, pero salir antes cuesta una comisión. En ambos casos pierdes lo que falte si no podemos pagar. No puedes perder más de lo que pusiste.',
      ends: 'Empieza en las próximas 00:00 UTC y dura los días indicados. Hasta entonces puedes cancelar gratis. Tras el primer día completo puedes salir antes, y el día ya empezado todavía cuenta. Podemos congelar un producto cuyos días decide una regla, nunca uno de tasa fija: los días congelados no ganan ni pierden nada, el plazo se alarga otros tantos y salir en ellos es gratis. Con el último día vuelve lo que queda.',
      fees: 'Ninguna por comprar o mantener. Salir antes cuesta el porcentaje que ves antes de confirmar. Los costes de operar de una regla ya están en su resultado.',
      check:
        'Cada día tiene un recibo. Con regla lleva la regla y los precios, y tu dispositivo ejecuta la regla de nuevo. Con tasa fija lleva la tasa, y tu dispositivo calcula el día de nuevo.',
    },
    'machine-agreement': {
      title: 'Acuerdo de máquinas',
      summary: 'Lo que acordamos cuando alojas una máquina.',
      buy: 'Lo que una máquina de minería produciría durante unos días, calculado con sus cifras y las de la red. Lo liquidamos nosotros: no eres dueño de ningún aparato y no hay una máquina real detrás.',
      pays: 'Nosotros, en la moneda, con un fondo que cubre lo máximo que podemos deber antes de vender. Un día no paga más que el límite de la página del producto.',
      lose: 'Todo el precio. Se consume por igual a lo largo de los días, y al final no vuelve nada. Ganas menos cuando la red crece, y la moneda puede perder valor.',
      ends: 'Empieza en las próximas 00:00 UTC y dura los días indicados. Hasta entonces puedes cancelar gratis; después no puedes salir antes. Si diez días seguidos no ganan nada, se detiene y vuelve la parte del precio que no se consumió.',
      fees: 'El alojamiento y la electricidad se descuentan de lo que da cada día. Un día con costes mayores no paga nada, y tú no debes nada.',
      check:
        'Cada día tiene un recibo con las cifras de la red, el precio y la fórmula. Tu dispositivo lo calcula de nuevo.',
    },
    'bond-agreement': {
      title: 'Acuerdo de bonos',
      summary: 'Lo que acordamos cuando prestas mediante un bono.',
      buy: 'Unidades de un préstamo al emisor que figura en la página del bono, con el interés y los días que indica.',
      pays: 'Solo el emisor. Repartimos lo que paga, por igual para cada unidad. No garantizamos ni añadimos nada.',
      lose: 'Todo. Si el emisor paga tarde, cobras tarde. Si no paga, pierdes lo que falta. No puedes perder más de lo que prestaste.',
      ends: 'Hasta el cierre puedes retirar tu dinero. Si para entonces se presta demasiado poco, vuelve todo. Después no puedes salir antes: termina cuando el emisor lo ha devuelto.',
      fees: 'No te cobramos ninguna.',
      check: 'Cada pago tiene un recibo que muestra cómo se repartió. Tu dispositivo lo calcula de nuevo.',
    },
    'token-sale-agreement': {
      title: 'Acuerdo de venta de tokens',
      summary: 'Lo que acordamos cuando solicitas un token nuevo.',
      buy: 'Tokens, antes de que nadie los negocie. Según la venta, todos reciben la misma parte de lo que pidieron, hasta un límite, o los lotes se sortean.',
      pays: 'Tú pagas lo que recibes. El emisor que figura en la página entregó los tokens antes de abrir la venta y recibe lo recaudado tras la cotización.',
      lose: 'Todo lo que pagas. Nadie tiene que comprar los tokens, y no los recompramos. Mientras no hay precio los valoramos en 0.',
      ends: 'Hasta el cierre puedes cambiar o retirar tu solicitud gratis. En un sorteo pagas el resto en las 24 horas siguientes al aviso; si no, pierdes tus lotes y vuelve tu depósito. Los tokens quedan retenidos hasta la cotización.',
      fees: 'No te cobramos ninguna.',
      check:
        'Los recibos muestran la lista de todas las solicitudes y cómo se dieron los lotes, o cómo los sorteó un número aleatorio público. Tu dispositivo lo calcula de nuevo.',
    },
  },
)
