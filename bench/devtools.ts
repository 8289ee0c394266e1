type Message = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/**
 * The debugging protocol of a browser, and nothing that is not asked for: a tool that listens to network and console
 * makes the browser keep a stack for each call, which takes longer than the calls.
 */
export type Devtools = {
  /** Of a page where a session of it is given. @throws what the browser refuses. */
  ask: <Answer = unknown>(method: string, parameters?: object, sessionId?: string) => Promise<Answer>
  /** Returns what ends it. */
  hear: (method: string, heard: (told: unknown) => void) => () => void
  close: () => void
}

export async function openDevtools(socketUrl: string): Promise<Devtools> {
  const socket = new WebSocket(socketUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => {
      reject(new Error(`${socketUrl} does not answer`))
    })
  })
  const waiting = new Map<number, (message: Message) => void>()
  const hearing = new Set<{ method: string; heard: (told: unknown) => void }>()
  let asked = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    for (const { method, heard } of hearing) if (method === message.method) heard(message.params)
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
    hear(method, heard) {
      const each = { method, heard }
      hearing.add(each)
      return () => hearing.delete(each)
    },
    close() {
      socket.close()
    },
  }
}
