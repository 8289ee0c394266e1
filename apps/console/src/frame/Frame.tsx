import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { api } from '../api/api.ts'
import { type Operator, OperatorContext } from '../api/operator.ts'
import { AccountScreen, UserScreen } from './screens.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { NewPasswordGate } from '../operators/NewPasswordGate.tsx'
import { pagesFor } from './pages.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { Side } from './Side.tsx'

/** How soon other rights show: the server asks for them with each call anyway. */
const operatorEveryMs = 30_000

/** What stands around every page of somebody who is signed in. */
export function Frame() {
  const operator = useQuery({
    queryKey: ['operator'],
    queryFn: () => api.thisOperator({}),
    refetchInterval: operatorEveryMs,
  })
  return (
    <Loaded of={operator}>
      {(known) =>
        known.mustChangePassword ? (
          <NewPasswordGate />
        ) : (
          <OperatorContext value={known}>
            <a className="skip" href="#main" onClick={goToMain}>
              To the page
            </a>
            <div className="frame">
              <Side operator={known} />
              <main id="main" className="main" tabIndex={-1}>
                <PageBoundary>
                  <Suspense fallback={<div className="page">{<Skeleton active />}</div>}>
                    <PageRoutes operator={known} />
                  </Suspense>
                </PageBoundary>
              </main>
            </div>
          </OperatorContext>
        )
      }
    </Loaded>
  )
}

/** The address after the sign is the page's own. */
function goToMain(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}

/** Only the pages that the rights allow are there: any other address leads to the first of them. */
function PageRoutes({ operator }: { operator: Operator }) {
  const allowed = pagesFor(operator.rights)
  const first = allowed[0]?.name ?? 'account'
  return (
    <Routes>
      {allowed.map(({ name, Screen }) => (
        <Route key={name} path={`/${name}`} element={<Screen />} />
      ))}
      {operator.rights.includes('see_users') && <Route path="/users/:id" element={<UserScreen />} />}
      <Route path="/account" element={<AccountScreen />} />
      <Route path="*" element={<Navigate to={`/${first}`} replace />} />
    </Routes>
  )
}
