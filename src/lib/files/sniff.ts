import { isJpeg, isPng } from './drawing/picture-header.mjs';

export type Content = 'png' | 'jpeg' | 'pdf' | 'postscript' | 'svg' | 'unknown';

/** EPS with a preview for DOS begins with a table. */
const DOS_EPS = Buffer.from([0xc5, 0xd0, 0xd3, 0xc6]);

export function sniff(bytes: Buffer): Content {
  if (isPng(bytes)) return 'png';
  if (isJpeg(bytes)) return 'jpeg';
  const head = bytes.subarray(0, 1024).toString('latin1');
  if (/^%PDF-[12]\.\d/.test(head)) return 'pdf';
  if (/^%!PS/.test(head) || isDosEps(bytes)) return 'postscript';
  return looksLikeSvg(head) ? 'svg' : 'unknown';
}

function isDosEps(bytes: Buffer): boolean {
  if (bytes.length < 30 || !bytes.subarray(0, DOS_EPS.length).equals(DOS_EPS)) return false;
  const start = bytes.readUInt32LE(4);
  return bytes.subarray(start, start + 4).toString('latin1') === '%!PS';
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
