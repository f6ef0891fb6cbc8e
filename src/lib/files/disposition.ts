/** With an ASCII name for older programs. */
export function attachment(fileName: string): string {
  const safe = fileName.replace(/[\s\p{Cc}\p{Cf}\p{Cs}"\\/:*?<>|]+/gu, ' ').trim();
  const ascii = safe
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/%/g, ' ')
    .trim();
  const encoded = encodeURIComponent(safe).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${/^\./.test(ascii) ? `asset${ascii}` : ascii}"; filename*=UTF-8''${encoded}`;
}
