/** Leads to the first field of a form that is told to be wrong, once it has been drawn so. */
export function focusFirstFault(form: Element): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], button.border-danger, .border-danger button')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  })
}
