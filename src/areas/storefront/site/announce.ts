import { keepToast } from '@/ui/kept-toast';
import { toast } from '@/ui/toast';

const FOCUS_DELAY_MS = 100;
const GIVE_UP_MS = 5000;

export const SHOP_SEARCH = 'shop-search';

/** Completes a click on the search icon from before hydration. */
export function announceArrival(): void {
  if (window.location.hash !== `#${SHOP_SEARCH}`) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  announceSearch();
}

/** Focuses the shop’s search box after 100 ms. */
export function announceSearch(): void {
  toast({ title: 'Search Ready', description: 'Use the search bar to find products!' });
  const started = Date.now();
  function focus() {
    const input = document.getElementById(SHOP_SEARCH);
    if (input) input.focus();
    else if (Date.now() - started < GIVE_UP_MS) setTimeout(focus, FOCUS_DELAY_MS);
  }
  setTimeout(focus, FOCUS_DELAY_MS);
}

export function announceAccount(): void {
  keepToast({ title: 'Account Access', description: 'Access your team portal for account management!' });
}
