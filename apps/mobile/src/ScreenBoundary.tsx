import { Component, type ReactNode } from 'react'
import { Failure } from './ui/Failure.tsx'

type State = { error: unknown }

/** A screen whose code did not come, or that broke, says so and can be tried again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <main className="px-4 pt-24">
        <Failure
          error={error}
          onRetry={() => {
            globalThis.location.reload()
          }}
        />
      </main>
    )
  }
}
