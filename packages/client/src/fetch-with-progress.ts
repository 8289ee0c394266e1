import type { Fetch } from './fetch-with-retries.ts'

/** Called with the share of a body that has been sent, from 0 to 1. It starts again at 0 on a retry. */
export type OnProgress = (share: number) => void

/** Like `fetch`, but reports upload progress, which `fetch` cannot. Without XMLHttpRequest it returns `fallback`. */
export function fetchWithProgress(onProgress: OnProgress, fallback: Fetch): Fetch {
  if (typeof XMLHttpRequest === 'undefined') return fallback
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = (): void => request.abort()
      const end = (settle: () => void) => (): void => {
        signal.removeEventListener('abort', abort)
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
        end(() => reject(new TypeError('no response'))),
      )
      request.addEventListener(
        'abort',
        end(() => reject(signal.reason as Error)),
      )
      request.open(method, url)
      request.responseType = 'arraybuffer'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      signal.addEventListener('abort', abort)
      onProgress(0)
      request.send(body as XMLHttpRequestBodyInit)
      if (signal.aborted) abort()
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
