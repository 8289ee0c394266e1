import { connect, type Socket } from 'node:net'
import { createCpuMeter, latencyMax, send, type ToReceiver } from './fanout-messages.ts'

const frameEveryMs = 100
const openAtOnce = 50

/** Recent frames by their bytes: many sockets receive the same ones, so each is parsed once. */
type Read = { bytes: Buffer; tapedAtMs: readonly number[] }
const recent: Read[] = []
const recentMax = 16

let afterDue = new Int32Array(latencyMax + 1)
let afterTaped = new Int32Array(latencyMax + 1)
let [frames, closed] = [0, 0]

const now = (): number => performance.timeOrigin + performance.now()
const put = (histogram: Int32Array, ms: number): void => {
  const bin = Math.min(latencyMax, Math.max(0, Math.ceil(ms)))
  histogram[bin] = (histogram[bin] ?? 0) + 1
}

function read(payload: Buffer): Read {
  const found = recent.find(({ bytes }) => bytes.equals(payload))
  if (found !== undefined) return found
  const frame = JSON.parse(payload.toString()) as { ticks?: { tapedAtMs: number }[] }
  const made = { bytes: Buffer.from(payload), tapedAtMs: (frame.ticks ?? []).map(({ tapedAtMs }) => tapedAtMs) }
  recent.unshift(made)
  recent.length = Math.min(recent.length, recentMax)
  return made
}

/**
 * A socket that reads at once, answers pings, and takes from the response to its subscription when its frames are due.
 */
async function open(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay()
  socket.write(
    'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const status = await new Promise<Buffer>((resolve, reject) => {
    socket.once('data', resolve)
    socket.once('error', reject)
  })
  if (!status.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(status.toString('latin1'))
  socket.on('close', () => (closed += 1))
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    follow(socket, resolve)
    socket.write(clientFrame(0x81, '{"op":"subscribe","topics":["ticks:*"]}'))
  })
}

function follow(socket: Socket, onSubscribed: () => void): void {
  let rest = Buffer.alloc(0)
  let dueAtMs: number | undefined
  function take(opcode: number, payload: Buffer): void {
    if (opcode === 9) socket.write(clientFrame(0x8a, ''))
    if (opcode !== 1) return
    if (dueAtMs === undefined) {
      dueAtMs = (JSON.parse(payload.toString()) as { nextAtMs: number }).nextAtMs
      onSubscribed()
      return
    }
    const receivedAtMs = now()
    frames += 1
    for (const tapedAtMs of read(payload).tapedAtMs) {
      const frameDueAtMs = dueAtMs + Math.ceil((tapedAtMs - dueAtMs) / frameEveryMs) * frameEveryMs
      put(afterDue, receivedAtMs - frameDueAtMs)
      put(afterTaped, receivedAtMs - tapedAtMs)
    }
  }
  socket.on('data', (bytes: Buffer) => {
    let at = 0
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    for (;;) {
      const short = (all[at + 1] ?? 0) & 0x7f
      const head = short < 126 ? 2 : 4
      if (all.length - at < head) break
      const length = short < 126 ? short : all.readUInt16BE(at + 2)
      if (all.length - at < head + length) break
      take((all[at] ?? 0) & 0x0f, all.subarray(at + head, at + head + length))
      at += head + length
    }
    rest = Buffer.from(all.subarray(at))
  })
}

/** A frame with a mask of zeros and at most 125 bytes. */
const clientFrame = (first: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

const cpu = createCpuMeter()

async function openMany(port: number, sockets: number): Promise<void> {
  for (let left = sockets; left > 0; left -= openAtOnce)
    await Promise.all(Array.from({ length: Math.min(left, openAtOnce) }, () => open(port)))
  send({ kind: 'opened' })
}

process.on('message', (message: ToReceiver) => {
  if (message.kind === 'stop') process.exit(0)
  if (message.kind === 'open') {
    void openMany(message.port, message.sockets)
    return
  }
  send({ kind: 'measured', afterDue: [...afterDue], afterTaped: [...afterTaped], frames, cpu: cpu(), closed })
  afterDue = new Int32Array(latencyMax + 1)
  afterTaped = new Int32Array(latencyMax + 1)
  frames = 0
})
