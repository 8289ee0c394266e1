type Window = { url: string; focused: boolean; visibilityState: DocumentVisibilityState }

/** The window of the app that a person looks at, or has looked at last; the server's own pages are none. */
export function appWindow<Found extends Window>(windows: readonly Found[]): Found | undefined {
  const ours = windows.filter(({ url }) => ['/', '/index.html'].includes(new URL(url).pathname))
  return (
    ours.find(({ focused }) => focused) ?? ours.find(({ visibilityState }) => visibilityState === 'visible') ?? ours[0]
  )
}
