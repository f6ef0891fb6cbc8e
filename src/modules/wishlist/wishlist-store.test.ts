import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();

async function openTab() {
  vi.resetModules();
  const { currentToast } = await import('@/ui/toast');
  const { toggleWish, useWishlist, wishAll } = await import('./wishlist-store');
  return { toggleWish, wishAll, toast: currentToast, ids: () => useWishlist.getState().productIds };
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

it('puts back where it stood what was taken off by mistake', async () => {
  const { toggleWish, toast, ids } = await openTab();
  for (const id of ['a', 'b', 'c']) toggleWish({ id, name: id });
  toggleWish({ id: 'b', name: 'b' });
  const undo = toast()?.action;
  expect([undo?.label, ids()]).toEqual(['Undo', ['a', 'c']]);
  toggleWish({ id: 'd', name: 'd' });
  undo?.onClick();
  undo?.onClick();
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect((await openTab()).ids()).toEqual(['a', 'b', 'c', 'd']);
});

it('takes over a whole list, each once, and says how many are new', async () => {
  const { wishAll, toggleWish, toast, ids } = await openTab();
  toggleWish({ id: 'b', name: 'Bag' });
  wishAll(['a', 'b', 'c']);
  expect(ids()).toEqual(['b', 'a', 'c']);
  expect(toast()?.description).toBe('2 products have been added to your wishlist!');
});

it('drops what is no id', async () => {
  stored.set('kitroom.wishlist', '{"version":1,"value":["a",7,null,"a"]}');
  expect((await openTab()).ids()).toEqual(['a']);
});
