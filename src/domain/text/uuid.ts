const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether PostgreSQL would take this as an id: asked of any other text, it fails the whole statement. */
export const isUuid = (text: string): boolean => UUID.test(text);
