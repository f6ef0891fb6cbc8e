import { linkedDesign } from '@/domain/kits/designs/design-links';
import { loadDesign } from '@/modules/kits/ask-designs';
import { toast } from '@/ui/toast';
import { openDesign, startDesign, useDesigner } from '../designer-store';
import { readDesign } from '@/modules/kits/local-designs';
import { localIdsOf, readSavedLink, writeSavedLink } from './saved-links';

/**
 * Opens the saved design that the page’s address names behind its #, and takes it from there: what stands there may be
 * its key. Where this browser has the same state of it, it goes on with what became of that here.
 */
export async function openLinked(): Promise<void> {
  const link = linkedDesign(window.location.hash);
  if (!link) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const loaded = await loadDesign(link);
  if (!loaded.ok) {
    toast({ title: 'The saved design was not opened', description: loaded.message, variant: 'destructive' });
    return;
  }
  const { document, revision, sharePath } = loaded.value;
  const here = localIdsOf(link.id)
    .filter((localId) => readSavedLink(localId)?.revision === revision)
    .map(readDesign)
    .find((design) => design !== undefined);
  if (here) openDesign(here);
  else startDesign(document);
  writeSavedLink(useDesigner.getState().designId, { ...link, revision, sharePath });
}
