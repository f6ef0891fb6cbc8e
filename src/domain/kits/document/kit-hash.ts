/** Name of a stored kit: the SHA-256 of its canonical JSON, hexadecimal. */
export const KIT_HASH = /^[0-9a-f]{64}$/;
