/** What the processes of the bench tell each other. */
export type ToSender = { kind: 'measure' } | { kind: 'stop' }
export type FromSender = { kind: 'port'; port: number } | { kind: 'measured'; cpu: number; skipped: number }

export type ToReceiver = { kind: 'open'; port: number; sockets: number } | { kind: 'measure' } | { kind: 'stop' }
export type FromReceiver =
  | { kind: 'opened' }
  /** How many ticks came how many milliseconds after their frame was due, and after they were in force. */
  | { kind: 'measured'; afterDue: number[]; afterTaped: number[]; frames: number; cpu: number; closed: number }

/** Milliseconds; what takes longer counts as this. */
export const latencyMax = 5_000

/** Answers to this process, which was forked with a channel. */
export function send(message: FromSender | FromReceiver): void {
  process.send?.(message)
}

/** Shares of one core since the last time it was asked. */
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
