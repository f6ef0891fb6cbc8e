declare module 'fontverter' {
  /** A font in another format; which one it has, its first bytes say. */
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}
