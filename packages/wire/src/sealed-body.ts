/**
 * The media type of an encrypted body in the documents for generators: a schema beside it is that of the JSON inside. The
 * server takes whatever type a POST names; clients of the specification send `application/json`.
 */
export const sealedMediaType = 'application/vnd.touchstone.sealed'
