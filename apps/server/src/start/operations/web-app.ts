import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { addConsolePage } from './console-page.ts'

/** Where the build puts the app. */
export const builtApp = path.resolve(import.meta.dirname, '../../../../../dist')

/**
 * Serves the app from its build folder: files with a hash in their name are cached for ever, all others never. Without
 * a build it serves the page of calls instead. The desktop page, which the app leaves for on wide screens, leads back to it.
 */
export async function addWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.get('/', (_request, reply) => reply.redirect('/docs'))
    return
  }
  addConsolePage(app, folder)
  app.get('/pc.html', (_request, reply) => reply.redirect('/?view=mobile'))
  await app.register(fastifyStatic, {
    root: folder,
    index: ['index.html'],
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const isForGood = file.includes(`${path.sep}assets${path.sep}`)
      void reply.header('cache-control', isForGood ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
