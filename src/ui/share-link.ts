import { LINK_COPIED } from '@/domain/catalogue/storefront-messages';
import { toast } from './toast';

/** Shares a link of the shop by the device’s own means, or copies it and says so; where nothing else is left it shows it. */
export async function shareLink({ title, path }: { title: string; path: string }): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // Closing the device’s dialog without sharing is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  toast((await copy(url)) ? LINK_COPIED : { title: 'Copy this link', description: url, duration: Infinity });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The older way, for pages without TLS and browsers that refuse the clipboard; focus stays where it was. */
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
