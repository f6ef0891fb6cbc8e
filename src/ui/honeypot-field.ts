/** Name of the honeypot field. */
export const TRAP_FIELD = 'website';
