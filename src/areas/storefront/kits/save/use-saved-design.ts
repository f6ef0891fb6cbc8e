'use client';

import { useState } from 'react';
import type { DesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { Answer, Refused } from '@/lib/client/ask';
import { saveDesign, storeDesign } from '@/modules/kits/ask-designs';
import { toast } from '@/ui/toast';
import { readSavedLink, removeSavedLink, writeSavedLink, type SavedLink } from './saved-links';

/** Saves a design of this browser on the server. What cannot be saved stays as it is here. */
export function useSavedDesign(localId: string, document: KitDocument) {
  const [link, setLink] = useState(() => readSavedLink(localId));
  const [refused, setRefused] = useState<Refused>();
  /** What somebody else has saved in the meantime. */
  const [theirs, setTheirs] = useState<DesignView>();
  const [isBusy, setBusy] = useState(false);

  function note(saved: SavedLink) {
    writeSavedLink(localId, saved);
    setLink(saved);
    setTheirs(undefined);
    setRefused(undefined);
  }

  function refuse(answer: Refused & { current?: DesignView }) {
    if (answer.code === 'conflict' && answer.current) return setTheirs(answer.current);
    setRefused(answer);
    // Deleted elsewhere: what is here can be saved as a new one.
    if (answer.code !== 'not_found') return;
    removeSavedLink(localId);
    setLink(undefined);
  }

  async function attempt<View extends DesignView>(work: () => Promise<Answer<View>>) {
    setBusy(true);
    const answer = await work();
    setBusy(false);
    if (!answer.ok) return refuse(answer);
    note({ ...link, ...answer.value });
    toast({ title: 'Design saved', description: answer.value.name });
  }

  return {
    link,
    refused,
    theirs,
    isBusy,
    save: () => attempt<DesignView>(() => (link ? saveDesign(link, document, link) : storeDesign(document))),
    /** Saves over what somebody else has saved, which stays among its versions. */
    saveOver: ({ revision }: DesignView) =>
      attempt<DesignView>(() => (link ? saveDesign(link, document, { revision, keep: true }) : storeDesign(document))),
    /** Goes on with what somebody else has saved. */
    take: (view: DesignView) => {
      if (link) note({ ...link, revision: view.revision });
    },
  };
}
