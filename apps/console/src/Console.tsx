import { App, ConfigProvider } from 'antd'
import { useLayoutEffect } from 'react'
import { Frame } from './frame/Frame.tsx'
import { useKept } from '@touchstone/app/device/kept'
import { nonce } from './look/nonce.ts'
import { session } from './api/operator-session.ts'
import { useIsDark, useReducedMotion } from './look/theme-mode.ts'
import { SignInScreen } from './operators/SignInScreen.tsx'
import { themeOf } from './look/theme.ts'

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
