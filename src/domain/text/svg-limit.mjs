/** Bytes of an SVG, for forms, their texts and the process that reads it, which runs uncompiled. */
export const MAX_SVG_BYTES = 2 * 1024 * 1024;
