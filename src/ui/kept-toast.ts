import { toast, type ToastOptions } from './toast';

const KEY = 'kitroom.toast';

/** Keeps a message for the next page, which may be another document. */
export function keepToast(options: Pick<ToastOptions, 'title' | 'description'>): void {
  toast(options);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    console.warn('The browser keeps nothing: the message ends with this page.');
  }
}

/** Shows the message left by the page before, once. */
export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept) toast(JSON.parse(kept) as ToastOptions);
  } catch {
    console.warn('The browser keeps nothing between pages.');
  }
}
