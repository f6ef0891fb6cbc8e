import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { listDesigns, readDesign, removeDesign, writeDesign } from './local-designs';

const kit = (name: string) => starterKit('football-shirt', ['#000000', '#ffffff'], name);

function storage(): Record<string, unknown> {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(store, key) ? store[key] : null),
    setItem: (key: string, value: string) => (store[key] = value),
    removeItem: (key: string) => delete store[key],
  };
  const store: Record<string, unknown> = Object.create(methods) as Record<string, unknown>;
  return store;
}

let stored: Record<string, unknown>;
beforeEach(() => {
  stored = storage();
  vi.stubGlobal('localStorage', stored);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('designs kept in the browser', () => {
  it('are listed, the latest first', () => {
    expect(writeDesign({ id: 'a', changedAt: 1, document: kit('First') })).toBe(true);
    writeDesign({ id: 'b', changedAt: 2, document: kit('Second') });
    expect(listDesigns()).toMatchObject({ designs: [{ id: 'b' }, { id: 'a' }], damaged: [] });
    removeDesign('b');
    expect(listDesigns().designs).toEqual([{ id: 'a', changedAt: 1, document: kit('First') }]);
  });

  it('tells which cannot be read, and keeps the others and what is stored of it', () => {
    writeDesign({ id: 'a', changedAt: 1, document: kit('First') });
    stored['kitroom.kit.cut'] = '{"version":1,"value":{"docu';
    stored['kitroom.kit.odd'] = JSON.stringify({ version: 1, value: { document: { version: 99 } } });
    stored['kitroom.cart'] = '{}';
    expect(listDesigns()).toMatchObject({ designs: [{ id: 'a' }], damaged: ['cut', 'odd'] });
    expect(readDesign('odd')).toBeUndefined();
    expect(stored).toHaveProperty(['kitroom.kit.cut']);
  });

  it('says where the browser has no room', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeDesign({ id: 'a', changedAt: 1, document: kit('First') })).toBe(false);
  });
});
