/** Focuses the first field of a form with an error, after the error has rendered. */
export function focusFirstFault(form: Element): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], button.border-danger, .border-danger button')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  })
}
