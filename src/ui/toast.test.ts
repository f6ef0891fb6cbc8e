import { describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, notImplemented, subscribeToToast, toast } from './toast';

describe('toast', () => {
  it('shows one at a time: the newest takes the place of the last', () => {
    toast({ title: 'Removed from Cart' });
    toast({ title: 'Cart Cleared', description: 'All items have been removed from your cart.' });
    expect(currentToast()).toMatchObject({ title: 'Cart Cleared', open: true });
  });

  it('does not let an older toast dismiss the one that shows', () => {
    const older = toast({ title: 'Search Ready' });
    toast({ title: 'Account Access' });
    older.dismiss();
    expect(currentToast()).toMatchObject({ title: 'Account Access', open: true });
  });

  it('closes the one that shows, once', () => {
    const { id } = toast({ title: 'Link Copied' });
    const listener = vi.fn();
    const unsubscribe = subscribeToToast(listener);
    dismissToast(id);
    dismissToast(id);
    expect(currentToast()).toMatchObject({ title: 'Link Copied', open: false });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    toast({ title: 'Error' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('speaks of a missing feature in the words that were ordered', () => {
    notImplemented('Newsletter');
    expect(currentToast()).toMatchObject({
      title: '🔧 Newsletter',
      description: "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!",
    });
  });
});
