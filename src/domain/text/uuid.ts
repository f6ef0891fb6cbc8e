const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True for an id that PostgreSQL accepts: other text would fail the whole statement. */
export const isUuid = (text: string): boolean => UUID.test(text);
