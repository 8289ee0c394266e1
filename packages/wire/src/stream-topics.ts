/** Where the WebSocket is. Frames are JSON texts. */
export const streamPath = '/ws'
/** How many topics a socket may have. */
export const topicsMax = 200
/** `ticks:BTC/USDT` or `ticks:*` for every symbol, `candles:BTC/USDT:1m`. */
export const topicForm =
  /^(ticks:(\*|[A-Z0-9]{2,10}\/[A-Z]{3,5})|candles:[A-Z0-9]{2,10}\/[A-Z]{3,5}:(1m|5m|15m|30m|1h|4h|1d|1w))$/
