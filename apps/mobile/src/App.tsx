import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { HashRouter } from 'react-router'
import { Frame } from './Frame.tsx'
import { queries } from '@touchstone/app/api/queries'
import { Toasts } from './ui/Toasts.tsx'

export function App() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <HashRouter>
          <Frame />
          <Toasts />
        </HashRouter>
      </QueryClientProvider>
    </CSPProvider>
  )
}
