import { once } from 'node:events'
import { createServer } from 'node:net'

type Address = { host: string; port: number }

/** Runs `listen`. @throws with a sentence that names the variable. */
export async function listenOrExplain(listen: () => Promise<unknown>, { host, port }: Address): Promise<void> {
  try {
    await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new Error(`port ${port} of ${host} is taken: stop what listens there, or set PORT`, { cause: error })
    if (code === 'EACCES')
      throw new Error(`this user may not listen on port ${port}: set PORT to 1024 or higher`, { cause: error })
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
      throw new Error(`HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${host}"`, {
        cause: error,
      })
    throw error
  }
}

/**
 * Listens for a moment, so that a start that could not do so later ends before it makes anything.
 * @throws with a sentence that names the variable.
 */
export async function refuseUnlistenable(address: Address): Promise<void> {
  const server = createServer()
  await listenOrExplain(() => once(server.listen({ host: address.host, port: address.port }), 'listening'), address)
  await new Promise((resolve) => server.close(resolve))
}
