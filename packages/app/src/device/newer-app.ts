/** Whether the server has another app by now than the one that runs in this page: tabs stay open for days. */
export async function hasNewerApp(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const own = script?.src.split('/').at(-1)
  if (own === undefined || own === '') return false
  try {
    const page = await fetch(`${globalThis.location.origin}/`, { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(own)
  } catch {
    return false
  }
}
