import type { StoragePlace } from '@/lib/client/browser-storage';

/** Runs before the first paint, as React takes 2 s on a phone. The parent needs `suppressHydrationWarning`. */
export function MarkEmpty({ place: { key, version } }: { place: StoragePlace }) {
  const script = `{let kept;try{kept=JSON.parse(localStorage.getItem('${key}'))}catch{}if(kept?.version!==${version}||!kept.value?.length)document.currentScript.parentElement.dataset.empty=''}`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
