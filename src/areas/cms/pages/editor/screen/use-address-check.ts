import { useEffect, useState } from 'react';
import { RESERVED_SLUGS, slugProblem } from '@/domain/pages/editor/page-slug';
import { SLUG_REDIRECTED, SLUG_TAKEN } from '@/domain/pages/editor/taken-address';
import type { AtAddress } from '@/modules/pages/data/check-slug';
import { requestCms } from '@/areas/cms/http/server-calls';
import { useEditor } from '../store/use-editor';

/** Pause after the last letter, ms. */
const PAUSE_MS = 400;

/** Other pages at or below the typed address. */
export function useAddressCheck(isEnabled: boolean): string | undefined {
  const slug = useEditor(({ editor }) => editor.document.slug);
  const page = useEditor((store) => store.page);
  const [found, setFound] = useState<{ slug: string; message: string | undefined }>();
  const id = page?.id;
  const isTyped = isEnabled && slug !== page?.document.slug && slugProblem(slug, RESERVED_SLUGS) === undefined;
  useEffect(() => {
    if (!isTyped) return;
    const check = async () => {
      const answer = await requestCms<AtAddress>('/cms/pages/address', 'POST', { slug, id });
      if (answer.kind === 'ok') setFound({ slug, message: messageOf(answer.value) });
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyped, slug, id]);
  return found?.slug === slug ? found.message : undefined;
}

const messageOf = ({ isPage, isRedirect }: AtAddress): string | undefined =>
  isPage ? SLUG_TAKEN : isRedirect ? SLUG_REDIRECTED : undefined;
