import { toast, type ToastOptions } from './toast';

/** Shows the text, to be copied by hand, if the browser refuses. @param done title of the toast, or the whole toast. */
export async function copyText(text: string, done: string | ToastOptions): Promise<void> {
  if (!(await writeClipboard(text))) toast({ title: 'Copy this by hand', description: text, duration: Infinity });
  else toast(typeof done === 'string' ? { title: done } : done);
}

export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Older way, for pages without TLS and browsers that refuse the clipboard; focus stays where it was. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
