/** What decides whether a browser can show notifications while the app is closed. */
export type BrowserFacts = {
  /** https, or this machine itself. */
  isSecure: boolean
  /** It has service workers, push and notifications. */
  canPush: boolean
  /** Undefined where there are no notifications. */
  permission: NotificationPermission | undefined
  /** An iPhone or iPad: only an app on the home screen may push. */
  isApple: boolean
  /** Opened from the home screen, in a separate window. */
  isInstalled: boolean
}

/** `ready`: the person may switch it on, or has; anything else is the obstacle. */
export type PushSupport = 'ready' | 'blocked' | 'needs_https' | 'needs_home_screen' | 'unsupported'

export function pushSupport({ isSecure, canPush, permission, isApple, isInstalled }: BrowserFacts): PushSupport {
  if (!isSecure) return 'needs_https'
  if (isApple && !isInstalled) return 'needs_home_screen'
  if (!canPush) return 'unsupported'
  return permission === 'denied' ? 'blocked' : 'ready'
}

export function browserFacts(): BrowserFacts {
  const hasNotifications = 'Notification' in globalThis
  return {
    isSecure: globalThis.isSecureContext,
    canPush: hasNotifications && 'PushManager' in globalThis && 'serviceWorker' in navigator,
    permission: hasNotifications ? Notification.permission : undefined,
    isApple: isAppleDevice(navigator.userAgent, navigator.maxTouchPoints),
    isInstalled: globalThis.matchMedia('(display-mode: standalone)').matches,
  }
}

/** An iPad says that it is a Mac, but no Mac has a screen to touch. */
export const isAppleDevice = (userAgent: string, touchPointsMax: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPointsMax > 1)
