import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { listenOrExplain, refuseUnlistenable } from './listen.ts'

it('refuses a port that is taken by its variable, and leaves a free one free', async () => {
  const host = '127.0.0.1'
  const other = createServer().listen(0, host)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(refuseUnlistenable({ host, port })).rejects.toThrow(`port ${port} of ${host} is taken: stop what`)
  other.close()
  await once(other, 'close')
  await refuseUnlistenable({ host, port })
  await refuseUnlistenable({ host, port })
})

it('refuses an address of another machine by its variable', async () => {
  await expect(refuseUnlistenable({ host: '203.0.113.7', port: 0 })).rejects.toThrow(
    'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "203.0.113.7"',
  )
})

it.each([
  ['ENOTFOUND', 'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "desk"'],
  ['EADDRNOTAVAIL', 'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "desk"'],
  // A name, where no server of names answers.
  ['EAI_AGAIN', 'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "desk"'],
  ['EACCES', 'this user may not listen on port 80: set PORT to 1024 or higher'],
  ['EADDRINUSE', 'port 80 of desk is taken: stop what listens there, or set PORT'],
  ['EMFILE', 'of the system'],
])('says of %s what to set, or leaves it as it is', async (code, sentence) => {
  const listen = () => Promise.reject(Object.assign(new Error('of the system'), { code }))
  await expect(listenOrExplain(listen, { host: 'desk', port: 80 })).rejects.toThrow(sentence)
})
