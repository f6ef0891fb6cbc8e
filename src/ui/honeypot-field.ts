export const TRAP_FIELD = 'website';
