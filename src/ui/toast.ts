export type ToastOptions = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds on screen, 5000 if left out; `Infinity` stays until dismissed. */
  duration?: number;
  action?: { label: string; onClick: () => void };
};

export type ActiveToast = ToastOptions & { id: number; open: boolean };

let current: ActiveToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ActiveToast) {
  current = next;
  for (const listener of listeners) listener();
}

/** A new one replaces the last. */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
  const id = ++lastId;
  show({ ...options, id, open: true });
  return { id, dismiss: () => dismissToast(id) };
}

export function dismissToast(id: number): void {
  if (current?.id === id && current.open) show({ ...current, open: false });
}

export function notImplemented(featureName: string): void {
  toast({
    title: `🔧 ${featureName}`,
    description: "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!",
  });
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ActiveToast | null {
  return current;
}
