import type { StoragePlace } from '@/lib/browser-storage';

/**
 * Gives its parent `data-empty` where this browser keeps nothing in a list, before anything is painted: React, which knows of
 * it later, takes two seconds to come to a phone. The parent needs `suppressHydrationWarning`.
 */
export function MarkEmpty({ place: { key, version } }: { place: StoragePlace }) {
  const script = `{let kept;try{kept=JSON.parse(localStorage.getItem('${key}'))}catch{}if(kept?.version!==${version}||!kept.value?.length)document.currentScript.parentElement.dataset.empty=''}`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
