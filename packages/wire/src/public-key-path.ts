/** Where the RSA key is that bodies are encrypted for: asked before any other POST, and so known without the calls. */
export const publicKeyPath = '/api/public/getPublicKey'
