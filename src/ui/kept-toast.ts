import { toast, type ToastOptions } from './toast';

const KEY = 'kitroom.toast';

export function keepToast(options: Pick<ToastOptions, 'title' | 'description'>): void {
  toast(options);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    console.warn('The browser keeps nothing: the message ends with this page.');
  }
}

export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept) toast(JSON.parse(kept) as ToastOptions);
  } catch {
    console.warn('The browser keeps nothing between pages.');
  }
}
