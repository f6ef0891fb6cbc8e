import { keepToast } from '@/ui/kept-toast';
import { toast } from '@/ui/toast';

const FOCUS_DELAY_MS = 100;
const GIVE_UP_MS = 5000;

/** Follows the search icon: the notice, and the focus that goes to the shop's search box 100 ms later. */
export function announceSearch(): void {
  toast({ title: 'Search Ready', description: 'Use the search bar to find products!' });
  const started = Date.now();
  function focus() {
    const input = document.getElementById('shop-search');
    if (input) input.focus();
    else if (Date.now() - started < GIVE_UP_MS) setTimeout(focus, FOCUS_DELAY_MS);
  }
  setTimeout(focus, FOCUS_DELAY_MS);
}

/** Follows the account icon. */
export function announceAccount(): void {
  keepToast({ title: 'Account Access', description: 'Access your team portal for account management!' });
}
