type Message = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/**
 * The debugging protocol of a browser, without any domain that we did not enable: a tool that listens to network and
 * console makes the browser keep a stack for each call, which takes longer than the calls.
 */
export type Devtools = {
  /** With a session, sends to its page. @throws Error when the browser refuses. */
  ask: <Answer = unknown>(method: string, parameters?: object, sessionId?: string) => Promise<Answer>
  /** Returns how to unsubscribe. */
  on: (method: string, listener: (params: unknown) => void) => () => void
  close: () => void
}

export async function openDevtools(socketUrl: string): Promise<Devtools> {
  const socket = new WebSocket(socketUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => {
      reject(new Error(`cannot connect to ${socketUrl}`))
    })
  })
  const waiting = new Map<number, (message: Message) => void>()
  const listeners = new Set<{ method: string; listener: (params: unknown) => void }>()
  let asked = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    for (const { method, listener } of listeners) if (method === message.method) listener(message.params)
  })
  return {
    async ask<Answer>(method: string, parameters: object = {}, sessionId?: string) {
      asked += 1
      const id = asked
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params: parameters, sessionId }))
      const { result, error } = await answered
      waiting.delete(id)
      if (error !== undefined) throw new Error(`${method}: ${error.message}`)
      return result as Answer
    },
    on(method, listener) {
      const each = { method, listener }
      listeners.add(each)
      return () => listeners.delete(each)
    },
    close() {
      socket.close()
    },
  }
}
