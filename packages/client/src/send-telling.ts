import type { Fetch } from './fetch-again.ts'

/** Is told how much of a body has been sent: from 0 to 1, and from 0 anew when it is sent again. */
export type OnProgress = (share: number) => void

/** Like `fetch`, which tells nothing while it sends. Where there is nothing that does, `otherwise` sends. */
export function sendTelling(onProgress: OnProgress, otherwise: Fetch): Fetch {
  if (typeof XMLHttpRequest === 'undefined') return otherwise
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const giveUp = (): void => request.abort()
      const end = (settle: () => void) => (): void => {
        signal.removeEventListener('abort', giveUp)
        settle()
      }
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener(
        'load',
        end(() => resolve(responseOf(request))),
      )
      request.addEventListener(
        'error',
        end(() => reject(new TypeError('no answer'))),
      )
      request.addEventListener(
        'abort',
        end(() => reject(signal.reason as Error)),
      )
      request.open(method, url)
      request.responseType = 'arraybuffer'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      signal.addEventListener('abort', giveUp)
      onProgress(0)
      request.send(body as XMLHttpRequestBodyInit)
      if (signal.aborted) giveUp()
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(request.response as ArrayBuffer, { status: request.status, headers })
}
