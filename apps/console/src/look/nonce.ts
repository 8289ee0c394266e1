/** What the server allows this answer's styles by; undefined on the development server. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
