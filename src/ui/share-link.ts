import { LINK_COPIED } from '@/domain/catalogue/storefront-messages';
import { copyText } from './copy-text';

/** Copies the link if the device cannot share, or as a last resort shows it. */
export async function shareLink({ title, path }: { title: string; path: string }): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyText(url, LINK_COPIED);
}
