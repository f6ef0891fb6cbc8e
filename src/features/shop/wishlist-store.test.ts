import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();

async function openTab() {
  vi.resetModules();
  const { currentToast } = await import('@/ui/toast');
  const { toggleWish, useWishlist } = await import('./wishlist-store');
  return { toggleWish, toast: currentToast, ids: () => useWishlist.getState().productIds };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('puts on and takes off, says so, and survives a reload', async () => {
  const { toggleWish, toast } = await openTab();
  toggleWish({ id: 'a', name: 'Kit' });
  toggleWish({ id: 'b', name: 'Bag' });
  expect(toast()).toMatchObject({ title: 'Added to Wishlist', description: 'Bag has been added to your wishlist!' });
  const later = await openTab();
  expect(later.ids()).toEqual(['a', 'b']);
  later.toggleWish({ id: 'a', name: 'Kit' });
  expect(later.toast()).toMatchObject({ title: 'Removed from Wishlist' });
  expect(later.ids()).toEqual(['b']);
});

it('drops what is no id', async () => {
  stored.set('kitroom.wishlist', '{"version":1,"value":["a",7,null,"a"]}');
  expect((await openTab()).ids()).toEqual(['a']);
});
