const STEP = 1024;

/** A file’s size for people: '820 B', '12 KB', '3.4 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < STEP) return `${bytes} B`;
  const kilobytes = bytes / STEP;
  if (Math.round(kilobytes) < STEP) return `${Math.round(kilobytes)} KB`;
  return `${(kilobytes / STEP).toFixed(1)} MB`;
}
