declare module 'fontverter' {
  /** Converts a font; its first bytes tell its format. */
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}
