import { App, ConfigProvider } from 'antd'
import { useLayoutEffect } from 'react'
import { Frame } from './frame/Frame.tsx'
import { useKept } from './platform/kept.ts'
import { nonce } from './platform/nonce.ts'
import { session } from './platform/session.ts'
import { useIsDark, useReducedMotion } from './platform/theme-mode.ts'
import { SignInScreen } from './sign-in/SignInScreen.tsx'
import { themeOf } from './ui/theme.ts'

/** The operators' console: the sign-in, and behind it the frame with its pages. */
export function Console() {
  const isDark = useIsDark()
  const reducedMotion = useReducedMotion()
  const token = useKept(session)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }, [isDark])
  return (
    <ConfigProvider
      {...(nonce === undefined ? {} : { csp: { nonce } })}
      theme={themeOf(isDark, reducedMotion)}
      variant="outlined"
    >
      <App style={{ height: '100%' }} message={{ maxCount: 2 }}>
        {token === undefined ? <SignInScreen /> : <Frame key={token} />}
      </App>
    </ConfigProvider>
  )
}
