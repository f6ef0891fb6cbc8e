import { LINK_COPIED } from '@/domain/catalogue/storefront-messages';
import { copyText } from './copy-text';

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
  await copyText(url, LINK_COPIED);
}
