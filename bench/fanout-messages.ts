/** The messages between the processes of the bench. */
export type ToSender = { kind: 'measure' } | { kind: 'stop' }
export type FromSender = { kind: 'port'; port: number } | { kind: 'measured'; cpu: number; skipped: number }

export type ToReceiver = { kind: 'open'; port: number; sockets: number } | { kind: 'measure' } | { kind: 'stop' }
export type FromReceiver =
  | { kind: 'opened' }
  /** Histograms by milliseconds: ticks received after their frame was due, and after they were in force. */
  | { kind: 'measured'; afterDue: number[]; afterTaped: number[]; frames: number; cpu: number; closed: number }

/** Milliseconds; anything slower counts as this. */
export const latencyMax = 5_000

/** Sends to the parent process, which forked this one with a channel. */
export function send(message: FromSender | FromReceiver): void {
  process.send?.(message)
}

/** The share of one core used since the last call. */
export function createCpuMeter(): () => number {
  let usage = process.cpuUsage()
  let atMs = performance.now()
  return () => {
    const spent = process.cpuUsage(usage)
    const elapsedMs = performance.now() - atMs
    usage = process.cpuUsage()
    atMs = performance.now()
    return (spent.user + spent.system) / 1_000 / elapsedMs
  }
}
