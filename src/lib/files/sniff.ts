import { isJpeg, isPng } from './drawing/picture-header.mjs';

export type Content = 'png' | 'jpeg' | 'pdf' | 'postscript' | 'svg' | 'unknown';

const DOS_EPS = Buffer.from([0xc5, 0xd0, 0xd3, 0xc6]);

export function sniff(bytes: Buffer): Content {
  if (isPng(bytes)) return 'png';
  if (isJpeg(bytes)) return 'jpeg';
  const head = bytes.subarray(0, 1024).toString('latin1');
  if (/^%PDF-[12]\.\d/.test(head)) return 'pdf';
  if (postscriptOf(bytes)) return 'postscript';
  return looksLikeSvg(head) ? 'svg' : 'unknown';
}

/** The program of a file, without a DOS table and preview; undefined if there is none. */
export function postscriptOf(bytes: Buffer): Buffer | undefined {
  const isDos = bytes.length >= 30 && bytes.subarray(0, DOS_EPS.length).equals(DOS_EPS);
  const start = isDos ? bytes.readUInt32LE(4) : 0;
  const length = isDos ? bytes.readUInt32LE(8) : 0;
  const program = bytes.subarray(start, length > 0 ? start + length : undefined);
  return program.subarray(0, 4).toString('latin1') === '%!PS' ? program : undefined;
}

function looksLikeSvg(head: string): boolean {
  let rest = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  for (let before; before !== rest;) {
    before = rest;
    rest = rest.replace(/^(?:<\?[^>]*\?>|<!--[^]*?-->|<!DOCTYPE\b[^[>]*(?:\[[^\]]*\]\s*)?>)\s*/i, '');
  }
  // A long comment may fill the sample.
  return /^<svg[\s/>]/.test(rest) || /^<!--(?![^]*-->)/.test(rest);
}

export const isWholePdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  /startxref\s+\d+\s+%%EOF\s*$/.test(bytes.subarray(-1024).toString('latin1'));
