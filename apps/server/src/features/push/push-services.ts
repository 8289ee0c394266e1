/**
 * The origins of the browsers' push services. An endpoint comes from outside, and we send requests to it: one that is
 * not known here could be anything in our own network.
 */
export const knownPushServices: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
]

/** Returns whether an endpoint belongs to one of these origins; `*.` stands for any subdomains. */
export function isKnownEndpoint(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  return services.some((service) => {
    const [scheme = '', place = ''] = service.split('://')
    if (url.protocol !== `${scheme}:`) return false
    return place.startsWith('*.') ? url.host.endsWith(place.slice(1)) : url.host === place
  })
}
